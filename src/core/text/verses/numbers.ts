/** Numbers that stand with a stanza and may be its verse's: before its words or after them, in the digits of any script. */
import { asciiDigits, cited } from '../verse-number.ts';

/** A number as it stands. Whether it is the verse's is told by those of the other stanzas (`sequence.ts`). */
export interface Candidate {
  /** In ASCII digits, as a reader would cite it: `1.3.1`, `12`, `9-12`. */
  said: string;
  /** Verses from the first to the last of them: 9 and 12 for `9-12`, the same for one verse. */
  first: number;
  last: number;
  /** What stands before the verse's own number, of a number in parts: `1.3.`. */
  of: string;
  /** Where its digits stand in the stanza, in UTF-16 units. */
  from: number;
  to: number;
}

export interface OpeningCandidate extends Candidate {
  /** Where the words begin after it, of what is set apart with it: `1. `, `12\r`. */
  words: number;
  /** No words stand on its line. */
  isAlone: boolean;
}

export interface ClosingCandidate extends Candidate {
  /** Double dandas stand on both sides of it, as they stand around nothing but the number of a verse: `।।2.20।।`. */
  isSure: boolean;
}

const DIGIT = /\p{Nd}/u;
export const DOUBLE_DANDA = '(?:॥|।\\s?।|\\|\\|)';
const AFTER_DOUBLE = new RegExp(`${DOUBLE_DANDA}\\s*$`, 'u');
const BEFORE_DOUBLE = new RegExp(`^\\s*${DOUBLE_DANDA}`, 'u');
/** Dandas and the spaces among them. */
const DANDAS_BESIDE = 8;

/** No verse is in such a line, and a pattern reads a line more than once. */
const LONGEST = 400;

/**
 * `1. I laud`, `1  தோடுடைய`, `3134` alone, `753:`, `163,`, `456.. மானிடம்`, `185 . நக்கான்`, `1.1. BRAHMA`, `(1-5) May it`, `1, 2. Next`,
 * `012அண்ணல்`. A heading's goes on without a stop: `1.1 திருப்பிரமபுரம்`. Letters of the Latin script never follow at once: `2nd`.
 */
const OPENING =
  /^(\s*[([:]?)((?:\p{Nd}{1,4}\.(?:\s(?=\p{Nd}{1,3}[.)]))?){0,2})(\p{Nd}{1,5})(?:\s?([-–,])\s?(\p{Nd}{1,5}))?(?:\s?[\])])?(?:(?:\s\3)?\s*[.:,]?\s*$|\s?(?:[.):]{1,3}|\.,|,(?=\s))(?:\s+|\s*(?=[^\p{Nd}\s.,]))(?=\S)|\s{1,3}(?=[^\p{Nd}\s])|(?=[^\p{Nd}\p{P}\p{Z}\s\p{Script=Latin}\p{Script=Common}]))/u;

/** @param other the last of several verses, '' of one */
function candidate(of: string, digits: string, other: string, from: number, to: number): Candidate {
  const first = Number(asciiDigits(digits));
  const last = other === '' ? first : Number(asciiDigits(other));
  const prefix = cited(of);
  return { said: `${prefix}${first}${last > first ? `-${last}` : ''}`, first, last, of: prefix, from, to };
}

/** @example openingOf('12. Agni is here') → { said: '12', first: 12, last: 12, of: '', from: 0, to: 2, words: 4 } */
export function openingOf(stanza: string, from = 0): OpeningCandidate | null {
  const end = stanza.indexOf('\n', from);
  const line = stanza.slice(from, Math.min(end < 0 ? stanza.length : end, from + LONGEST));
  const [whole, lead = '', of = '', digits = '', joint = '', other = ''] = OPENING.exec(line) ?? [];
  if (whole === undefined) return null;
  // `1.1 திரு…` is a heading; `11.4. In that case` is a verse.
  if (of !== '' && other === '' && !/^[.):\s]*[.):]/u.test(whole.slice(lead.length + of.length + digits.length)))
    return null;
  const start = from + lead.length;
  const number = candidate(of, digits, other, start, start + of.length + digits.length);
  const { first, last } = number;
  if (last < first || (joint === ',' && last !== first + 1)) return null;
  return { ...number, words: from + whole.length, isAlone: line.slice(whole.length).trim() === '' };
}

/** `॥१॥`, `।।2.1।।`, `||1-1||`, `॥३॥६॥`, `। ५.३५.१ ।`, ` 1.1.1`, `(5.1.1)`, `.5`, ` 3.100.4-7`, `(2) 1.`: at the end of a line. */
const CLOSING =
  /(^|[।॥|:.,;!?)…’'"»]|[^\p{Nd}\p{P}\p{Z}\s]\s)([\s(]*)((?:\p{Nd}{1,4}\s?[.-]\s?){0,2})(\p{Nd}{1,5})(?:[-–](\p{Nd}{1,5}))?[\s.)।॥|]*$/u;

/** The last line with words or a number in it ends the stanza; after it a source may have dandas alone. */
const DANDAS_ALONE = /^[\s।॥|.]*$/u;

/**
 * The numbers that may be told at the end of a stanza, the last first: `… विदितम्॥९॥१॥` → 1, then 9.
 * @param end where the stanza's own lines end: what follows, a colophon, is not read
 */
export function closingsOf(stanza: string, end = stanza.length): ClosingCandidate[] {
  let lineEnd = end;
  let from = stanza.lastIndexOf('\n', lineEnd - 1) + 1;
  while (from > 0 && DANDAS_ALONE.test(stanza.slice(from, lineEnd).slice(0, LONGEST))) {
    lineEnd = from - 1;
    from = stanza.lastIndexOf('\n', lineEnd - 1) + 1;
  }
  const found: ClosingCandidate[] = [];
  // Numbers alone end nothing.
  if (!/\p{L}/u.test(stanza.slice(0, end))) return found;
  let start = Math.max(from, lineEnd - 60);
  // A cut in the midst of a number would read a part of it.
  while (start > from && DIGIT.test(stanza.charAt(start - 1))) start -= 1;
  let line = stanza.slice(start, lineEnd);
  for (let looks = 0; looks < 2; looks += 1) {
    const match = CLOSING.exec(line);
    if (!match) break;
    const [, before = '', space = '', of = '', digits = '', other = ''] = match;
    const at = start + match.index + before.length + space.length;
    if (match.index === 0 && before === '' && start > from) break;
    const to = at + of.length + digits.length + (other === '' ? 0 : other.length + 1);
    const number = candidate(of, digits, other, at, to);
    const isSure =
      AFTER_DOUBLE.test(stanza.slice(Math.max(0, at - DANDAS_BESIDE), at)) &&
      BEFORE_DOUBLE.test(stanza.slice(to, to + DANDAS_BESIDE));
    if (number.last >= number.first) found.push({ ...number, isSure });
    // A danda between two numbers: `॥३॥६॥`, `॥१॥ २`.
    line = line.slice(0, match.index + before.length);
    if (!/[।॥|]\s*$/u.test(line)) break;
    line = line.replace(/[\s।॥|]+$/u, '');
  }
  return [...found, ...joined(found)];
}

/** `॥३॥५॥` where 35 is meant: RV 1.164 has a danda within its numbers. */
function joined([end, before]: readonly Candidate[]): ClosingCandidate[] {
  if (!end || !before || end.of + before.of !== '' || end.last > 9 || before.last > 99 || before.to + 1 !== end.from)
    return [];
  const number = before.last * 10 + end.last;
  return [{ said: String(number), first: number, last: number, of: '', from: before.from, to: end.to, isSure: false }];
}
