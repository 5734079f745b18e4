/** The lotus as the page's icon, in the page itself: a file of its own would cost each first visit a request. */
const LOTUS =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='#b8442c' stroke-width='2'><path d='M16 5c6 7 6 14 0 19-6-5-6-12 0-19zM11 12C9 10 7 10 5 9c0 8 4 14 11 15 7-1 11-7 11-15-2 1-4 1-6 3'/></svg>";

export const ICON = `data:image/svg+xml,${LOTUS.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
