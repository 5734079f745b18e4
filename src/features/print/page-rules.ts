/** The rules of paper: what stands in the margin of each page of a printed song or booklet. */

/** A text as a CSS string: `6" tall` → `"6\22  tall"`. Whatever it holds, it stays a string (CSS Syntax, 4.3.5). */
export function cssString(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  const safe = text.replace(/[\0-\x1F\x7F"\\<]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
  return `"${safe}"`;
}

/** The name of the pages that a part of a booklet stands on: the first → `part-1`. */
export const pageName = (place: number): string => `part-${place + 1}`;

const FOOT = 'font: 8.5pt/1.4 system-ui, "Noto Sans", sans-serif; color: #444; vertical-align: top; padding-top: 5mm;';

/** A running title longer than this would meet the page's number. */
const LONGEST_TITLE = 70;

function running(title: string): string {
  const letters = [...title];
  if (letters.length <= LONGEST_TITLE) return title;
  const beginning = letters.slice(0, LONGEST_TITLE - 1).join('');
  return `${beginning.trimEnd()}…`;
}

/**
 * Style rules of the pages: each part's own running title at the foot, and the number of the page. A browser that
 * knows no margin boxes (CSS Paged Media, 5) prints its own instead.
 * @param titles one for each part; '' for a title page, which has neither title nor number
 */
export function pageRules(titles: readonly string[]): string {
  const parts = titles.map((title, place) => {
    const number = title === '' ? 'none' : 'counter(page)';
    const name = title === '' ? 'none' : cssString(running(title));
    return `@page ${pageName(place)} {
  @bottom-left { content: ${name}; ${FOOT} }
  @bottom-right { content: ${number}; ${FOOT} font-variant-numeric: tabular-nums; }
}`;
  });
  return ['@page { margin: 18mm 18mm 22mm; }', ...parts].join('\n');
}
