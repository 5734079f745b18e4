/**
 * Runs in the page: watches one press or one letter, from the reader's side.
 *
 * The clock starts at the time stamp of the browser's own event, so that a busy main thread counts. The press is *seen* in the first
 * frame after the page has changed a state that its styles show, or has put something on the screen; `tests/e2e/presses.test.ts`
 * holds that readers see it. It is *answered* in the first frame in which something of what was asked for can be seen that could
 * not be before. A frame counts as painted when a task that was queued in its `requestAnimationFrame` runs. The Event Timing API
 * would be shorter: a headless Chromium tells nothing of some presses, and of others only with the answer.
 */

/** Milliseconds after the event; null for what did not come in time. */
export interface Answer {
  seen: number | null;
  answered: number | null;
}

export interface Watch {
  event: 'pointerdown' | 'keydown' | 'input';
  /** Selector of what is asked for. */
  answer: string;
  /** Milliseconds after which no answer is waited for. */
  patience: number;
}

/** Begins to watch; `benchAnswer()` is the answer. Imports nothing, since its source text is sent to the page. */
export function watch({ event, answer, patience }: Watch): void {
  const isVisible = (element: Element): boolean => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    // What is for screen readers alone is a pixel.
    if (width <= 1 || height <= 1 || bottom <= 0 || top >= innerHeight) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const there = new Set([...document.querySelectorAll(answer)].filter(isVisible));
  const begun = new Promise<number>((resolve) => {
    addEventListener(event, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const painted = async (): Promise<number> => {
    await new Promise(requestAnimationFrame);
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    return performance.now() - (await begun);
  };
  let seen: number | null = null;
  const look = async (): Promise<void> => {
    await begun;
    const states = ['open', 'hidden', 'disabled', 'aria-busy', 'aria-expanded', 'aria-pressed', 'data-intent'];
    const changed = new Promise((resolve) => {
      const isShown = ({ type, target, addedNodes }: MutationRecord): boolean =>
        type === 'attributes' ||
        [...addedNodes].some((node) => isVisible(node instanceof Element ? node : (target as Element)));
      const changes = new MutationObserver((records) => records.some(isShown) && resolve(changes.disconnect()));
      changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: states });
      addEventListener('input', resolve, { once: true }); // the letter is in its field
    });
    await changed;
    seen = await painted();
  };
  const wait = async (): Promise<number | null> => {
    const began = await begun;
    do {
      await new Promise(requestAnimationFrame);
      if (performance.now() - began > patience) return null;
    } while (![...document.querySelectorAll(answer)].some((one) => !there.has(one) && isVisible(one)));
    return painted();
  };
  void look();
  const answered = wait();
  Object.assign(globalThis, {
    benchAnswer: async (): Promise<Answer> => ({ answered: await answered, seen: seen ?? (await answered) }),
  });
}
