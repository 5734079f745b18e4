/** A text as React draws it: the very elements that `plainHtml` makes of it for the page. */
import { createElement, Fragment, type ReactNode } from 'react';
import { scanHtml } from '#core/text/markup.ts';
import { plainHtml } from '#core/text/stanza-html.ts';

interface Open {
  tag: string;
  className: string | undefined;
  children: ReactNode[];
}

/** `<p><span>a &lt; b</span></p>` → the same as React elements; each child has its place as key. */
function draw(html: string): ReactNode {
  const root: Open = { tag: '', className: undefined, children: [] };
  const open = [root];
  const add = (child: ReactNode) => open.at(-1)?.children.push(child);
  scanHtml(html, {
    open(tag, attributes) {
      open.push({ tag, className: attributes.get('class'), children: [] });
    },
    close() {
      const { tag, className, children } = open.pop() as Open;
      add(createElement(tag, { className }, children.map(keyed)));
    },
    text: add,
    raw() {},
  });
  return root.children.map(keyed);
}

/** A text never changes, so a child is told by its place. */
const keyed = (child: ReactNode, place: number): ReactNode => <Fragment key={place}>{child}</Fragment>;

/** Stanzas, lines and numbers of a text; white space between them is kept, so its `textContent` is the text. */
export function VerseText({ text }: { text: string }): ReactNode {
  return draw(plainHtml(text));
}
