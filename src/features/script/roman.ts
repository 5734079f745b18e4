/**
 * Roman as people write it: the Hunterian system (the national system of romanization in India: Survey of India; UNGEGN,
 * romanization of Hindi and Sanskrit), its marks left off. One way only, since short and long vowels become one.
 */
import { devanagariToIast } from './latin.ts';
import { mapRuns } from './runs.ts';

/** In this order: what a later rule would spoil comes first. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/[\u030D\u0331]/gu, ''],
  [/m\u0310|ṃ(?=[pbm])/gu, 'm'],
  // Before a stop the anusvara is its nasal (Pāṇini 8.4.58): saṅkara is shankara; else, and at the end of a word, m.
  [/ṃ(?=[kgcjṭḍtdn])/gu, 'n'],
  [/ṃ/gu, 'm'],
  [/ch/gu, 'C'],
  [/c/gu, 'ch'],
  [/C/gu, 'chh'],
  [/[śṣ]/gu, 'sh'],
  [/(?<=[aāiīuūṛeo])ḷ|ḷ(?=h?[aāiīuūṛeo])/gu, 'l'],
  [/[ḷḹ]/gu, 'li'],
  [/[ṛṝ]/gu, 'ri'],
  [/ā/gu, 'a'],
  [/[īï]/gu, 'i'],
  [/[ūü]/gu, 'u'],
  [/[ñṅṇ]/gu, 'n'],
  [/ṭ/gu, 't'],
  [/ḍ/gu, 'd'],
  [/ḥ/gu, 'h'],
];

/** `कृष्णं वन्दे` → `krishnam vande`; words that were Latin before stay as they were. */
export function devanagariToRoman(text: string): string {
  // Latin words are hidden from the rules: they hold letters that the rules change.
  const words: string[] = [];
  const hidden = text.replace(/\p{Script=Latin}+/gu, (word) => `\uE010${words.push(word) - 1}\uE011`);
  const roman = RULES.reduce((spelled, [letters, own]) => spelled.replace(letters, own), devanagariToIast(hidden));
  return roman.replace(/\uE010(\d+)\uE011/gu, (_, place: string) => words[Number(place)] ?? '');
}

const VOWELS: Readonly<Record<string, string>> = {
  அ: 'a',
  ஆ: 'a',
  இ: 'i',
  ஈ: 'i',
  உ: 'u',
  ஊ: 'u',
  எ: 'e',
  ஏ: 'e',
  ஐ: 'ai',
  ஒ: 'o',
  ஓ: 'o',
  ஔ: 'au',
};

const SIGNS: Readonly<Record<string, string>> = {
  '\u0BBE': 'a',
  '\u0BBF': 'i',
  '\u0BC0': 'i',
  '\u0BC1': 'u',
  '\u0BC2': 'u',
  '\u0BC6': 'e',
  '\u0BC7': 'e',
  '\u0BC8': 'ai',
  '\u0BCA': 'o',
  '\u0BCB': 'o',
  '\u0BCC': 'au',
  '\u0BCD': '',
};

/**
 * Tamil stops: at the beginning and doubled | after a nasal | between vowels. One letter has all three sounds (Keane,
 * "Tamil", Journal of the IPA 34, 2004); the dental is th as Tamil names write it, since t is the retroflex's.
 */
const STOPS: Readonly<Record<string, readonly [hard: string, nasal: string, soft: string]>> = {
  க: ['k', 'g', 'g'],
  ச: ['ch', 'j', 's'],
  ட: ['t', 'd', 'd'],
  த: ['th', 'dh', 'th'],
  ப: ['p', 'b', 'b'],
  ற: ['tr', 'dr', 'r'],
};

const SONANTS: Readonly<Record<string, string>> = {
  ங: 'n',
  ஞ: 'n',
  ண: 'n',
  ந: 'n',
  ன: 'n',
  ம: 'm',
  ய: 'y',
  ர: 'r',
  ல: 'l',
  வ: 'v',
  ழ: 'zh',
  ள: 'l',
  ஜ: 'j',
  ஶ: 'sh',
  ஷ: 'sh',
  ஸ: 's',
  ஹ: 'h',
};

const LETTER = /([\u0B95-\u0BB9])([\u0BBE-\u0BCC\u0BCD]?)|([\u0B85-\u0B94])|ௐ|ஃ/gu;
const NASALS = 'ஙஞணநனம';

function stop(letter: string, previous: string, doubled: boolean, next: string): string {
  const [hard, nasal, soft] = STOPS[letter] ?? ['', '', ''];
  // The first of two: a letter of its own before the second, which is said hard.
  if (doubled) return letter === 'ற' ? 't' : letter === 'ச' ? 'c' : letter === 'த' ? 't' : hard;
  if (previous === `${letter}\u0BCD`) return hard;
  // Before ச only its own nasal makes it j: இன்சொல் is insol.
  if (previous.endsWith('\u0BCD') && NASALS.includes(previous.charAt(0)))
    return letter === 'ச' && previous !== 'ஞ்' ? soft : nasal;
  if (previous === '') return letter === 'ச' ? 's' : letter === 'ற' ? 'r' : hard;
  // After a sibilant, and beside another stop, a stop stays hard: அஷ்டமி, வெட்கம், ஆற்காடு.
  if (previous.endsWith('\u0BCD') && (STOPS[previous.charAt(0)] || 'ஶஷஸஹ'.includes(previous.charAt(0))))
    return letter === 'ற' ? 'r' : hard;
  return next === '\u0BCD' ? (letter === 'ற' ? 'r' : hard) : soft;
}

/** @param last the word before: with its last letter this one may begin a doubled stop, as in `பெருகிச் சென்று` */
function tamilWord(run: string, last: string): string {
  let previous = last.endsWith('ச்') && run.startsWith('ச') ? 'ச்' : '';
  return run.replace(LETTER, (whole: string, consonant?: string, sign = '', vowel?: string, at = 0) => {
    let roman: string;
    if (vowel !== undefined) roman = VOWELS[vowel] ?? '';
    else if (consonant === undefined) roman = whole === 'ௐ' ? 'om' : 'h';
    else {
      const doubled = sign === '\u0BCD' && run.charAt(at + whole.length) === consonant;
      const letter = STOPS[consonant]
        ? stop(consonant, previous, doubled, sign)
        : consonant === 'ஞ' && sign !== '\u0BCD' && previous !== 'ஞ\u0BCD'
          ? 'gn'
          : (SONANTS[consonant] ?? consonant);
      roman = letter + (sign === '' ? 'a' : (SIGNS[sign] ?? ''));
    }
    previous = whole;
    return roman;
  });
}

/** A Tamil song: `தோடுடைய செவியன்` → `thodudaiya seviyan`, `பெருகிச் சென்று` → `perugich chendru`. */
export function tamilSongToRoman(text: string): string {
  let last = '';
  return mapRuns(text, 'tamil', (run) => {
    const word = tamilWord(run, last);
    last = run;
    return word;
  });
}
