/** From verse to verse by arrows: the text is one stop for the keyboard. */
import { stanzasHere } from './stanzas.browser.ts';
import { firstBelow } from './verse-edge.ts';

/** What the verses of the page are found by. */
interface Verses {
  /** The box of the text. */
  box: () => HTMLElement | null;
  /** What has the focus for a verse. */
  handleOf: (verse: HTMLElement) => HTMLElement;
  verseAt: (target: EventTarget | null) => HTMLElement | null;
}

/** @param verses of the page: given, so that this file shares no code with the one that imports it */
export function listenToArrows({ box, handleOf, verseAt }: Verses): void {
  /**
   * The verse that an arrow leads to; null while the one that has the focus, or the text itself, is to be scrolled on.
   * @param step 1 down, -1 up
   */
  function nextVerse(shown: HTMLElement, here: HTMLElement | null, step: 1 | -1): HTMLElement | null {
    const verses = stanzasHere();
    const edges = shown.getBoundingClientRect();
    if (!here) return step === 1 ? (verses[firstBelow(verses, edges.top + 1)] ?? null) : null;
    const { top, bottom } = here.getBoundingClientRect();
    // A verse that goes on outside the box is read to its end first.
    if (step === 1 ? bottom > edges.bottom + 1 : top < edges.top - 1) return null;
    return verses[verses.indexOf(here) + step] ?? null;
  }

  function onArrow(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const shown = box();
    const here = verseAt(event.target);
    if (step === 0 || !shown || (event.target !== shown && !here)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const verse = nextVerse(shown, here, step);
    if (!verse) return;
    event.preventDefault();
    handleOf(verse).focus({ preventScroll: true });
    verse.scrollIntoView({ block: 'nearest' });
  }

  /** Enter on a verse without a number is a press on it; Escape goes back to the text. */
  function onKey(event: KeyboardEvent): void {
    const verse = verseAt(event.target);
    if (!verse || event.defaultPrevented) return;
    if (event.key === 'Enter' && event.target === verse) {
      event.preventDefault();
      verse.click();
    } else if (event.key === 'Escape') box()?.focus({ preventScroll: true });
  }

  document.addEventListener('keydown', onArrow);
  document.addEventListener('keydown', onKey);
}
