/** Word-by-word gloss of a text: what the glossary says of each word, and nothing where it says nothing. */
import { isEnglish } from './english.ts';
import type { TamilLoan, Word } from './glossary.ts';
import { createLexicon, type FoldWord } from './lexicon.ts';
import { createLoans } from './loans.ts';
import { canonical } from './sandhi.ts';
import { runsOf, type Script, scriptOf } from './scripts.ts';
import { createSplitter, type Part } from './split.ts';
import { hasForeignLetters, isRomanTamil, isSanskritInTamil } from './tamil.ts';
import { hasDiacritics, wordToIast } from './transliterate.ts';

export interface GlossedWord {
  /** As the text has it, accents and all. */
  readonly word: string;
  /** One part for a whole word, several for words written together, none for an unknown word. */
  readonly parts: readonly Part[];
  /** False where the word was parted by rule, or its spelling fits several words. */
  readonly sure: boolean;
  /** What a word of Tamil's own with the same letters means. */
  readonly own?: string | undefined;
}

/** What is known of a whole text before its words are looked up. */
type Kind = 'scholarly' | 'plain' | 'tamil';

/** The words of a text, in order, each with what the glossary says of it. */
export type Glosser = (text: string) => GlossedWord[];

function kindOf(text: string, runs: readonly string[], isScholarly: boolean): Kind {
  const inTamilLetters = runs.some((word) => scriptOf(word) === 'tamil');
  if (inTamilLetters ? !isSanskritInTamil(text) : !isScholarly && isRomanTamil(text)) return 'tamil';
  return isScholarly ? 'scholarly' : 'plain';
}

/** A visarga typed as a colon: `विश्वत॑:` is विश्वतः. */
const colonVisarga = /(?<=[\u0900-\u0963]):/g;

/**
 * In: the words of the glossary and the project's fold. Out: a glosser over them.
 * Devanagari, the other Indian scripts but Tamil, and IAST tell every sound, so there only the exact form (of any case)
 * counts. Sanskrit in Tamil letters and plain Roman do not, so there the fold finds what sounds alike. A word of Tamil is
 * looked up only where the loans have it: மதி, the moon, is not *mati*.
 * Example: the glosser of `अग्निम्`, `agnim`, `அக்னி` and `Agni` → the word `agni` each time.
 */
export function createGlosser(words: readonly Word[], foldWord: FoldWord, loans: readonly TamilLoan[]): Glosser {
  const findLoan = createLoans(loans, words);
  const lexicon = createLexicon(words, foldWord);
  const split = createSplitter(lexicon);
  const remembered = new Map<string, GlossedWord>();

  const bySpelling = (word: string, spelled: string): GlossedWord => {
    // An avagraha at the beginning stands for an a that the word before took: 'pi is api.
    const form = spelled.replace(/^'/, 'a');
    const whole = lexicon.exact(form);
    if (whole.length > 0) return { word, parts: [{ form, words: whole }], sure: whole.length === 1 };
    return { word, parts: split(form) ?? [], sure: false };
  };

  const bySound = (word: string, script: Script): GlossedWord => {
    const alike = lexicon.alike(word, script);
    return { word, parts: alike.length > 0 ? [{ form: word, words: alike }] : [], sure: alike.length === 1 };
  };

  const asLoan = (word: string): GlossedWord => {
    const { parts, own } = findLoan(word) ?? { parts: [], own: undefined };
    return { word, parts, own, sure: own === undefined && parts.every(({ words }) => words.length === 1) };
  };

  const gloss = (word: string, kind: Kind): GlossedWord => {
    const script = scriptOf(word);
    const isTamil = kind === 'tamil' && (script === 'latin' || script === 'tamil');
    if (isTamil && !hasForeignLetters(word)) return asLoan(word);
    if (script === 'tamil' || (script === 'latin' && kind !== 'scholarly')) return bySound(word, script);
    const spelled = bySpelling(word, canonical(wordToIast(word, script, kind === 'scholarly')));
    return spelled.parts.length === 0 && script === 'latin' ? bySound(word, script) : spelled;
  };

  const remember = (word: string, kind: Kind): GlossedWord => {
    const key = `${kind} ${word}`;
    const there = remembered.get(key) ?? gloss(word, kind);
    remembered.set(key, there);
    return there;
  };

  return (text) => {
    const runs = runsOf(text.normalize('NFC').replace(colonVisarga, 'ः'));
    const isScholarly = runs.some(hasDiacritics);
    const kind = kindOf(text, runs, isScholarly);
    // In running English `me`, `no` and `he` are English too, and only names are looked up.
    const isName = isScholarly || !isEnglish(text) ? /^/ : /^[A-Z].{3}|^[^A-Za-z]/;
    return runs.map((word) => (isName.test(word) ? remember(word, kind) : { word, parts: [], sure: false }));
  };
}
