/** Stretches of a verse's words → ranges of the page, to be marked without touching an element. */

/** The text nodes of a verse, each with where its letters begin in the words of the whole. */
function* textNodes(verse: Element): Generator<{ node: Text; from: number; to: number }> {
  const walker = document.createTreeWalker(verse, NodeFilter.SHOW_TEXT);
  let from = 0;
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    yield { node, from, to: from + node.length };
    from += node.length;
  }
}

/**
 * @param verse whose `textContent` was searched
 * @param stretch `[start, end)` in its UTF-16 units
 * @returns null where the verse has changed meanwhile
 */
export function rangeIn(verse: Element, [start, end]: readonly [number, number]): Range | null {
  const range = document.createRange();
  let isBegun = false;
  for (const { node, from, to } of textNodes(verse)) {
    if (!isBegun && start < to) {
      range.setStart(node, start - from);
      isBegun = true;
    }
    if (isBegun && end <= to) {
      range.setEnd(node, end - from);
      return range;
    }
  }
  return null;
}
