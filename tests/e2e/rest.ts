/** A page that is opened on a slow processor, until nothing is left for it to do. */
import type { CDPSession, Page } from 'playwright';

/** Until the page has nothing to do and has been painted. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** What of the page has moved since it was opened, one after the other: `p.no 12,40 60×20 → 12,44 60×20`. */
export const moved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    type Moved = { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Shift = PerformanceEntry & { value: number; sources: Moved[] };
    const at = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`;
    const of = ({ node, previousRect, currentRect }: Moved): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = [element?.localName, ...(element?.classList ?? [])].join('.');
      return `${name} ${at(previousRect)} → ${at(currentRect)}`;
    };
    const found: string[] = [];
    const add = (entries: PerformanceEntryList): void => {
      for (const { value, sources } of entries as Shift[]) if (value > 0) found.push(sources.map(of).join('; '));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // What was before comes in a task of its own.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    add(observer.takeRecords());
    return found;
  });

/**
 * Opens an address where the processor is slow, which reads a page in pieces and could paint between any two.
 * Slowness keeps a processor busy, so it ends once the page is loaded and painted.
 * @param protocol a session of the page
 * @returns what of the page has moved until no request was under way, as the browser counts them, and nothing was left to do
 */
export async function movedAtRest(page: Page, protocol: CDPSession, path: string): Promise<string[]> {
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.goto(path);
  await idle(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForLoadState('networkidle');
  await idle(page);
  return moved(page);
}
