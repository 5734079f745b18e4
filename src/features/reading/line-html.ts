/** A line of a text as HTML. The words themselves are never touched. */

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

/** Dandas with nothing but spaces between. */
const DANDAS = /[।॥]+(?:[ \u00A0]+[।॥]+)*/gu;

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
export function lineHtml(line: string): string {
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
