/** What the page shows, drawn once more for paper: the same elements and words, without what only a screen needs. */
import { createElement, Fragment, type ReactNode } from 'react';

/** Attributes that mean something on paper, those of drawings too; ids stand in the page already. */
const KEPT: Readonly<Record<string, string>> = {
  'aria-hidden': 'aria-hidden',
  class: 'className',
  colspan: 'colSpan',
  d: 'd',
  dir: 'dir',
  fill: 'fill',
  height: 'height',
  href: 'href',
  lang: 'lang',
  rowspan: 'rowSpan',
  start: 'start',
  stroke: 'stroke',
  'stroke-linejoin': 'strokeLinejoin',
  'stroke-width': 'strokeWidth',
  transform: 'transform',
  value: 'value',
  viewBox: 'viewBox',
  width: 'width',
};

/** Draws a link of the page; paper cannot follow it. @param words what the link holds, drawn already */
export type DrawLink = (link: HTMLAnchorElement, words: ReactNode) => ReactNode;

const wordsAlone: DrawLink = (_, words) => words;

/** The children of an element, as React draws them. */
export function drawContent(element: Element, drawLink: DrawLink = wordsAlone): ReactNode {
  return [...element.childNodes].map((node, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes
    <Fragment key={place}>{drawCopy(node, drawLink)}</Fragment>
  ));
}

/** An element of the page with all that is in it. */
export function drawCopy(node: Node, drawLink: DrawLink = wordsAlone): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const content = drawContent(node, drawLink);
  if (node instanceof HTMLAnchorElement) return drawLink(node, content);
  const attributes = [...node.attributes].flatMap(({ name, value }) => (KEPT[name] ? [[KEPT[name], value]] : []));
  return createElement(node.localName, Object.fromEntries(attributes), ...(node.hasChildNodes() ? [content] : []));
}
