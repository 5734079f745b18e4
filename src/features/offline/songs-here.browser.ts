/** Paths of the songs that the playlist on the page leads to, each once, in its order. */
export function songsHere(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('.playlist a[href^="/file/"]');
  const paths = Array.from(links, ({ pathname }) => pathname);
  return [...new Set(paths.filter((path) => path.split('/').filter(Boolean).length === 4))];
}
