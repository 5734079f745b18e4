/** A text as React draws it: the very elements that `plainHtml` makes of it for the page. */
import { createElement, Fragment, type ReactNode } from 'react';
import { scanHtml } from '#core/text/markup.ts';
import { hideName, plainHtml } from '#core/text/stanza-html.ts';

interface Open {
  tag: string;
  attributes: Record<string, string | undefined>;
  children: ReactNode[];
}

/** `<p><span>a &lt; b</span></p>` → the same as React elements; each child has its place as key. */
function draw(html: string): ReactNode {
  const root: Open = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const add = (child: ReactNode) => open.at(-1)?.children.push(child);
  scanHtml(html, {
    open(tag, attributes) {
      const { class: className, ...own } = Object.fromEntries(attributes);
      open.push({ tag, attributes: { className, ...own }, children: [] });
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
}

/** Stanzas, lines and numbers of a text that stands under its names; white space between them is kept, so its `textContent` is the text. */
export function VerseText({ text, lang = '', names = [] }: Props): ReactNode {
  return draw(hideName(plainHtml(text, lang), text, names));
}
