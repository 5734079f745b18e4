/** A Tamil song in the scripts of its neighbours: as it is said, or letter by letter. */

import { isLetters, type LettersId, type ScriptId, type TamilTarget } from '#core/text/scripts.ts';
import { type BrahmicId, fromDevanagari } from './brahmic.ts';
import { mapRuns, type Rules, rewrite } from './runs.ts';
import { sayTamil } from './spoken.ts';
import { tamilSongToDevanagari } from './tamil.ts';

/** Where a nasal before its own stop is a letter joined to it. The first stays an anusvara in Malayalam: `സിംഗം`. */
const JOINED_NASALS: Rules = [
  [/ं(?=[कग])/gu, 'ङ्'],
  [/ं(?=[चज])/gu, 'ञ्'],
  [/ं(?=[टड])/gu, 'ण्'],
  [/ं(?=[तद])/gu, 'न्'],
  [/ं(?=[पब])/gu, 'म्'],
];

/** At the end of a word, after a vowel, m is the anusvara: `సింగం`. */
const LAST_M: Rules = [[/(?<!\u094D)म्$/u, 'ं']];
/** So is any n before ḍ: `ఎండ్రు`. */
const N_BEFORE_D: Rules = [[/न्(?=ड)/gu, 'ं']];
/** Where ற is no letter of today's alphabet it is said as r. */
const ONE_R: Rules = [[/ऱ/gu, 'र']];
/** Tamil's ழ as these languages write Tamil names: తమిళ్, ತಮಿಳ್, তামিল. */
const RETROFLEX_L: Rules = [[/ऴ/gu, 'ळ']];

/** What of the sounds each script writes otherwise than Devanagari, before its letters are taken. */
const SOUNDS: Readonly<Record<TamilTarget, Rules>> = {
  deva: ONE_R,
  telugu: [...ONE_R, ...RETROFLEX_L, ...N_BEFORE_D, ...LAST_M],
  kannada: [...ONE_R, ...RETROFLEX_L, ...N_BEFORE_D, ...LAST_M],
  malayalam: [...JOINED_NASALS.slice(1), ...LAST_M],
  bengali: [...ONE_R, [/[ऴळ]/gu, 'ल'], ...JOINED_NASALS],
};

/** Bengali does not tell short e and o from long. */
const ONE_LENGTH: Rules = [
  [/ऎ/gu, 'ए'],
  [/ऒ/gu, 'ओ'],
  [/\u0946/gu, '\u0947'],
  [/\u094A/gu, '\u094B'],
];

/** Letters of Devanagari that sanscript 1.3.3 leaves, by their own of the script. */
const LEFT: Readonly<Record<BrahmicId, Rules>> = {
  telugu: [[/ऩ/gu, 'న\u0C3C']],
  kannada: [[/ऩ/gu, 'ನ\u0CBC']],
  malayalam: [[/ऩ/gu, 'ഩ']],
  bengali: [[/ऩ/gu, 'ন\u09BC']],
  gujarati: [],
};

/** Inside a word too, Malayalam writes n, l and ḷ without a vowel as letters of their own, where no old ligature is. */
const INNER_CHILLUS: Rules = [
  [/ന്(?=[കഗചജസഡപബ])/gu, 'ൻ'],
  [/ണ്(?=[കഗചജസതദനപബ])/gu, 'ൺ'],
  [/ല്(?=[ക-മരസഹ])/gu, 'ൽ'],
  [/ള്(?=[ക-മരസഹ])/gu, 'ൾ'],
];

function written(devanagari: string, to: TamilTarget): string {
  if (to === 'deva') return devanagari;
  const known = to === 'bengali' ? rewrite(devanagari, ONE_LENGTH) : devanagari;
  const letters = rewrite(fromDevanagari(known, to), LEFT[to]);
  return to === 'malayalam' ? rewrite(letters, INNER_CHILLUS) : letters;
}

/** The script itself: `telugu-letters` → `telugu`. */
const scriptOf = (to: LettersId): TamilTarget => to.replace('-letters', '') as TamilTarget;

/** `சிங்கம்` → `सिंगम्` in `deva`, `चिङ्कम्` in `deva-letters`; null for a script that Tamil is not offered in. */
export function tamilSongInto(text: string, to: ScriptId): string | null {
  if (isLetters(to)) {
    const script = scriptOf(to);
    return mapRuns(text, 'tamil', (run) => written(tamilSongToDevanagari(run), script));
  }
  if (!(to in SOUNDS)) return null;
  const script = to as TamilTarget;
  return sayTamil(text, (word) => written(rewrite(word, SOUNDS[script]), script));
}
