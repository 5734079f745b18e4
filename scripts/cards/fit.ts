/** Fits words into a place: as large as they may be, in as few lines as it takes. */

export interface Place {
  width: number;
  height: number;
  /** Font sizes, the largest first. */
  sizes: readonly number[];
  /** Height of a line, in font sizes. */
  leading: number;
}

/** Width of a text at a font size of 1. */
type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ELLIPSIS = '…';

/** The longest beginning of a word that fits, and the rest of it; one letter at least. */
function breakWord(word: string, most: number, measure: Measure): [string, string] {
  let head = '';
  for (const { segment } of graphemes.segment(word)) {
    if (head !== '' && measure(head + segment) > most) break;
    head += segment;
  }
  return [head, word.slice(head.length)];
}

/** Lines no longer than `most`; a word is broken only where it alone is longer. */
function wrap(text: string, most: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    if (line !== '' && measure(`${line} ${word}`) <= most) {
      line += ` ${word}`;
      continue;
    }
    if (line !== '') lines.push(line);
    while (measure(word) > most) {
      const [head, rest] = breakWord(word, most, measure);
      if (rest === '') break;
      lines.push(head);
      word = rest;
    }
    line = word;
  }
  return line === '' ? lines : [...lines, line];
}

/** What does not fit in the smallest size ends in dots. */
export function fitInto(text: string, { width, height, sizes, leading }: Place, measure: Measure) {
  const longest = Math.max(...text.split(' ').map(measure));
  const smallest = sizes.at(-1) ?? 1;
  for (const size of sizes) {
    if (longest * size > width && size !== smallest) continue;
    const most = Math.max(1, Math.floor(height / (size * leading)));
    const lines = wrap(text, width / size, measure);
    if (lines.length <= most) return { size, lines };
    if (size !== smallest) continue;
    let last = lines[most - 1] ?? '';
    while (last !== '' && measure(last + ELLIPSIS) * size > width) last = last.slice(0, -1);
    return { size, lines: [...lines.slice(0, most - 1), last.trimEnd().toWellFormed() + ELLIPSIS] };
  }
  return { size: smallest, lines: [] };
}
