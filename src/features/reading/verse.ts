/** How a text stands on the page: stanzas, lines and their numbers. The words themselves are never touched. */
import { escapeHtml, lineHtml } from './line-html.ts';
import { speakerLength } from './parts/line-kinds.ts';
import { overridesOf } from './parts/overrides.ts';
import { readStanzas } from './parts/read-stanzas.ts';
import { type Line, PROSE_LENGTH, type Stanza as Reading } from './parts/stanza.ts';
import { splitStanzas } from './stanzas.ts';
import { addressOf, verseId } from './verse-id.ts';

/** `verse` keeps each line a line, hanging where it wraps; `prose` flows. Told by the middle line's length. */
export function textForm(text: string): 'verse' | 'prose' {
  const lengths = text
    .split('\n')
    .map((line) => line.trim().length)
    .filter(Boolean)
    .sort((a, b) => a - b);
  return (lengths[lengths.length >> 1] ?? 0) > PROSE_LENGTH ? 'prose' : 'verse';
}

/** Letters of a line that 34 rem hold, about, and the share of longer lines from which on a text has more room. */
const NARROW = 44;
const MANY_WIDE = 1 / 8;

/** Whether lines of verse need more than the usual measure; vowel signs and pitch marks take no room of their own. */
export function isWide(text: string): boolean {
  if (textForm(text) === 'prose') return false;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => line.replace(/\p{M}/gu, '').trim().length > NARROW).length > lines.length * MANY_WIDE;
}

/** A stanza's own number is a link to it. */
const link = (id: string, digits: string): string =>
  id === '' ? escapeHtml(digits) : `<a href="#${id}">${escapeHtml(digits)}</a>`;

/** A line of a verse, who speaks in it set apart. @param from where it stands in its stanza */
function verseLine(line: string, from: number, { closing }: Reading, id: string): string {
  if (id !== '' && closing && closing.from >= from && closing.to <= from + line.length) {
    const [start, end] = [closing.from - from, closing.to - from];
    return `<span>${lineHtml(line.slice(0, start))}${link(id, line.slice(start, end))}${escapeHtml(line.slice(end))}</span>`;
  }
  const speaker = speakerLength(line);
  return `<span>${speaker > 0 ? `<small>${escapeHtml(line.slice(0, speaker))}</small>` : ''}${lineHtml(line.slice(speaker))}</span>`;
}

/** What is no verse is set smaller and softer, so it has an element of its own. */
const isVerse = ({ kind }: Line): boolean => kind === 'verse' || kind === 'prose';

/**
 * @param id of the stanza, where its number is to be a link; '' for plain layout
 * @param override the number of its verse where the page does not tell it otherwise (`library/verse-names.ts`)
 */
function stanzaHtml(words: string, reading: Reading, id: string, override: string | null): string {
  const { opening, lines } = reading;
  // Of two numbers the first is the link.
  const closing = opening ? null : reading.closing;
  const numbered = opening ? lines.findIndex(({ to }) => to >= opening.from) : -1;
  const shown = lines.map((line, at) => {
    const text = words.slice(line.from, line.to);
    if (at !== numbered || !opening) {
      if (!isVerse(line)) return `<small>${lineHtml(text)}</small>`;
      return text === '' ? '' : verseLine(text, line.from, { ...reading, closing }, id);
    }
    const [lead, digits, rest] = [
      words.slice(line.from, opening.from),
      words.slice(opening.from, opening.to),
      words.slice(opening.to, opening.words),
    ];
    const after = words.slice(opening.words, line.to);
    const number = `<b>${escapeHtml(lead)}${link(id, digits)}${escapeHtml(rest)}</b>`;
    return number + (after === '' ? '' : verseLine(after, opening.words, { ...reading, closing }, id));
  });
  const attributes = id === '' ? '' : ` id="${id}"${override === null ? '' : ` data-n="${escapeHtml(override)}"`}`;
  return `<p${attributes}>${shown.join('\n')}</p>`;
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
function htmlOfStanzas(text: string, addressed: boolean): { before: string; stanzas: Stanza[] } {
  const { before, stanzas } = splitStanzas(text);
  const readings = readStanzas(stanzas.map(({ words }) => words));
  const overrides = addressed ? overridesOf(readings) : [];
  return {
    before: escapeHtml(before),
    stanzas: stanzas.map(({ words, after }, at) => {
      const id = addressed ? verseId(addressOf(words, at + 1)) : '';
      const html = stanzaHtml(words, readings[at] as Reading, id, overrides[at] ?? null);
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
 */
export function verseHtml(text: string, addressed = false, parts: Parts = 'none'): string {
  const { before, stanzas } = htmlOfStanzas(text, addressed);
  if (stanzas.reduce((sum, { rows }) => sum + rows, 0) < CUT_FROM[parts]) return before + joined(stanzas);
  const [first = []] = groupByRows(stanzas, FIRST);
  const rest = stanzas.slice(first.length);
  const screens = () => groupByRows(rest, PART).map(joined).map(section).join('');
  const below = rest.length === 0 ? '' : section(parts === 'rest' ? joined(rest) : screens());
  return before + section(joined(first)) + below;
}
