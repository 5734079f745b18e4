/** Mends what sanitised HTML of all sorts gets wrong: links to nowhere, lists with loose content, lost line ends. */
import type { Element, ElementContent, Root } from 'hast';
import { element, isElement, mapElements } from './tree.ts';
import { safeLink } from './url.ts';

/** A parser drops one line end after `<pre>`; without it there is nothing to drop. */
function withoutFirstLineEnds(pre: Element): Element {
  const children = [...pre.children];
  for (let first = children[0]; first?.type === 'text'; first = children[0]) {
    const value = first.value.replace(/^\n+/, '');
    if (value !== '') {
      children[0] = { type: 'text', value };
      break;
    }
    children.shift();
  }
  return { ...pre, children };
}

const holdsLink = (node: Element): boolean =>
  node.children.some((child) => child.type === 'element' && (child.tagName === 'a' || holdsLink(child)));

/** A list holds items only, so loose content becomes one: `<ul><ul>` → `<ul><li><ul>`. */
function withItemsOnly(list: Element): Element {
  const children: ElementContent[] = [];
  let loose: Element | undefined;
  for (const child of list.children) {
    if (isElement(child, 'li')) {
      loose = undefined;
      children.push(child);
    } else if (loose === undefined && child.type === 'text' && child.value.trim() === '') {
      children.push(child);
    } else if (loose === undefined) {
      loose = element('li', {}, child);
      children.push(loose);
    } else {
      loose.children.push(child);
    }
  }
  return { ...list, children };
}

/**
 * Mends a sanitised tree in place. Doing it twice is doing it once.
 * @param origin the site's own origin, see {@link safeLink}
 */
export function tidy(tree: Root, origin: string): void {
  mapElements(tree, (node) => {
    if (node.tagName === 'a') {
      // Only a table's cell lets one link into another.
      if (holdsLink(node)) return node.children;
      const link = safeLink(String(node.properties['href'] ?? ''), origin);
      return link === null ? node.children : [{ ...node, properties: { ...node.properties, href: link.href } }];
    }
    if (node.tagName === 'pre') return [withoutFirstLineEnds(node)];
    if (node.tagName === 'ol' || node.tagName === 'ul') return [withItemsOnly(node)];
    return [node];
  });
}
