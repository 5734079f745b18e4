/** A text as React draws it: the very elements that `plainHtml` makes of it for the page. */
import { createElement, Fragment, type ReactNode } from 'react';
import { scanHtml } from '#core/text/markup.ts';
import { hideName, plainHtml } from '#core/text/stanza-html.ts';
import { SECOND } from './stanzas.browser.ts';

interface Open {
  tag: string;
  attributes: Record<string, string | undefined>;
  children: ReactNode[];
}

/** `<p><span>a &lt; b</span></p>` → the same as React elements; each child has its place as key. */
/** @param path of the song that it is a second text of */
function draw(html: string, path: string): ReactNode {
  const root: Open = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const add = (child: ReactNode) => open.at(-1)?.children.push(child);
  scanHtml(html, {
    open(tag, attributes) {
      const { class: className, id, href, ...own } = Object.fromEntries(attributes);
      const address = { id: id && `${SECOND}${id}`, href: href && `${path}${href}` };
      open.push({ tag, attributes: { className, ...address, ...own }, children: [] });
    },
    close() {
      const { tag, attributes, children } = open.pop() as Open;
      add(createElement(tag, attributes, children.map(keyed)));
    },
    text: add,
    raw() {},
  });
  return root.children.map(keyed);
}

/** A text never changes, so a child is told by its place. */
const keyed = (child: ReactNode, place: number): ReactNode => <Fragment key={place}>{child}</Fragment>;

interface Props {
  text: string;
  /** BCP 47. */
  lang?: string;
  names?: readonly string[];
  /** Of the page that a second text is from: its verses have their addresses there. */
  path?: string;
}

/** Stanzas, lines and numbers of a text that stands under its names; white space between them is kept, so its `textContent` is the text. */
export function VerseText({ text, lang = '', names = [], path = '' }: Props): ReactNode {
  return draw(hideName(plainHtml(text, lang, path !== ''), text, names), path);
}
