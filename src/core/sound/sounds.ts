import { isConsonant } from './alphabet.ts';
import { brahmicLetter } from './brahmic.ts';
import { latinLetter } from './latin.ts';

/**
 * A text as a sequence of sounds, whatever its script.
 *
 * Vowels a A i I u U e o (capitals long) and * for the vowel of ऋ; stops and sibilants k g c s j t d p b, and K S T P
 * where Tamil does not say which; nasals n m, Y for ñ, M for the anusvara; y r l z (Tamil ழ) v h; digits; a space
 * between words.
 */
export type Sounds = ReturnType<typeof readSounds>;

/** Silent inside a word: apostrophes (Das'aratha), joiners, combining marks, variation selectors. */
const SILENT = /['’ʼʹ`]|\p{Mn}|\p{Cf}/u;
const WIDE: Readonly<Record<string, string>> = { 1: 'ai', 2: 'au', 3: 'r*', 4: 'li', 5: 'om' };
/** ee and oo are ī and ū in everyday spelling (Neermalai, Poosam); ow is au (Gowri). */
const DOUBLE: Readonly<Record<string, string>> = { aa: 'A', ee: 'I', ii: 'I', oo: 'U', uu: 'U', ou: 'au', ow: 'au' };
const LONG: Readonly<Record<string, string>> = { a: 'A', i: 'I', u: 'U' };
const SINGLE: Readonly<Record<string, string>> = { w: 'v', f: 'p', q: 'k', x: 'ks' };

/** The sounds of one Latin letter, given the letters after it: `[sounds, letters read]`. */
function readLatin(text: string, at: number, before: string): readonly [string, number] {
  const letter = latinLetter(text.charCodeAt(at));
  if (!letter) return ['', 1];
  const { base } = letter;
  const follower = latinLetter(text.charCodeAt(at + 1));
  const next = follower?.base ?? '';
  if (base === 'h') return [isConsonant(before) ? '' : 'h', 1]; // bh, kh, sh, zh: the letter before says it
  if (letter.long) return [LONG[base] ?? base, 1];
  const double = 'aeiou'.includes(base) && follower && !follower.long ? DOUBLE[base + next] : undefined;
  if (double) return [double, 2];
  if (letter.palatal) return ['Y', 1];
  if (letter.upper && before !== ' ') {
    if (base === 'g' && (next === 'g' || next === 'k')) return ['n', 1]; // Harvard-Kyoto G: ṅ
    if (base === 'j' && (next === 'j' || next === 'c' || before === 'j')) return ['Y', 1]; // Harvard-Kyoto J: ñ
    if (LONG[base]) return [LONG[base], 1];
  }
  if (base === 'n' && next === 'j' && before === ' ') return ['Y', 2]; // Njanappana: ñ begins the word
  if (base === 'c' && next === 'k') return ['', 1];
  // tch writes Tamil ட்ச, that is kṣ: Meenatchi, மீனாட்சி
  if (base === 't' && next === 'c' && latinLetter(text.charCodeAt(at + 2))?.base === 'h') return ['k', 1];
  // ழ never begins a word (Naṉṉūl 102), so there a z is the ś of Harvard-Kyoto
  if (base === 'z') return [before === ' ' ? 's' : 'z', 1];
  if (base === 'y' && isConsonant(before) && !'aeiou'.includes(next || '-')) return ['i', 1]; // Murthy
  return [SINGLE[base] ?? base, 1];
}

/**
 * Converts any text to sounds. A character that is neither Latin nor Brahmic nor a digit ends a word.
 * @example readSounds('சிவா') → sounds S i v A, from 0 1 2 3, to 1 2 3 4
 */
export function readSounds(source: string) {
  const sounds: string[] = [];
  /** For each sound, the UTF-16 unit of the source where it begins … */
  const from: number[] = [];
  /** … and where it ends. */
  const to: number[] = [];
  const push = (heard: string, start: number, end: number): void => {
    for (const sound of heard) {
      sounds.push(sound);
      from.push(start);
      to.push(end);
    }
  };
  let impliedA = false; // the last sound is the a a consonant carries
  for (let at = 0; at < source.length; ) {
    const code = source.charCodeAt(at);
    const before = sounds.at(-1) ?? ' ';
    const start = at;
    at += 1;
    const brahmic = brahmicLetter(code);
    if (brahmic) {
      const { sound, carriesA, replacesA } = brahmic;
      if (sound === '.') continue;
      if (replacesA && impliedA) {
        sounds.pop();
        from.pop();
        to.pop();
      }
      impliedA = carriesA;
      if (sound === '-') continue;
      push(WIDE[sound] ?? sound, start, at);
      if (carriesA) push('a', at, at);
    } else if (latinLetter(code)) {
      const [heard, length] = readLatin(source, start, before);
      at = start + length;
      push(heard, start, at);
    } else if (code >= 0x30 && code <= 0x39) push(source.charAt(start), start, at);
    else if (before !== ' ' && !SILENT.test(source.charAt(start))) push(' ', start, at);
  }
  return { sounds, from, to };
}
