/** Which stanza of one edition stands beside which of another. */

/** A stanza's row: where two columns stand beside each other, and where the second stands beneath the first. From 1. */
export interface Row {
  beside: number;
  beneath: number;
}

export interface Rows {
  first: Row[];
  second: Row[];
}

/** `1. I laud`, `24  படை`, a number alone: the number a stanza begins with. */
const OPENING = /^\s*(\p{Nd}{1,5})(?:[.):]?\s*$|[.):]\s+\S|\s{1,3}[^\p{Nd}\s])/u;
/** `॥१॥`, `।।3.1।।`, `. 1.3.2`, `(2)`: the number a stanza ends with; of a number in parts the last tells the verse. */
const CLOSING = /[।॥|.,;!?)…:\s(](?:\p{Nd}+[.:-])*(\p{Nd}{1,5})[\s।॥|.)]*$/u;

/** Digits of any script: `१२` → 12. Each script has its ten in a row, and no digit before them (Unicode Standard, 4.6). */
function verseNumber(digits: string): number {
  return [...digits].reduce((value, digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return value * 10 + (digit.codePointAt(0) ?? 0) - zero;
  }, 0);
}

interface Numbered {
  /** Verse numbers, rising. */
  numbers: number[];
  /** For each stanza the place of its verse in `numbers`. */
  verseOf: number[];
}

/**
 * The numbered verses of a text: a verse that is told at its end takes in the stanzas before it, one that is told at its
 * beginning those after it, and the first verse the headings above it.
 * @returns null where the numbers do not rise, or there are fewer than two
 */
function readNumbers(stanzas: readonly string[]): Numbered | null {
  const told = (end: boolean) =>
    stanzas.map((stanza) => {
      const lines = stanza.trim().split('\n');
      const digits = (end ? CLOSING.exec(` ${lines.at(-1) ?? ''}`) : OPENING.exec(lines[0] ?? ''))?.[1];
      return digits === undefined ? null : verseNumber(digits);
    });
  const count = (all: readonly (number | null)[]) => all.filter((number) => number !== null).length;
  const [opening, closing] = [told(false), told(true)];
  const atEnd = count(closing) >= count(opening);
  const found = atEnd ? closing : opening;
  // Headings end in numbers too (`५ इन्द्रः, ६`): what stands before the first verse is none.
  const start = found.indexOf(1);
  const all = found.map((number, at) => (at < start ? null : number));
  const numbers = all.filter((number) => number !== null);
  if (numbers.length < 2 || numbers.some((number, at) => at > 0 && number <= (numbers[at - 1] ?? 0))) return null;
  let seen = 0;
  const verseOf = all.map((number) => {
    if (!atEnd && number !== null) seen += 1;
    const verse = atEnd ? seen : seen - 1;
    if (atEnd && number !== null) seen += 1;
    return Math.max(0, Math.min(verse, numbers.length - 1));
  });
  return { numbers, verseOf };
}

/** The share of verses that two editions must have in common for their numbers to mean the same. */
const SHARED = 0.8;

/** Rows for stanzas by the keys of their verses; `keys` in the order of reading. */
function layOut(first: readonly number[], second: readonly number[], keys: Iterable<number>): Rows {
  const placesOf = (verses: readonly number[]) => Map.groupBy(verses.keys(), (at) => verses[at] ?? 0);
  const [mine, theirs] = [placesOf(first), placesOf(second)];
  const rows: Rows = { first: [], second: [] };
  let beside = 1;
  let beneath = 1;
  for (const key of keys) {
    const [own, other] = [mine.get(key) ?? [], theirs.get(key) ?? []];
    for (const [place, at] of own.entries()) rows.first[at] = { beside: beside + place, beneath: beneath + place };
    for (const [place, at] of other.entries()) {
      rows.second[at] = { beside: beside + place, beneath: beneath + own.length + place };
    }
    beside += Math.max(own.length, other.length);
    beneath += own.length + other.length;
  }
  return rows;
}

/**
 * Pairs the stanzas of two editions: by their verses' numbers where both tell them and mean the same by them, else one by
 * one where there are as many.
 * @returns null where neither holds: then the two can only stand beside each other as wholes
 */
export function pairVerses(first: readonly string[], second: readonly string[]): Rows | null {
  const [one, other] = [readNumbers(first), readNumbers(second)];
  if (one && other) {
    const numbers = new Set(one.numbers);
    const common = other.numbers.filter((number) => numbers.has(number)).length;
    if (common >= SHARED * Math.max(one.numbers.length, other.numbers.length)) {
      const keyed = ({ numbers, verseOf }: Numbered) => verseOf.map((verse) => numbers[verse] ?? 0);
      const keys = [...new Set([...one.numbers, ...other.numbers])].sort((a, b) => a - b);
      return layOut(keyed(one), keyed(other), keys);
    }
  }
  if (first.length !== second.length || first.length === 0) return null;
  const places = first.map((_, at) => at);
  return layOut(places, places, places);
}
