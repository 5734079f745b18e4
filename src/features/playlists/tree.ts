/** Walks over hast trees, and the few nodes that a playlist's page is built of. */
import type { Element, ElementContent, Properties, Root, RootContent, Text } from 'hast';

export type Parent = Root | Element;

export const isElement = (node: RootContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));

export const text = (value: string): Text => ({ type: 'text', value });

export function element(tagName: string, properties: Properties, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

/** The text of a node and all it holds, as written. */
export function textOf(node: RootContent | Root): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * Replaces the children of every element, innermost first.
 * @param replace gives what stands in an element's place; the element itself has its new children already
 */
export function mapElements(parent: Parent, replace: (element: Element) => ElementContent[]): void {
  parent.children = parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'doctype') return [];
    if (child.type !== 'element') return [child];
    mapElements(child, replace);
    return replace(child);
  });
}
