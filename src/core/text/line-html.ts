/** A line of a text as HTML. The words themselves are never touched. */
import { escapeHtml } from './markup.ts';
import { syllablesOf } from './syllables.ts';

/** Dandas, or strokes in their place, with nothing but spaces or a number between: `।`, `| |`, `॥१॥`. */
const DANDAS = /[।॥|]+(?:[ \u00A0]?[\p{Nd}.-]{1,9}[ \u00A0]?[।॥|]+)?(?:[ \u00A0]+[।॥|]+)*/gu;
const DIGIT = /\p{Nd}/u;
/** A letter or a sign of one; a half of a pair may be a half of a letter. */
const OF_WORD = /[\p{L}\p{M}\p{Cs}]/u;
/** A danda between the halves of a verse, with the space around it: `वच॑: । घृ॒तात्` – Rigveda 8.24. */
const HALF = /((?<=[\p{L}\p{M}:])[ \u00A0]?[।|][ \u00A0]+(?=[^\s।॥|]*\p{L}))/u;
/** A row of a table has such strokes too: `| Gods by birth | Gods by merit |`. */
const ROW = /^\s*[।|]/;

/** The style sheet has a hyphen for `u`, so that none is copied. */
const wordsHtml = (words: string): string => syllablesOf(words).map(escapeHtml).join('<u></u>');

/** No line is so narrow that this has no room on it. */
const LONGEST_END = 24;

/** A number of a line that is a link. */
export interface NumberLink {
  from: number;
  to: number;
  html: string;
}

/** The last place from `end` down to `start` that is not after such a character: `('ab  ', 4, 0, / /)` → 2. */
function before(line: string, end: number, start: number, character: RegExp): number {
  let place = end;
  while (place > start && character.test(line.charAt(place - 1))) place -= 1;
  return place;
}

/**
 * What stands after the last word of a line, where it could come to stand alone or be broken: `वयः ॥२॥` → ` ॥२॥`, `tōḻīnāṉ. (2) 1` →
 * `. (2) 1`, `हन्त।।2.47।।` → `।।2.47।।`. null for nothing that could: `yuyutsavaḥ|`, `'Which four?'`.
 */
function endOf(line: string): { from: number; to: number } | null {
  const to = before(line, line.length, 0, /\s/);
  const least = Math.max(0, to - LONGEST_END);
  let from = to;
  while (from > least && !OF_WORD.test(line.charAt(from - 1))) from -= 1;
  if (from === least || !/[\s\p{Nd}]/u.test(line.slice(from, to))) return null;
  // A stop keeps to its word by itself.
  while (!/[\s\p{Nd}।॥|(]/u.test(line.charAt(from)) && from < to) from += 1;
  return from < to ? { from, to } : null;
}

/** The halves of a line, with the danda after each but the last between them: `'a । b'` → `['a', ' । ', 'b']` */
export const halvesOf = (line: string): string[] => (ROW.test(line) ? [line] : line.split(HALF));

/** Dandas within a line: after that of a half the style sheet breaks it. */
const withinHtml = (line: string): string =>
  halvesOf(line)
    .map((part, at) => (at % 2 === 1 ? `<i class="half">${escapeHtml(part)}</i>` : heldHtml(part)))
    .join('');

/** Dandas that are held to their words. Spaces are looked for backwards from each, because a pattern that begins with them takes quadratic time. */
function heldHtml(line: string): string {
  let html = '';
  let end = 0;
  for (const match of line.matchAll(DANDAS)) {
    const space = before(line, match.index, end, /[ \u00A0]/);
    const isFirst = space === end && (end > 0 || space === 0);
    if (isFirst || (space === match.index && !DIGIT.test(match[0]))) continue;
    const held = match.index + match[0].length;
    html += `${wordsHtml(line.slice(end, space))}<i>${escapeHtml(line.slice(space, held))}</i>`;
    end = held;
  }
  return html + wordsHtml(line.slice(end));
}

/** Words as they are, with the number as a link. */
export const linkedHtml = (words: string, link: NumberLink | null): string =>
  link ? escapeHtml(words.slice(0, link.from)) + link.html + escapeHtml(words.slice(link.to)) : escapeHtml(words);

/**
 * What ends a line may not be broken, nor begin a line of its own, and dandas after a space neither: `i` holds it to the word
 * before it, in whatever letters it is shown.
 */
export function lineHtml(line: string, link: NumberLink | null = null): string {
  const end = endOf(line);
  const linked = (from: number, to: number): string =>
    link
      ? escapeHtml(line.slice(from, link.from)) + link.html + escapeHtml(line.slice(link.to, to))
      : escapeHtml(line.slice(from, to));
  if (link && (!end || link.from < end.from))
    return withinHtml(line.slice(0, link.from)) + linked(link.from, line.length);
  if (!end) return withinHtml(line);
  return `${withinHtml(line.slice(0, end.from))}<i>${linked(end.from, end.to)}</i>${escapeHtml(line.slice(end.to))}`;
}
