/**
 * How a word looks in a script that does not write every sound. The fold is made for search and merges more than any
 * script does (m with n, o with u); a gloss must not take *namo* for Manu, so what the fold finds is held to this too.
 */
import type { Script } from './scripts.ts';

type Rules = readonly (readonly [RegExp, string])[];

const always: Rules = [
  [/(.)\1/g, '$1'],
  [/[ḥ']/g, ''],
  [/[ñṅṉ]/g, 'n'],
  [/[mṃ](?=[kgcjṭḍtdśṣsh])/g, 'n'],
  [/ṃ/g, 'm'],
  // kṛṣṇa, krishna, கிருஷ்ண: ṛ, ri, ru and iru before a consonant
  [/(?<=^|[kgcjtdpbmnsvhśṣ])[iu]?(?:ṛ|r[iu])(?![aāiīuūeoṛr])/g, 'r'],
];

/** Plain Roman tells neither length nor the dots, and writes h where it likes: `shakti`, `sakti` and śakti are one. */
const roman: Rules = [
  [/(?<=[kgcjṭḍtdpbsśṣ])h|(?<=[aeiou])h$/g, ''],
  [/[śṣ]/g, 's'],
];

/** Tamil has one letter for the stops of a place, and for c, j and the sibilants; it keeps the length of vowels. */
const tamil: Rules = [
  [/(?<=[kgcjṭḍtdpb])h/g, ''],
  [/[gh]/g, 'k'],
  [/[jsśṣ]/g, 'c'],
  [/ḍ/g, 'ṭ'],
  [/d/g, 't'],
  [/b/g, 'p'],
];

const rewrite = (word: string, rules: Rules): string =>
  rules.reduce((spelled, [from, to]) => spelled.replace(from, to), word);

/**
 * What is left of an IAST word when the script's silences are taken out.
 * Example: in Latin `śakti`, `shakti` (read śakti), `sakti` → `sakti`; in Tamil `yathā`, `yadā` → `yatā`.
 */
export function spelling(iast: string, script: Script): string {
  const bare = rewrite(iast, always);
  if (script === 'tamil') return rewrite(bare, tamil);
  const marked = rewrite(bare, roman);
  return marked.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
