/** Styles that come with a lazy chunk. What is adopted stands above the page's own cascade layers. */
export function adopt(style: string): void {
  if (!('CSSStyleSheet' in globalThis)) return; // rendered at build: the page's own style sheet has what its static part needs
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
