/** How stanzas, lines and their numbers stand on the page. The words themselves are never touched. */
import { lineHtml, linkedHtml, type NumberLink } from './line-html.ts';
import { lineLanguages } from './line-languages.ts';
import { escapeHtml } from './markup.ts';
import { beginsWithName } from './texts.ts';
import { addressOf, verseId } from './verse-address.ts';
import { cited } from './verse-number.ts';
import { type Kind, speakerLength } from './verses/line-kinds.ts';
import { readStanzas } from './verses/read-stanzas.ts';
import { isLined, isProse, type Line, type Reading, type Stanza } from './verses/stanza.ts';

/** `verse` keeps each line a line, hanging where it wraps; `prose` flows. */
export type TextForm = 'verse' | 'prose';

/** Lines with double dandas are verse, however long they are. */
export const textForm = (text: string): TextForm => (isProse({ text }) && !/॥|\|\|/.test(text) ? 'prose' : 'verse');

/** A stanza's own number is a link to it. */
const link = (id: string, digits: string): string =>
  id === '' ? escapeHtml(digits) : `<a href="#${id}">${escapeHtml(digits)}</a>`;

/** The closing number as a link, where it stands in this line. @param from where the line stands in its stanza */
function numberLink(line: string, from: number, closing: Reading['closing'], id: string): NumberLink | null {
  if (id === '' || !closing || closing.from < from || closing.to > from + line.length) return null;
  const [start, end] = [closing.from - from, closing.to - from];
  return { from: start, to: end, html: link(id, line.slice(start, end)) };
}

/** A line of a verse, who speaks in it set apart. @param from where it stands in its stanza */
function verseLine(line: string, from: number, { closing }: Reading, id: string): string {
  const number = numberLink(line, from, closing, id);
  if (number) return lineHtml(line, number);
  const speaker = speakerLength(line);
  return `${speaker > 0 ? `<small>${escapeHtml(line.slice(0, speaker))}</small>` : ''}${lineHtml(line.slice(speaker))}`;
}

/** A line of dandas, with a number or without: `।`, `५.२८.१ ।`, `॥ २ ॥`. The Ramayana's source has five of them beneath many a verse. */
const DANDAS_ALONE = /^\s*(?:[\p{Nd}.-]{1,12}\s*)?[।॥|](?:\s*[\p{Nd}.-]{1,12}\s*[।॥|])?[\s।॥|]*$/u;
/** Letters of such lines that have room behind a word. */
const LONGEST_DANDAS = 24;

/** How many of the lines after this one are of dandas alone; 0 where they are too long to keep to it. */
function dandasAfter(lines: readonly Line[], at: number, words: string): number {
  const isDandas = ({ from, to }: Line): boolean => DANDAS_ALONE.test(words.slice(from, to));
  const line = lines[at];
  if (!line || isDandas(line)) return 0;
  let count = 0;
  for (let next = lines[at + 1]; next && isDandas(next); next = lines[at + count + 1]) {
    if (next.to - line.to > LONGEST_DANDAS) return 0;
    count += 1;
  }
  return count;
}

/** What is no verse is set smaller and softer, so it has an element of its own. */
const isVerse = ({ kind }: Line): boolean => kind === 'verse' || kind === 'prose';

/** Kinds of stanzas that may be paragraphs among verses; none of a text that is prose, and no verse where all lines are lines of verse. */
export const mayFlow = (text: string, form: TextForm): readonly Kind[] =>
  form === 'prose' ? [] : isLined(text) ? ['prose'] : ['prose', 'verse'];

/** An introduction, a numbered passage of an Upanishad in English. Long lines with dandas are verse. */
const isParagraph = ({ words, kind }: Stanza): boolean =>
  kind === 'prose' || (isProse({ text: words }) && !/[।॥|]/u.test(words));

/** A title within a text is a heading beneath the page's own. */
const HEADINGS = new Set(['title', 'hymn']);

/** The number of its verse, where the link to it tells another; null where that is right. */
function overrideOf({ opening, closing, verse }: Reading): string | null {
  const number = opening ?? closing;
  return (number ? cited(`${number.of}${number.first}`) : '') === verse ? null : verse;
}

/**
 * @param flows kinds of which a paragraph has to say that it is one
 * @param id of the stanza, where its number is to be a link; '' for plain layout
 * @param langOf of a line, where that is not the text's
 */
export function stanzaHtml(
  reading: Stanza,
  flows: readonly Kind[],
  id: string,
  langOf: (line: string) => string | undefined,
): string {
  const { words, opening, lines } = reading;
  // Of two numbers the first is the link.
  const closing = opening ? null : reading.closing;
  const numbered = opening ? lines.findIndex(({ to }) => to >= opening.from) : -1;
  const lang = (line: string): string => {
    const own = langOf(line);
    return own === undefined ? '' : ` lang="${own}"`;
  };
  let held = 0;
  /** A line of its own; dandas alone keep to it: in `i` their line ends are spaces. */
  const ownLine = (from: number, at: number): string => {
    held = dandasAfter(lines, at, words);
    const to = lines[at]?.to ?? from;
    const dandas = words.slice(to, lines[at + held]?.to);
    const end = held > 0 ? `<i>${linkedHtml(dandas, numberLink(dandas, to, closing, id))}</i>` : '';
    const line = words.slice(from, to);
    return `<span${lang(line)}>${verseLine(line, from, { ...reading, closing }, id)}${end}</span>`;
  };
  const shown = lines.flatMap((line, at) => {
    if (held > 0) {
      held -= 1;
      return [];
    }
    const text = words.slice(line.from, line.to);
    if (line.kind === 'gap') return `<span class="gap">${escapeHtml(text)}\n</span>`;
    if (at !== numbered || !opening) {
      if (!isVerse(line)) return `<small${lang(text)}>${lineHtml(text)}</small>`;
      return text === '' ? '' : ownLine(line.from, at);
    }
    const [lead, digits, rest] = [
      words.slice(line.from, opening.from),
      words.slice(opening.from, opening.to),
      words.slice(opening.to, opening.words),
    ];
    const after = words.slice(opening.words, line.to);
    const number = `<b>${escapeHtml(lead)}${link(id, digits)}${escapeHtml(rest)}</b>`;
    return number + (after === '' ? '' : ownLine(opening.words, at));
  });
  const override = overrideOf(reading);
  const attributes = id === '' ? '' : ` id="${id}"${override === null ? '' : ` data-n="${escapeHtml(override)}"`}`;
  const flow = flows.includes(reading.kind) && isParagraph(reading) ? ' class="flow"' : '';
  // A gap has the line end after it within it: copied by a browser, it is an empty line.
  const heading = HEADINGS.has(reading.kind) ? ' role="heading" aria-level="2"' : '';
  return `<p${attributes}${flow}${heading}>${shown.join('\n').replaceAll('\n</span>\n', '\n</span>')}</p>`;
}

/**
 * A text as stanzas, without parts, as islands and booklets draw it.
 * `"1. a\nb\n\n2. c"` → `<p><b>1. </b><span>a</span>\n<span>b</span></p>\n\n<p><b>2. </b><span>c</span></p>`
 * @param lang of the text, BCP 47
 * @param addressed gives each stanza its address as id, and makes its number a link to it
 */
export function plainHtml(text: string, lang: string, addressed = false): string {
  const { before, stanzas } = readStanzas(text);
  const flows = mayFlow(text, textForm(text));
  const langOf = lineLanguages(text, lang);
  const idOf = ({ words, place }: Stanza): string => (addressed ? verseId(addressOf(words, place)) : '');
  const html = stanzas.map((stanza) => stanzaHtml(stanza, flows, idOf(stanza), langOf) + escapeHtml(stanza.after));
  return escapeHtml(before) + html.join('');
}

/**
 * The stanzas of a text that stands under its name: a line that says it stays in the text, and is neither seen nor read out twice.
 * `('<p><small>1.1 காப்பு</small></p>…', '1.1 காப்பு\n\n…', ['காப்பு', 'Kappu'])` → `<p aria-hidden="true"><small>…`
 */
export const hideName = (html: string, text: string, names: readonly string[]): string =>
  beginsWithName(text, names) ? html.replace('<p', '<p aria-hidden="true"') : html;

/** Whether a number stands before the words of a stanza of this text. */
export const hasNumbers = (text: string): boolean => plainHtml(text, '').includes('<b>');
