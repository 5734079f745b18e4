/** Which verse stands at an edge of the screen. */

/** An element, as far as it is asked here. */
interface Piece {
  readonly parentElement: Piece | null;
  getBoundingClientRect(): { readonly bottom: number; readonly width: number };
}

/**
 * The first verse that ends below an edge. What holds a verse is asked before it: in a part of a long text that was never
 * laid out, each verse asked would be laid out there and then.
 * @param verses in the order of the text
 * @param edge pixels from the upper edge of the window
 * @returns its place, or -1
 */
export function firstBelow(verses: readonly Piece[], edge: number): number {
  const endsBelow = (piece: Piece | null): boolean => piece !== null && piece.getBoundingClientRect().bottom > edge;
  // Side by side it is laid out as if it were not there.
  const isNowhere = (piece: Piece | null): boolean => piece?.getBoundingClientRect().width === 0;
  return verses.findIndex(
    (verse) => (isNowhere(verse.parentElement) || endsBelow(verse.parentElement)) && endsBelow(verse),
  );
}
