/** Milliseconds without an answer after which words say that a press was taken. */
export const WORDS_AFTER = 400;

/** Left for the islands by the script of the page, which shares no module with them: `page/waits.ts`. */
export interface PageWaits {
  startWait(): () => void;
  tellFailure(again: () => void, pressed: Element | null): void;
}

/**
 * Does what a press asks for, which has to be fetched. The control is busy meanwhile, words come after a while, and where it
 * cannot be loaded one sentence says so, with a button that tries again.
 * @param work done now, and again by that button; rejects where it cannot be loaded
 * @param pressed the control
 */
export async function tellWait(work: () => Promise<unknown>, pressed: Element | null): Promise<void> {
  const { startWait, tellFailure } = globalThis as Partial<PageWaits>;
  const endWait = startWait?.();
  pressed?.setAttribute('aria-busy', 'true');
  try {
    await work();
  } catch {
    tellFailure?.(() => void tellWait(work, pressed), pressed);
  }
  endWait?.();
  pressed?.removeAttribute('aria-busy');
}
