/** Tamil words that came from Sanskrit, in the forms that songs have them in. */
import type { TamilLoan, Word } from './glossary.ts';
import type { Part } from './split.ts';

interface Loan {
  /** One part for a word that may be any of several, two for one that is made of two. */
  readonly parts: readonly Part[];
  /** The sense of a word of Tamil's own with the same letters. */
  readonly own: string | undefined;
}

/** Finds a loan by its form in Tamil letters; undefined for any other word. */
export type FindLoan = (word: string) => Loan | undefined;

/**
 * The forms of a loan that are told from no other word: as it is cited, called, honoured, and before the next word's stop.
 * Example: `தேவன்` → `தேவன், தேவா, தேவர், தேவனே`; `பாதம்` → `பாதம், பாதமே, பாதங், பாதஞ், பாதந்`.
 */
function formsOfLoan(tamil: string): string[] {
  const base = tamil.slice(0, -2);
  if (/[\u0b95-\u0bb9]ம்$/u.test(tamil)) return [tamil, ...['மே', 'ங்', 'ஞ்', 'ந்'].map((end) => base + end)];
  if (/[\u0b95-\u0bb9]ன்$/u.test(tamil)) return [tamil, ...['ா', 'ர்', 'னே'].map((end) => base + end)];
  return [tamil];
}

function loanOf({ tamil, of, own }: TamilLoan, byIast: ReadonlyMap<string, Word>): Loan {
  const wordsOf = (names: readonly string[]): Word[] => names.flatMap((name) => byIast.get(name) ?? []);
  const [first = ''] = of;
  const joined = first.split('+');
  const parts = joined.length > 1 ? joined.map((name) => wordsOf([name])) : [wordsOf(of)];
  return { parts: parts.map((words) => ({ form: tamil, words })), own };
}

/** In: the loans, and the words of the glossary that they are of. Out: what finds them. */
export function createLoans(loans: readonly TamilLoan[], words: readonly Word[]): FindLoan {
  const byIast = new Map(words.map((word) => [word.iast, word]));
  const found = new Map<string, Loan>();
  for (const entry of loans) {
    const loan = loanOf(entry, byIast);
    for (const form of formsOfLoan(entry.tamil)) if (!found.has(form)) found.set(form, loan);
  }
  return (word) => found.get(word);
}
