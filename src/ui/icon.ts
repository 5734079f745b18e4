/** The lotus as the page's icon, in the page itself: a file of its own would cost each first visit a request. */

/** Its petals, as `layouts/Header.astro` draws them: said twice in a page, they weigh what once does. */
export const PETAL =
  'M16 5c3.2 3.4 4.6 7 4.6 10.3 0 3.5-1.9 6.5-4.6 8.7-2.7-2.2-4.6-5.2-4.6-8.7C11.4 12 12.8 8.4 16 5z';
export const PETALS =
  'M11.7 12.6C9.8 11 7.7 10 5.4 9.6c-.4 3.4.5 6.7 2.7 9.4 2 2.5 4.8 4.3 7.9 5 3.1-.7 5.9-2.5 7.9-5 2.2-2.7 3.1-6 2.7-9.4-2.3.4-4.4 1.4-6.3 3';

const LOTUS = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='4 3 24 24' fill='none' stroke='#b8442c' stroke-width='2'><path d='${PETAL}'/><path d='${PETALS}'/></svg>`;

/** Angle brackets may stand in a data URL as they are; only a number sign would end it (URL Standard, opaque paths). */
export const ICON = `data:image/svg+xml,${LOTUS.replaceAll('#', '%23')}`;
