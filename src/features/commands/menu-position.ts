/** Where the menu of a verse goes: beside it where there is room, else under or above it, and never over it. */

/** Pixels between the menu and what it belongs to, and kept free at the edges of the window. */
const GAP = 8;

interface Box {
  left: number;
  top: number;
  bottom: number;
}

/** Pixels: three entries of a menu, the fewest that are worth scrolling in; less room is none. */
const LEAST = 132;

/**
 * @param verse all of it; its left edge is that of the words, without the margin that its number hangs in
 * @param number what was pressed
 * @param size of the menu where nothing holds it in
 * @param view the part of the window that is free: above `height` nothing covers it
 * @returns its place, and the height that it may take of the window; what is taller scrolls in it
 */
export function positionBeside(
  verse: Box,
  number: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
) {
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  const all = Math.min(size.height, view.height - 2 * GAP);
  const left = number.left - GAP - size.width;
  // The number hangs in a margin with room for the menu.
  if (number.left < verse.left && left >= GAP) return { left, top: clamp(number.top, view.height - all), height: all };
  const along = clamp(number.left, view.width - size.width);
  const above = verse.top - 2 * GAP;
  const under = view.height - verse.bottom - 2 * GAP;
  const isUnder = under >= size.height || (above < size.height && under > above);
  const height = Math.min(size.height, isUnder ? under : above);
  if (height >= Math.min(size.height, LEAST))
    return { left: along, top: isUnder ? verse.bottom + GAP : verse.top - GAP - height, height };
  // A verse that fills the window leaves one end of it: that which is further from the number.
  return { left: along, top: number.top > view.height / 2 ? GAP : view.height - GAP - all, height: all };
}
