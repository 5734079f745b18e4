/**
 * A count with the page's own digits, the same in every language: `33924` → `33,924`.
 * Not by `Intl.NumberFormat`, which a phone takes some 40 ms to set up: that would be a part of the first press on every island.
 * @param count an integer
 */
export const digits = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
