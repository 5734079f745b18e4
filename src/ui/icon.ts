/** The lotus as the page's icon, in the page itself: a file of its own would cost each first visit a request. */
const LOTUS =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='#b8442c' stroke-width='2'><path d='M16 4c7 7 7 15 0 21-7-6-7-14 0-21zM5 11c0 8 4 13 11 14 7-1 11-6 11-14'/></svg>";

export const ICON = `data:image/svg+xml,${LOTUS.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
