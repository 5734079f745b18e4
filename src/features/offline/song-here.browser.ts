/** The song of the page: its address as the site gives it, whatever the reader's address bar says, and its name. */
export function songHere(): { path: string; name: string } | null {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const name = document.querySelector('h1')?.textContent;
  return canonical && name ? { path: new URL(canonical).pathname, name } : null;
}
