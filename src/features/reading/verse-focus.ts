/** Which element of a verse has the focus for it, and what is heard then. */

/** Its number, or the verse itself. */
export const handleOf = (verse: HTMLElement): HTMLElement => verse.querySelector<HTMLElement>('a[href*="#v"]') ?? verse;

/** Gives a verse the focus without a scroll, described by its words: a screen reader says them with its name. */
export function focusVerse(verse: HTMLElement): void {
  const handle = handleOf(verse);
  handle.tabIndex = -1;
  // What a verse owns, that of a second text, is said when its turn comes.
  if (verse.hasAttribute('aria-owns')) {
    handle.removeAttribute('aria-describedby');
    handle.ariaDescription = verse.textContent;
  } else if (handle !== verse) handle.setAttribute('aria-describedby', verse.id);
  handle.focus({ preventScroll: true });
}
