/** Where the button for selected words stands, and what it is for. */

/** Characters of a selection whose lines are measured. */
const MOST_MEASURED = 4000;
/** Pixels kept free around the button. */
const GAP = 8;

/** Where a thing of this size goes: under the words, above them where there is no room, never out of the window. */
export function positionNear(
  words: { left: number; top: number; bottom: number },
  size: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const below = words.bottom + GAP;
  const top = below + size.height + GAP <= view.height ? below : words.top - GAP - size.height;
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  return { left: clamp(words.left, view.width - size.width), top: clamp(top, view.height - size.height) };
}

/** Words that are selected, and where their first and last lines are, within their box. */
export interface SelectedText {
  words: string;
  left: number;
  top: number;
  bottom: number;
}

/** What is selected in a text's box; null for nothing. */
export function readSelection(box: Element): SelectedText | null {
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
  return { words, left: last.left, top: Math.max(first.top, edges.top), bottom: Math.min(last.bottom, edges.bottom) };
}
