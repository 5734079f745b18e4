/** A song on paper: its title, its stanzas in one column or two, and where it is from. */

/** One language of a song. */
export interface Column {
  /** `Tamil`, with what the page says of its letters. */
  name: string;
  lang: string;
  dir: string;
  form: 'verse' | 'prose';
  /** Stanzas (`p`) of lines (`span`), each with its row where two languages stand verse by verse. */
  stanzas: readonly { node: HTMLElement; row: number }[];
}

export interface SongSheet {
  title: string;
  titleLang: string;
  /** Beneath the title: `Song No 1 · Tamil`. */
  about: string;
  /** Its address. */
  link: string;
  columns: readonly Column[];
}

export function element(tag: string, className = '', ...content: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

/** `https://nama.test/file/a%20b/` → `https://nama.test/file/a b/`; an address that holds no UTF-8 stays as it is. */
export function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The page's own ornament, which stands at the end of a text on paper too. */
export function lotus(): Node[] {
  const drawn = document.querySelector('main .lotus-rule');
  return drawn ? [drawn.cloneNode(true)] : [];
}

/** `Nama, https://nama.test/…`: where to find it again. */
export function fromLine(address: string): HTMLElement {
  const site = document.querySelector('header a')?.textContent.trim();
  return element('p', 'from', [site, readable(address)].filter(Boolean).join(', '));
}

/** A stanza for paper: no ids, which stand in the page already, and no links, which paper cannot follow. */
function stanzaCopy(stanza: HTMLElement): HTMLElement {
  const copy = element('p', '', ...[...stanza.childNodes].map((node) => node.cloneNode(true)));
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  return copy;
}

function columnBody(tag: string, column: Column, stanzas: Column['stanzas']): HTMLElement {
  const body = element(tag, `words ${column.form}`, ...stanzas.map(({ node }) => stanzaCopy(node)));
  body.lang = column.lang;
  body.dir = column.dir;
  // Numbers before the words hang in a margin of their own.
  if (column.stanzas.some(({ node }) => node.querySelector('b'))) body.classList.add('numbered');
  return body;
}

/** Two languages: their names repeat on every page, and a verse stays beside its own. */
function table(columns: readonly Column[]): HTMLElement {
  const names = element('tr', '', ...columns.map(({ name }) => element('th', '', name)));
  const rows = new Set(columns.flatMap(({ stanzas }) => stanzas.map(({ row }) => row)));
  const lines = [...rows]
    .sort((a, b) => a - b)
    .map((row) => {
      const cells = columns.map((column) => {
        const own = column.stanzas.filter((stanza) => stanza.row === row);
        return columnBody('td', column, own);
      });
      return element('tr', '', ...cells);
    });
  return element('table', '', element('thead', '', names), element('tbody', '', ...lines));
}

export function songSheet({ title, titleLang, about, link, columns }: SongSheet): HTMLElement {
  const heading = element('h1', '', title);
  if (titleLang) heading.lang = titleLang;
  const [only] = columns;
  const body = columns.length > 1 ? table(columns) : only ? columnBody('div', only, only.stanzas) : '';
  return element('section', '', heading, element('p', 'about', about), body, ...lotus(), fromLine(link));
}
