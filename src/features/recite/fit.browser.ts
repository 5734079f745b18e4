/** Fits words into the element that they are shown in. */

/** Whether what is in it needs no more room than it has. */
export const holds = (element: HTMLElement): boolean =>
  element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth;

/** Pixels by which the letters may be smaller than what would fit. */
const FINE = 1;

/**
 * Sets the largest letters with which all is held.
 * @param least pixels; set where not even they fit
 * @returns the size
 */
export function setLargest(element: HTMLElement, least: number, most: number): number {
  const set = (size: number): void => {
    element.style.fontSize = `${size}px`;
  };
  let [low, high] = [least, most];
  set(high);
  if (holds(element)) return high;
  while (high - low > FINE) {
    const middle = (low + high) / 2;
    set(middle);
    if (holds(element)) low = middle;
    else high = middle;
  }
  set(low);
  return low;
}

/** Letters that can be read from the end of a hall, and the largest that are set, as shares of the screen's height. */
const READABLE = 1 / 22;
const LARGEST = 1 / 8;
/** How much larger a step makes them. */
export const STEP = 1.18;

/**
 * The size of a verse's letters: as large as fits, better with each line in one row; where that would be too small to be read, the
 * smallest that is readable, and the verse comes in parts.
 * @param element holds all lines of the verse; it is left at that size
 * @param size steps by which the operator wants it larger
 */
export function setReadable(element: HTMLElement, size: number): number {
  const [least, most] = [READABLE, LARGEST].map((share) => innerHeight * share) as [number, number];
  element.style.whiteSpace = 'nowrap';
  let fits = setLargest(element, least / 2, most);
  element.style.whiteSpace = '';
  if (fits < least) fits = setLargest(element, least / 2, most);
  const letters = Math.max(fits, least) * STEP ** size;
  element.style.fontSize = `${letters}px`;
  return letters;
}

/** The heights of the lines in it, with the room between them, in pixels. */
export function lineHeights(element: HTMLElement): number[] {
  const edges = [...element.querySelectorAll('span')].map((line) => line.getBoundingClientRect());
  return edges.map(({ top, bottom }, at) => (edges[at + 1]?.top ?? bottom) - top);
}
