/** Where the menu of a verse goes: beside it where there is room, else under or above it, and never over it. */

/** Pixels between the menu and what it belongs to, and kept free at the edges of the window. */
const GAP = 8;

interface Box {
  left: number;
  top: number;
  bottom: number;
}

/**
 * @param verse all of it; its left edge is that of the words, without the margin that its number hangs in
 * @param number what was pressed
 * @param view the part of the window that is free: above `height` nothing covers it
 */
export function positionBeside(
  verse: Box,
  number: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  const left = number.left - GAP - size.width;
  // The number hangs in a margin with room for the menu.
  if (number.left < verse.left && left >= GAP) return { left, top: clamp(number.top, view.height - size.height) };
  const under = verse.bottom + GAP;
  const above = verse.top - GAP - size.height;
  const fits = under + size.height + GAP <= view.height;
  // A verse that fills the window leaves one end of it: that which is further from the number.
  const far = number.top > view.height / 2 ? GAP : view.height - GAP - size.height;
  const top = fits ? under : above >= GAP ? above : far;
  return { left: clamp(number.left, view.width - size.width), top };
}
