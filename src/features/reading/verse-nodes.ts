/** A text's layout as nodes, for a text that comes after the page. Trusted Types allow no HTML, and none is needed. */

/** The elements that `verseHtml` makes; every `<` of the text itself is an entity there. */
const TAG = /<(\/?)(p|span|b|i)>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (html: string): string =>
  html.replace(/&(?:#(\d+)|(\w+));/g, (_, code?: string, name = '') =>
    code === undefined ? (ENTITIES[name] ?? '') : String.fromCodePoint(Number(code)),
  );

/** What `verseHtml` of `src/features/reading/verse.ts` made, put into an element: `<p><span>a &lt; b</span></p>` → the nodes. */
export function appendVerse(root: HTMLElement, html: string): void {
  const parts = html.split(TAG);
  const open: HTMLElement[] = [root];
  // The pieces come in threes: text, then the slash and the name of the tag after it.
  for (let at = 0; at < parts.length; at += 3) {
    open.at(-1)?.append(decode(parts[at] ?? ''));
    const name = parts[at + 2];
    if (name === undefined) break;
    if (parts[at + 1] === '/') {
      open.pop();
    } else {
      const element = document.createElement(name);
      open.at(-1)?.append(element);
      open.push(element);
    }
  }
}
