/**
 * Roman as people write it: the Hunterian system (the national system of romanization in India: Survey of India; UNGEGN,
 * romanization of Hindi and Sanskrit), its marks left off. One way only, since short and long vowels become one.
 */
import { devanagariToIast } from './latin.ts';
import { type Rules, rewrite } from './runs.ts';
import { sayTamil } from './spoken.ts';

/** In this order: what a later rule would spoil comes first. */
const RULES: Rules = [
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
];

/** The rules, then the other letters without their marks. */
const toPlain = (iast: string, rules: Rules): string =>
  rewrite(iast, rules).replace(/[āīïūüñṅṇṭḍḥ]/gu, (letter) => letter.normalize('NFD').charAt(0));

/** `कृष्णं वन्दे` → `krishnam vande`; words that were Latin before stay as they were. */
export function devanagariToRoman(text: string): string {
  // Latin words are hidden from the rules: they hold letters that the rules change.
  const words: string[] = [];
  const hidden = text.replace(/\p{Script=Latin}+/gu, (word) => `\uE010${words.push(word) - 1}\uE011`);
  const roman = toPlain(devanagariToIast(hidden), RULES);
  return roman.replace(/\uE010(\d+)\uE011/gu, (_, place: string) => words[Number(place)] ?? '');
}

/**
 * What a Tamil song sounds like, in the letters of Tamil names: the dental is th, since t is the retroflex's, and a doubled stop has the
 * h once. In this order, before the rules above.
 */
const OF_TAMIL: Rules = [
  [/śrī/gu, 'sri'],
  [/t(?!t)/gu, 'th'],
  [/(?<=[nmṃṇñṅ])d/gu, 'dh'],
  [/d(?!h)/gu, 'th'],
  [/(?<!ṣ)ṭr/gu, 'ttr'],
  [/(?<!ñ)ñ(?=[aāiīuūeèoò])/gu, 'gn'],
  [/ḷ/gu, 'l'],
  [/ḻ/gu, 'zh'],
  [/ṟ/gu, 'r'],
  [/è/gu, 'e'],
  [/ò/gu, 'o'],
];

/** A Tamil song as it is said: `தோடுடைய செவியன்` → `thodudaiya seviyan`, `பெருகிச் சென்று` → `perugich chendru`. */
export function tamilSongToRoman(text: string): string {
  return sayTamil(text, (said) => toPlain(devanagariToIast(said), [...OF_TAMIL, ...RULES]).replaceAll('chch', 'cch'));
}
