/** Devanagari and the scripts that stand letter beside letter with it. */
import Sanscript from '@indic-transliteration/sanscript';
import type { ScriptId } from '#core/text/scripts.ts';
import { mapRuns } from './runs.ts';

export type BrahmicId = Extract<ScriptId, 'telugu' | 'kannada' | 'malayalam' | 'bengali' | 'gujarati'>;

/** What sanscript 1.3.3 leaves as it is or has in an old form: Devanagari → the script. Each is read back too. */
const OWN: Readonly<Record<BrahmicId, readonly (readonly [devanagari: string, own: string])[]>> = {
  telugu: [['\u093C', '\u0C3C']],
  kannada: [['\u093C', '\u0CBC']],
  // The au of the reformed spelling, in use since 1971: U+0D57.
  malayalam: [['\u094C', '\u0D57']],
  bengali: [
    ['ळ', 'ল\u09BC'],
    ['\u093C', '\u09BC'],
  ],
  gujarati: [['\u093C', '\u0ABC']],
};

/** Malayalam's letters for a consonant without a vowel at the end of a word, and for r before another (Unicode Standard, 12.9). */
const CHILLU: readonly (readonly [chillu: string, spelled: string])[] = [
  ['ൺ', 'ണ്'],
  ['ൻ', 'ന്'],
  ['ർ', 'ര്'],
  ['ൽ', 'ല്'],
  ['ൾ', 'ള്'],
];

function withChillus(run: string): string {
  const inner = run.replace(/ര്(?=[ക-മലവ-ഹ])/gu, 'ർ');
  return CHILLU.reduce(
    (spelled, [chillu, end]) => (spelled.endsWith(end) ? spelled.slice(0, -2) + chillu : spelled),
    inner,
  );
}

/** After a vowel Bengali prints y with a dot; without it the letter is said as j. */
const YA = /(?<=[\u0985-\u09B9\u09BE-\u09CC])য(?!\u09BC)/gu;

/** A nasal stroke with a danda's foot (U+A8F3), known to Devanagari alone: it sounds as the candrabindu. */
const GUM = /ꣳ/gu;

/** Om is one sign in Devanagari; where it is spelled elsewhere, it is spelled as a word of its own. */
const OM: Readonly<Record<BrahmicId, string>> = {
  telugu: 'ఓం',
  kannada: 'ಓಂ',
  malayalam: 'ഓം',
  bengali: 'ওঁ',
  gujarati: 'ૐ',
};

/** `('शिवाय', telugu)` → `శివాయ`. Tones, dandas and words of other scripts stay. */
export function fromDevanagari(text: string, to: BrahmicId): string {
  return mapRuns(text, 'deva', (run) => {
    const known = run.replace(GUM, 'ँ');
    const own = OWN[to].reduce((spelled, [deva, letter]) => spelled.replaceAll(deva, letter), known);
    const made = Sanscript.t(own, 'devanagari', to);
    if (to === 'malayalam') return withChillus(made);
    return to === 'bengali' ? made.replace(YA, 'য\u09BC') : made;
  });
}

/** `('శివాయ', telugu)` → `शिवाय`; a word that is Om alone becomes its sign. */
export function toDevanagari(text: string, from: BrahmicId): string {
  return mapRuns(text, from, (run) => {
    if (run === OM[from]) return 'ॐ';
    const letters = [...OWN[from].map(([deva, own]) => [own, deva] as const), ...(from === 'malayalam' ? CHILLU : [])];
    const plain = from === 'bengali' ? run.replaceAll('য\u09BC', 'য') : run;
    const known = letters.reduce((spelled, [own, letter]) => spelled.replaceAll(own, letter), plain);
    return Sanscript.t(known, from, 'devanagari');
  });
}
