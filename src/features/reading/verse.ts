/** How a text stands on the page: stanzas, lines and their numbers. The words themselves are never touched. */

import { fnv1a } from '#library/hash.ts';

/**
 * The five characters that can end text or an attribute (HTML Living Standard, 13.3), and the carriage return, which a
 * parser would read as a line end (13.2.3.5). NUL has no form at all in HTML, so its symbol stands for it.
 */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
  '\0': '\u2400',
};

/** A text as HTML that shows it: `<b>` → `&lt;b&gt;`. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\r\0]/g, (character) => ENTITIES[character] ?? character);
}

/**
 * The number a stanza begins with: alone on its line (`3134`), or before its first words (`1. I laud`, `1  தோடுடைய`).
 * Digits of any script count; a number that goes on (`1.1 Title`) is a heading's, and stays where it is.
 */
const STANZA_NUMBER = /^\s*\p{Nd}{1,5}(?:[.):]?\s*$|[.):]\s+(?=\S)|\s{1,3}(?=[^\p{Nd}\s]))/u;

/** Dandas with nothing but spaces between. */
const DANDAS = /[।॥]+(?:[ \u00A0]+[।॥]+)*/gu;

/** Lines longer than this, on the whole, are prose: they fill the measure and do not hang. */
const PROSE_LENGTH = 100;

/** `verse` keeps each line a line, hanging where it wraps; `prose` flows. Told by the middle line's length. */
export function textForm(text: string): 'verse' | 'prose' {
  const lengths = text
    .split('\n')
    .map((line) => line.trim().length)
    .filter(Boolean)
    .sort((a, b) => a - b);
  return (lengths[lengths.length >> 1] ?? 0) > PROSE_LENGTH ? 'prose' : 'verse';
}

/** The last place from `end` down to `start` that is not after such a character: `('ab  ', 4, 0, / /)` → 2. */
function before(line: string, end: number, start: number, character: RegExp): number {
  let place = end;
  while (place > start && character.test(line.charAt(place - 1))) place -= 1;
  return place;
}

/**
 * A danda after a space may not begin a line: `i` holds it to the word before it. Words are looked for backwards from
 * each danda, because a pattern that begins with one (`\S+ +।`) takes quadratic time over a text without spaces.
 */
function lineHtml(line: string): string {
  let html = '';
  let end = 0;
  for (const match of line.matchAll(DANDAS)) {
    const space = before(line, match.index, end, /[ \u00A0]/);
    if (space === match.index) continue;
    const word = before(line, space, end, /\S/);
    if (word === space) continue;
    const held = match.index + match[0].length;
    html += `${escapeHtml(line.slice(end, word))}<i>${escapeHtml(line.slice(word, held))}</i>`;
    end = held;
  }
  return html + escapeHtml(line.slice(end));
}

/**
 * The number a stanza ends with, between dandas (`॥१॥`, `।।2.1।।`, `||13-1||`) or after the sentence (`… னிவனன்றே. 1.1.1`):
 * what stands before it, the number, what stands after.
 */
const CLOSING_NUMBER = /^(.*(?:[।॥|][ \u00A0]*|[.,;!?)…][ \u00A0]+))(\p{Nd}[\p{Nd}.:-]*)([ \u00A0।॥|]*)$/u;

/** Longer lines are not looked at from their ends: no verse is that long, and the pattern reads a line more than once. */
const LONGEST_VERSE_LINE = 400;

/** How a verse is addressed. */
export interface VerseAddress {
  /** Place of the stanza in the text, from 1. */
  place: number;
  /** Eight hex digits of the stanza's words, whatever its number and spacing. */
  mark: string;
}

/**
 * A stanza's address. The mark stays when other verses come and go; the place leads near it when its own words change.
 * `addressOf('1. agnim īḷe', 3)` → `{ place: 3, mark: '…' }`
 */
export function addressOf(stanza: string, place: number): VerseAddress {
  return { place, mark: fnv1a(stanza.replace(/[\p{Nd}\p{P}\s|]+/gu, ' ').trim()) };
}

/** `{ place: 3, mark: 'ab12cd34' }` → `v3.ab12cd34`, the id of the stanza and the fragment that leads to it. */
export const verseId = ({ place, mark }: VerseAddress): string => `v${place}.${mark}`;

/** The last line of a stanza with its closing number as a link to the stanza itself. */
function closingLine(line: string, id: string): string {
  const [, before, number, after] = (line.length <= LONGEST_VERSE_LINE && CLOSING_NUMBER.exec(line)) || [];
  if (before === undefined || number === undefined) return lineHtml(line);
  return `${lineHtml(before)}<a href="#${id}">${number}</a>${escapeHtml(after ?? '')}`;
}

/** @param id of the stanza, where its number is to be a link; '' for plain layout */
function stanzaHtml(stanza: string, id: string): string {
  const number = STANZA_NUMBER.exec(stanza.split('\n', 1)[0] ?? '')?.[0] ?? '';
  const lines = stanza.slice(number.length).split('\n');
  const shown = lines.map((line, at) => {
    if (line === '') return '';
    const closes = id !== '' && number === '' && at === lines.length - 1;
    return `<span>${closes ? closingLine(line, id) : lineHtml(line)}</span>`;
  });
  if (id === '') return `<p>${number === '' ? '' : `<b>${escapeHtml(number)}</b>`}${shown.join('\n')}</p>`;
  const [, lead = '', digits = '', rest = ''] = /^(\s*)(\S*)(\s*)$/.exec(number) ?? [];
  const link =
    number === '' ? '' : `<b>${escapeHtml(lead)}<a href="#${id}">${escapeHtml(digits)}</a>${escapeHtml(rest)}</b>`;
  return `<p id="${id}">${link}${shown.join('\n')}</p>`;
}

/** Whether a number stands before the words of a stanza of this text. */
export const hasNumbers = (text: string): boolean => verseHtml(text).includes('<b>');

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

interface Stanza {
  /** With the white space up to the next one. */
  html: string;
  rows: number;
}

/** The stanzas of a text, and the white space that it begins with. */
function readStanzas(text: string, addressed: boolean): { before: string; stanzas: Stanza[] } {
  const stanzas: Stanza[] = [];
  const lines = text.split('\n');
  let before = '';
  let open: string[] = [];
  const close = (): void => {
    if (open.length === 0) return;
    const words = open.join('\n');
    const id = addressed ? verseId(addressOf(words, stanzas.length + 1)) : '';
    stanzas.push({ html: stanzaHtml(words, id), rows: rowsOf(open) });
    open = [];
  };
  for (const [index, line] of lines.entries()) {
    if (line.trim() !== '') {
      open.push(line);
      continue;
    }
    const ended = open.length > 0;
    close();
    const space = (ended ? '\n' : '') + escapeHtml(line) + (index === lines.length - 1 ? '' : '\n');
    const last = stanzas.at(-1);
    if (last) last.html += space;
    else before += space;
  }
  close();
  return { before, stanzas };
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
 * A text as stanzas (`p`) of lines (`span`), its stanza numbers in `b` and each danda held to its word by `i`. White
 * space between them is kept as it is, so the `textContent` of the result is the text itself, to the letter.
 * `"1. a\nb\n\nc"` → `<p><b>1. </b><span>a</span>\n<span>b</span></p>\n\n<p><span>c</span></p>`
 * @param addressed gives each stanza its address as id, and makes its number a link to it
 * @param parts puts stanzas together in parts (`section`), to be laid out one after another
 */
export function verseHtml(text: string, addressed = false, parts: Parts = 'none'): string {
  const { before, stanzas } = readStanzas(text, addressed);
  if (stanzas.reduce((sum, { rows }) => sum + rows, 0) < CUT_FROM[parts]) return before + joined(stanzas);
  const [first = []] = groupByRows(stanzas, FIRST);
  const rest = stanzas.slice(first.length);
  const screens = () => groupByRows(rest, PART).map(joined).map(section).join('');
  const below = rest.length === 0 ? '' : section(parts === 'rest' ? joined(rest) : screens());
  return before + section(joined(first)) + below;
}
