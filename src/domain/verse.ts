/** How a text stands on the page: stanzas, lines and their numbers. The words themselves are never touched. */

/**
 * The five characters that can end text or an attribute (HTML Living Standard, 13.3), and the carriage return, which a
 * parser would read as a line end (13.2.3.5). NUL has no form at all in HTML.
 */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};

/** A text as HTML that shows it: `<b>` → `&lt;b&gt;`. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\r]/g, (character) => ENTITIES[character] ?? character);
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

function stanzaHtml(stanza: string): string {
  const number = STANZA_NUMBER.exec(stanza.split('\n', 1)[0] ?? '')?.[0] ?? '';
  const rest = stanza.slice(number.length);
  const lines = rest.split('\n').map((line) => (line === '' ? '' : `<span>${lineHtml(line)}</span>`));
  return `<p>${number === '' ? '' : `<b>${escapeHtml(number)}</b>`}${lines.join('\n')}</p>`;
}

/**
 * A text as stanzas (`p`) of lines (`span`), its stanza numbers in `b` and each danda held to its word by `i`. White
 * space between them is kept as it is, so the `textContent` of the result is the text itself, to the letter.
 * `"1. a\nb\n\nc"` → `<p><b>1. </b><span>a</span>\n<span>b</span></p>\n\n<p><span>c</span></p>`
 */
export function verseHtml(text: string): string {
  let html = '';
  let stanza: string[] = [];
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const blank = line.trim() === '';
    if (!blank) stanza.push(line);
    const last = index === lines.length - 1;
    if ((blank || last) && stanza.length > 0) {
      html += stanzaHtml(stanza.join('\n')) + (blank ? '\n' : '');
      stanza = [];
    }
    if (blank) html += escapeHtml(line) + (last ? '' : '\n');
  }
  return html;
}
