/** A text as React draws it: the very elements that `plainHtml` makes of it for the page. */
import { Fragment, type ReactNode } from 'react';
import { plainHtml } from '#core/text/stanza-html.ts';

/** The elements that `plainHtml` makes; every `<` of the text itself is an entity there. */
const TAG = /<(\/?)(p|span|small|b|i)(?: class="(flow)")?>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (html: string): string =>
  html.replace(/&(?:#(\d+)|(\w+));/g, (_, code?: string, name = '') =>
    code === undefined ? (ENTITIES[name] ?? '') : String.fromCodePoint(Number(code)),
  );

interface Open {
  tag: 'p' | 'span' | 'small' | 'b' | 'i' | null;
  className: string | undefined;
  children: ReactNode[];
}

/** `<p><span>a &lt; b</span></p>` → the same as React elements; each child has its place as key. */
function draw(html: string): ReactNode {
  const parts = html.split(TAG);
  const root: Open = { tag: null, className: undefined, children: [] };
  const open: Open[] = [root];
  // The pieces come in fours: text, then of the tag after it the slash, the name and the class.
  for (let at = 0; at < parts.length; at += 4) {
    const words = decode(parts[at] ?? '');
    if (words !== '') open.at(-1)?.children.push(words);
    const tag = parts[at + 2] as Exclude<Open['tag'], null> | undefined;
    if (tag === undefined) break;
    if (parts[at + 1] !== '/') {
      open.push({ tag, className: parts[at + 3], children: [] });
      continue;
    }
    const closed = open.pop();
    const Tag = closed?.tag;
    if (!Tag) continue;
    open.at(-1)?.children.push(
      <Tag key={at} className={closed.className}>
        {closed.children.map(keyed)}
      </Tag>,
    );
  }
  return root.children.map(keyed);
}

/** A text never changes, so a child is told by its place. */
const keyed = (child: ReactNode, place: number): ReactNode => <Fragment key={place}>{child}</Fragment>;

/** Stanzas, lines and numbers of a text; white space between them is kept, so its `textContent` is the text. */
export function VerseText({ text }: { text: string }): ReactNode {
  return draw(plainHtml(text));
}
