/** A text as its page holds it: stanzas with their addresses, in parts that are laid out one after another. */
import { lineLanguages } from './line-languages.ts';
import { escapeHtml } from './markup.ts';
import { hideName, mayFlow, stanzaHtml, type TextForm, textForm } from './stanza-html.ts';
import { isLong } from './texts.ts';
import { addressOf, verseId } from './verse-address.ts';
import { readStanzas } from './verses/read-stanzas.ts';

/** Letters of a line that 34 and 40 rem hold, about; marks take no room of their own. A Tamil letter with its signs is as wide as these. */
const NARROW = 47;
const WIDE = 56;
const TAMIL = 2.5;

/** The longest line of verse in the HTML of a text, in letters; paragraphs have the measure of prose. */
function longestLine(html: string): number {
  let longest = 0;
  const verses = html.replace(/<p[^>]* class="flow">.*?<\/p>/gs, '');
  for (const [, line = ''] of verses.matchAll(/<span>(.*?)<\/span>/gs))
    for (const half of line.split('<i class="half">')) {
      const letters = half.replace(/<[^>]*>|\p{M}/gu, '').trim();
      longest = Math.max(longest, letters.length + (TAMIL - 1) * (letters.match(/\p{Script=Tamil}/gu)?.length ?? 0));
    }
  return longest;
}

/** Rows of a phone's screen that one part of a long text fills, about; and the letters of one row. */
const PART = 24;
/** Of the first, which is laid out with the first frame: no more than the box shows. */
const FIRST = 16;
/** Fewer after the first are no part of their own: on a high screen they would not fill the box. */
const LEAST = 30;
const ROW = 38;

/** How a text is cut: not at all, the first screen and the rest, or the rest into screens too. */
export type Parts = 'none' | 'rest' | 'screens';

/** Rows of a text from which on it is cut so. */
const CUT_FROM: Readonly<Record<Parts, number>> = {
  none: Number.POSITIVE_INFINITY,
  rest: FIRST + LEAST,
  screens: FIRST,
};

/** Rows that the lines of a stanza fill, with the one between it and what follows. */
const rowsOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + Math.ceil(line.length / ROW), 1);

type Stanza = ReturnType<typeof htmlOfStanzas>['stanzas'][number];

/** The stanzas of a text, each with the white space up to the next one, and the white space that it begins with. */
function htmlOfStanzas(text: string, addressed: boolean, form: TextForm, lang: string) {
  const { before, stanzas } = readStanzas(text);
  const flows = mayFlow(text, form);
  const langOf = lineLanguages(text, lang);
  return {
    before: escapeHtml(before),
    stanzas: stanzas.map((stanza) => {
      const { words, after, place } = stanza;
      const html = stanzaHtml(stanza, flows, addressed ? verseId(addressOf(words, place)) : '', langOf);
      return { html: html + escapeHtml(after), rows: rowsOf(words.split('\n')) };
    }),
  };
}

/** Stanzas in groups of `most` rows or a few more; the last may have less. */
function groupByRows(stanzas: readonly Stanza[], most: number): Stanza[][] {
  const groups: Stanza[][] = [];
  let rows = most;
  for (const stanza of stanzas) {
    if (rows >= most) {
      groups.push([]);
      rows = 0;
    }
    groups.at(-1)?.push(stanza);
    rows += stanza.rows;
  }
  return groups;
}

const joined = (stanzas: readonly Stanza[]): string => stanzas.map(({ html }) => html).join('');

const section = (html: string): string => `<section>${html}</section>`;

/**
 * A text as stanzas (`p`) of lines (`span`), its stanza numbers in `b` and each danda held to its word by `i`; lines that are no
 * verse, and who speaks, in `small`. White
 * space between them is kept as it is, so the `textContent` of the result is the text itself, to the letter.
 * `"1. a\nb\n\nc"` → `<p><b>1. </b><span>a</span>\n<span>b</span></p>\n\n<p><span>c</span></p>`
 * @param addressed gives each stanza its address as id, and makes its number a link to it
 * @param parts puts stanzas together in parts (`section`), to be laid out one after another
 * @param form for who has reckoned it already
 * @param lang of the text, BCP 47: a line in other letters has its own
 */
export function verseHtml(
  text: string,
  addressed = false,
  parts: Parts = 'none',
  form: TextForm = textForm(text),
  lang = '',
): string {
  const { before, stanzas } = htmlOfStanzas(text, addressed, form, lang);
  if (stanzas.reduce((sum, { rows }) => sum + rows, 0) < CUT_FROM[parts]) return before + joined(stanzas);
  const [first = []] = groupByRows(stanzas, FIRST);
  const rest = stanzas.slice(first.length);
  const screens = () => groupByRows(rest, PART).map(joined).map(section).join('');
  const below = rest.length === 0 ? '' : section(parts === 'rest' ? joined(rest) : screens());
  return before + section(joined(first)) + below;
}

/**
 * What the box of a text holds, worked out from the text alone.
 * @param names what the page's heading says
 * @param lang of the text, BCP 47
 * @returns its classes, `text verse unnumbered`, and the text as stanzas with their addresses
 */
export function textBody(text: string, names: readonly string[], lang = '') {
  // Long texts are laid out as they come into view; for others the bookkeeping would cost more than it saves.
  const long = isLong(text);
  const form = textForm(text);
  const html = verseHtml(text, true, long ? 'screens' : 'rest', form, lang);
  const longest = form === 'prose' ? 0 : longestLine(html);
  const marks = {
    long,
    unnumbered: !html.includes('<a '),
    wide: longest > NARROW && longest <= WIDE,
    wider: longest > WIDE,
  };
  const classes = Object.entries(marks).flatMap(([name, is]) => (is ? name : []));
  return { className: ['text', form, ...classes].join(' '), html: hideName(html, text, names) };
}
