/** HTML from outside → the same words in mark-up that cannot do anything, or a refusal. */
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { checkLimits, PlaylistHtmlError } from './limits.ts';
import { sourceSchema } from './schema.ts';
import { tidy } from './tidy.ts';
import { isElement } from './tree.ts';

/** Misnested mark-up settles in two or three rounds; what has not settled then is built to change. */
const MOST_ROUNDS = 5;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/** Characters that no text needs and that parsers disagree about are left out; line ends become `\n`. */
export const plainCharacters = (content: string): string =>
  content.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '');

const allowed = (tree: Root, schema: Schema): Root => {
  const safe = sanitize(tree, schema);
  return safe.type === 'root' ? safe : { type: 'root', children: safe.type === 'doctype' ? [] : [safe] };
};

/**
 * Parses and cleans until the result, parsed again, is itself: then no parser that follows the standard reads anything
 * else in it (mutation XSS lives on the difference).
 * @param origin the site's own origin, for its absolute links
 * @throws {PlaylistHtmlError} when it is too large, too deep, or does not settle
 */
export function sanitise(html: string, origin: string): Root {
  let current = html;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    checkLimits(current);
    const tree = allowed(fromHtml(current, { fragment: true }), sourceSchema);
    tidy(tree, origin);
    const next = toHtml(tree);
    if (next === current) return tree;
    current = next;
  }
  throw new PlaylistHtmlError(`reads differently each time it is parsed (${MOST_ROUNDS} rounds)`);
}

/**
 * A tree as HTML, proven where it will stand: inside an element of a whole document nothing of it may move, leave the
 * element, or be other than `schema` allows.
 * @throws {PlaylistHtmlError} when it is
 */
export function serialise(tree: Root, schema: Schema): string {
  const html = toHtml(tree);
  const page = fromHtml(`<!doctype html><html><head></head><body><div>${html}</div></body></html>`);
  const root = page.children.find((node) => isElement(node, 'html'));
  const body = root?.children.find((node) => isElement(node, 'body'));
  const [box, ...rest] = body?.children ?? [];
  const same = isElement(box, 'div') && rest.length === 0 && toHtml(box.children) === html;
  if (!same || toHtml(allowed({ type: 'root', children: box.children }, schema)) !== html) {
    throw new PlaylistHtmlError('would not stand in a page as it was cleaned');
  }
  return html;
}
