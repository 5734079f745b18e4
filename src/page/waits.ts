/**
 * What a reader is told of presses that wait for something to be fetched: words after a while, and where it cannot be had one
 * sentence, with a button that tries again. Both stand in every page (`layouts/Page.astro`).
 */
import { type PageWaits, WORDS_AFTER } from '#ui/tell-wait.ts';

const words = document.querySelector('[data-wait]') as HTMLElement;
/** Says that something could not be loaded. */
const failure = document.querySelector('[data-failed]') as HTMLElement;

/** What tries the presses again of which it says so. */
let failed: (() => void)[] = [];
failure.querySelector('button')?.addEventListener('click', () => {
  for (const again of failed) again();
});

/** Presses that have waited for long. */
const waits = new Set<unknown>();
const tellWaits = (): void => {
  words.hidden = waits.size === 0;
};

/** Takes the sentence away. */
export function hideFailure(): void {
  failure.hidden = true;
  failed = [];
}

/**
 * A press begins to wait. The sentence about an earlier one goes, since the reader has gone on.
 * @param after milliseconds until words say that it waits
 * @returns what ends the wait
 */
export function startWait(after = WORDS_AFTER): () => void {
  hideFailure();
  const timer = setTimeout(() => {
    waits.add(timer);
    tellWaits();
  }, after);
  return () => {
    clearTimeout(timer);
    waits.delete(timer);
    tellWaits();
  };
}

/**
 * Says that a press could not be done. Presses that fail together have one sentence, and are tried again together.
 * @param again what the button does: a press that begins to wait
 * @param pressed the control
 */
export function tellFailure(again: () => void, pressed: Element | null): void {
  const focused = document.activeElement;
  failed.push(() => {
    // The button goes: the focus is where it was, or on what was pressed, where there is such a thing.
    for (const place of [document.querySelector('main'), pressed, focused] as (HTMLElement | null)[])
      place?.focus({ preventScroll: true });
    again();
  });
  failure.hidden = false;
}

// For the islands, which share no module with the script of the page.
Object.assign(globalThis, { startWait, tellFailure } satisfies PageWaits);
