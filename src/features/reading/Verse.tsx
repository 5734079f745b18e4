/** A text as React draws it: the very elements that `plainHtml` makes of it for the page. */
import { Fragment, type ReactNode } from 'react';
import { plainHtml } from './stanza-html.ts';

/** The elements that `plainHtml` makes; every `<` of the text itself is an entity there. */
const TAG = /<(\/?)(p|span|small|b|i)>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const decode = (html: string): string =>
  html.replace(/&(?:#(\d+)|(\w+));/g, (_, code?: string, name = '') =>
    code === undefined ? (ENTITIES[name] ?? '') : String.fromCodePoint(Number(code)),
  );

interface Open {
  tag: 'p' | 'span' | 'small' | 'b' | 'i' | null;
  children: ReactNode[];
}

/** `<p><span>a &lt; b</span></p>` → the same as React elements; each child has its place as key. */
function draw(html: string): ReactNode {
  const parts = html.split(TAG);
  const root: Open = { tag: null, children: [] };
  const open: Open[] = [root];
  // The pieces come in threes: text, then the slash and the name of the tag after it.
  for (let at = 0; at < parts.length; at += 3) {
    const words = decode(parts[at] ?? '');
    if (words !== '') open.at(-1)?.children.push(words);
    const tag = parts[at + 2] as Exclude<Open['tag'], null> | undefined;
    if (tag === undefined) break;
    if (parts[at + 1] !== '/') {
      open.push({ tag, children: [] });
      continue;
    }
    const closed = open.pop();
    const Tag = closed?.tag;
    if (Tag) open.at(-1)?.children.push(<Tag key={at}>{closed.children.map(keyed)}</Tag>);
  }
  return root.children.map(keyed);
}

/** A text never changes, so a child is told by its place. */
const keyed = (child: ReactNode, place: number): ReactNode => <Fragment key={place}>{child}</Fragment>;

/** Stanzas, lines and numbers of a text; white space between them is kept, so its `textContent` is the text. */
export function VerseText({ text }: { text: string }): ReactNode {
  return draw(plainHtml(text));
}
