/** Where the button for selected words stands, and what it is for. */

import { wordsWithin } from '#features/reading/index.ts';

/** Characters of a selection whose lines are measured. */
const MOST_MEASURED = 4000;
/** Pixels kept free around the button. */
const GAP = 8;

/** The window without the reading bar, which lies over its upper edge, or on a phone over its lower one. */
export function freeRoom() {
  const bar = document.querySelector('[data-bar]')?.getBoundingClientRect();
  const room = { right: document.documentElement.clientWidth, top: 0, bottom: innerHeight };
  if (!bar || bar.height === 0) return room;
  return bar.top > innerHeight / 2
    ? { ...room, bottom: Math.min(innerHeight, bar.top) }
    : { ...room, top: Math.max(0, bar.bottom) };
}

/** Where a thing of this size goes: under the words, above them where there is no room, never out of what is free. */
export function positionNear(
  words: { left: number; top: number; bottom: number },
  size: { width: number; height: number },
  free: ReturnType<typeof freeRoom>,
): { left: number; top: number } {
  const below = words.bottom + GAP;
  const above = words.top - GAP - size.height;
  const fitsBelow = below + size.height + GAP <= free.bottom;
  // Words that fill the window have it at the lower edge, where a thumb is.
  const top = fitsBelow || above < free.top ? below : above;
  const clamp = (value: number, least: number, most: number) => Math.max(least + GAP, Math.min(value, most - GAP));
  return {
    left: clamp(words.left, 0, free.right - size.width),
    top: clamp(top, free.top, free.bottom - size.height),
  };
}

/** How many verses of a text the selection is of. */
export function selectedVerses(text: Element): number {
  const selection = getSelection();
  if (!selection?.rangeCount) return 0;
  const range = selection.getRangeAt(0);
  // One that only touches a verse, as one made by three presses does the next, has no words of it.
  const isIn = (verse: Element): boolean => range.intersectsNode(verse) && wordsWithin(verse, range).trim() !== '';
  return [...text.querySelectorAll('p')].filter(isIn).length;
}

export type SelectedText = NonNullable<ReturnType<typeof readSelection>>;

/** What is selected in a text's box, of how many verses, and where its first and last lines are; null for nothing. */
export function readSelection(box: Element) {
  const selection = getSelection();
  if (!selection?.rangeCount || !box.contains(selection.anchorNode)) return null;
  const words = selection.toString().trim();
  // Of a whole book the lines are too many to ask for; its button stands at the edge of the box.
  const edges = box.getBoundingClientRect();
  const rects = words.length > MOST_MEASURED ? [edges] : [...selection.getRangeAt(0).getClientRects()];
  const wide = rects.filter(({ width }) => width > 0);
  const first = wide[0];
  const last = wide.at(-1);
  if (words === '' || !first || !last) return null;
  const verses = selectedVerses(box);
  const start = selection.getRangeAt(0).startContainer;
  return {
    words,
    verses,
    /** The verse that it begins in; null in a text that has no addresses. */
    verse:
      (start instanceof HTMLElement ? start : start.parentElement)?.closest<HTMLElement>('[data-box] p[id]') ?? null,
    left: last.left,
    top: Math.max(first.top, edges.top),
    bottom: Math.min(last.bottom, edges.bottom),
  };
}
