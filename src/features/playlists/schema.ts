/** What a playlist's HTML may hold: the mark-up of text, and nothing that runs, loads, sends, names or styles. */
import type { Schema } from 'hast-util-sanitize';

const TEXT =
  'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(' ');
const BLOCKS = 'blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre ul'.split(' ');
const TABLES = 'caption col colgroup table tbody td tfoot th thead tr'.split(' ');
/** Readings above or beside a word. */
const RUBY = 'rp rt ruby'.split(' ');

/** Elements whose content is no text for a reader; every other unknown element gives way to its content. */
const DROPPED =
  'applet audio canvas datalist embed frameset head iframe math noembed noframes object option script select style svg template textarea title video'.split(
    ' ',
  );

const SPAN = /^[1-9]\d?$/;

/** An allow-list for hast-util-sanitize: tag names, and for each attribute the values it may have. */
export const sourceSchema: Schema = {
  tagNames: [...TEXT, ...BLOCKS, ...TABLES, ...RUBY],
  strip: DROPPED,
  attributes: {
    '*': [
      ['lang', /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/],
      ['dir', 'ltr', 'rtl', 'auto'],
    ],
    a: ['href'],
    col: [['span', SPAN]],
    colgroup: [['span', SPAN]],
    li: [['value', /^-?\d{1,6}$/]],
    ol: [
      ['start', /^-?\d{1,6}$/],
      ['reversed', true],
      ['type', '1', 'a', 'A', 'i', 'I'],
    ],
    td: [
      ['colSpan', SPAN],
      ['rowSpan', SPAN],
    ],
    th: [
      ['colSpan', SPAN],
      ['rowSpan', SPAN],
      ['scope', 'row', 'col', 'rowgroup', 'colgroup'],
    ],
  },
  // Without its parent each of these is either invalid or moved by the next parser.
  ancestors: {
    ...Object.fromEntries(TABLES.filter((name) => name !== 'table').map((name) => [name, ['table']])),
    li: ['ol', 'ul'],
    dd: ['dl'],
    dt: ['dl'],
    rp: ['ruby'],
    rt: ['ruby'],
  },
  // Addresses are judged by url.ts, which reads them as browsers do; `HTTP:` is as good as `http:`.
  protocols: {},
  clobber: [],
  required: {},
  allowComments: false,
  allowDoctypes: false,
};

/** The same, and what decorate.ts adds: the page is checked against this before it is let out. */
export const pageSchema: Schema = {
  ...sourceSchema,
  protocols: { href: ['http', 'https', 'mailto'] },
  attributes: {
    ...sourceSchema.attributes,
    a: ['href', ['className', 'external', 'mail'], ['rel', 'noopener', 'noreferrer', 'nofollow']],
    span: [
      ['className', 'before', 'beneath', 'edition', 'gone', 'host', 'name'],
      ['dataT', /^[\da-z]{1,3}$/],
    ],
    div: [['className', 'table'], ['role', 'region'], ['tabIndex', 0], 'ariaLabel'],
    p: [['className', 'plain']],
  },
};
