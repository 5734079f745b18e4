/** Watches one press, or one letter, from the reader's side. */
import type { Page } from 'playwright';
import { PATIENCE } from './phone.ts';

/** Milliseconds after the browser's own event, so that a busy main thread counts; null for what did not come in time. */
export interface Answer {
  /** To the first frame after the page has changed a state that its styles show, or put something on the screen. */
  seen: number | null;
  /** To the first frame in which something of what was asked for can be seen that could not be before. */
  answered: number | null;
}

/** Not in TypeScript's own types of a page. */
interface Scheduled {
  scheduler: { postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void> };
}

/** Runs in the page; imports nothing, since its source text is sent there. */
function watch([event, answer, patience]: readonly [string, string, number]): void {
  const isVisible = (element: Element): boolean => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    // What is for screen readers alone is a pixel.
    if (width <= 1 || height <= 1 || bottom <= 0 || top >= innerHeight) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const there = new Set([...document.querySelectorAll(answer)].filter(isVisible));
  const started = new Promise<number>((resolve) => {
    addEventListener(event, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  /** A frame counts as painted when a task that was queued in its `requestAnimationFrame` runs. */
  const painted = async (): Promise<number> => {
    await new Promise(requestAnimationFrame);
    // Not by a timer or a message, which wait behind what else a busy page does.
    await (globalThis as unknown as Scheduled).scheduler.postTask(() => {}, { priority: 'user-blocking' });
    return performance.now() - (await started);
  };
  const changed = async (): Promise<number> => {
    await started;
    await new Promise((resolve) => {
      const isShown = ({ type, target, addedNodes }: MutationRecord): boolean =>
        type === 'attributes' ||
        [...addedNodes].some((node) => isVisible(node instanceof Element ? node : (target as Element)));
      const changes = new MutationObserver((records) => records.some(isShown) && resolve(changes.disconnect()));
      const attributeFilter = [
        'open',
        'hidden',
        'disabled',
        'aria-busy',
        'aria-expanded',
        'aria-pressed',
        'data-intent',
      ];
      changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
      addEventListener('input', resolve, { once: true }); // the letter is in its field
    });
    return painted();
  };
  const come = async (): Promise<number | null> => {
    await started;
    const isThere = (): boolean =>
      [...document.querySelectorAll(answer)].some((one) => !there.has(one) && isVisible(one));
    const isInTime = await new Promise<boolean>((resolve) => {
      const lookAgain = (frames: number): void => {
        if (isThere()) end(true);
        // What fades in is seen a frame or two later.
        else if (frames > 0) requestAnimationFrame(() => lookAgain(frames - 1));
      };
      const end = (inTime: boolean): void => {
        changes.disconnect();
        clearInterval(often);
        clearTimeout(late);
        resolve(inTime);
      };
      // As it changes, and not frame by frame: frames in which nothing changes would take a slow phone a third of its time.
      const changes = new MutationObserver(() => lookAgain(3));
      changes.observe(document, { subtree: true, childList: true, attributes: true });
      // What comes into sight by a style alone.
      const often = setInterval(lookAgain, 100, 0);
      const late = setTimeout(end, patience, false);
    });
    return isInTime ? painted() : null;
  };
  const [seen, answered] = [changed(), come()];
  Object.assign(globalThis, {
    benchAnswer: async (): Promise<Answer> => ({
      answered: await answered,
      seen: await Promise.race([seen, answered]),
    }),
  });
}

/**
 * @param answer selector of what is asked for
 * @returns does something, and tells when it was seen and answered
 */
export async function timed(
  page: Page,
  event: 'pointerdown' | 'keydown' | 'input',
  answer: string,
  act: () => Promise<unknown>,
): Promise<Answer> {
  await page.evaluate(watch, [event, answer, PATIENCE] as const);
  await act();
  return page.evaluate(() => (globalThis as unknown as { benchAnswer(): Promise<Answer> }).benchAnswer());
}
