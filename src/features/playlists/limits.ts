/** How large and how deep a playlist's HTML may be: the caps that stand before anything recursive. */
import { defaultTreeAdapter, parseFragment } from 'parse5';

/** Characters; the largest playlist of the reference library has 19 thousand, and 1 MB of mark-up is nobody's reading list. */
const MOST_CHARACTERS = 500_000;
/** Elements that the parser makes, clones of misnested ones included: `<b a><b b>…<p><p>…` makes n × m of them. */
const MOST_ELEMENTS = 50_000;
/** Elements open at once. Hand-written HTML stays below 20. */
const MOST_DEPTH = 100;
const MOST_ATTRIBUTES_OF_ONE = 100;
const MOST_ATTRIBUTES = 100_000;

/** Content that cannot be shown as HTML; `message` follows the playlist's name in a report. */
export class PlaylistHtmlError extends Error {
  override name = 'PlaylistHtmlError';
}

const count = (value: number): string => value.toLocaleString('en');

/**
 * Reads the HTML once without keeping what it reads, and stops at the first cap that is passed. The parser's own loop
 * does not recurse; everything that comes after it does.
 * @throws {PlaylistHtmlError} naming the cap
 */
export function checkLimits(html: string): void {
  if (html.length > MOST_CHARACTERS) {
    throw new PlaylistHtmlError(`has ${count(html.length)} characters of HTML, more than ${count(MOST_CHARACTERS)}`);
  }
  let depth = 0;
  let elements = 0;
  let attributes = 0;
  parseFragment(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(name, space, list) {
        elements += 1;
        attributes += list.length;
        if (elements > MOST_ELEMENTS) throw new PlaylistHtmlError(`has more than ${count(MOST_ELEMENTS)} elements`);
        if (attributes > MOST_ATTRIBUTES || list.length > MOST_ATTRIBUTES_OF_ONE) {
          const most = `${count(MOST_ATTRIBUTES_OF_ONE)} attributes on one element or ${count(MOST_ATTRIBUTES)} in all`;
          throw new PlaylistHtmlError(`has more than ${most}`);
        }
        return defaultTreeAdapter.createElement(name, space, list);
      },
      onItemPush() {
        depth += 1;
        if (depth > MOST_DEPTH) throw new PlaylistHtmlError(`has elements nested more than ${MOST_DEPTH} deep`);
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
}
