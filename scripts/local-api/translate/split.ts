/** Parts a word that was written together out of several: `caiva` → ca + eva, `kurukṣetre` → kuru + kṣetre. */
import type { Word } from './glossary.ts';
import type { Lexicon } from './lexicon.ts';

export interface Part {
  /** The part as it stood, sandhi undone where it was: canonical IAST. */
  readonly form: string;
  /** What it may be; empty for a part that is not in the glossary. */
  readonly words: readonly Word[];
}

/** Vowels that two words share, and the pairs they come of (Whitney, Sanskrit Grammar, §§ 125-136). */
const merged: readonly (readonly [joint: string, left: string, right: string])[] = [
  ["o'", 'aḥ', 'a'],
  ["e'", 'e', 'a'],
  ...['a', 'ā'].flatMap((left) => [
    ['ai', left, 'e'] as const,
    ['ai', left, 'ai'] as const,
    ['au', left, 'o'] as const,
    ['au', left, 'au'] as const,
    ['ā', left, 'a'] as const,
    ['ā', left, 'ā'] as const,
    ['e', left, 'i'] as const,
    ['e', left, 'ī'] as const,
    ['o', left, 'u'] as const,
    ['o', left, 'ū'] as const,
    ['ar', left, 'ṛ'] as const,
  ]),
  ...['i', 'ī'].flatMap((left) => [['ī', left, 'i'] as const, ['ī', left, 'ī'] as const, ['y', left, ''] as const]),
  ['ū', 'u', 'u'],
  ['ū', 'u', 'ū'],
  ['v', 'u', ''],
];

/** Short words that are written to others; any other short piece is more likely a piece of an unknown word. */
const little = new Set(
  'ca vā na hi tu te me no naḥ nas saḥ api iti eva iva asi mat mad yat yad yac yan tat tad tac tan tam tām yaḥ yas yaś yam yām kim'.split(
    ' ',
  ),
);
/** After a bare stem these are endings, not words: yuktatama, amṛtatva, prāpyate, nandana. */
const likeAnEnding = /^(?:na|te|me|no|naḥ|tvam|tām|yam|yaḥ|yaś|tam[aāo]?[mḥ]?)$/;
const bareStem = /[aiuṛ]$/;
const shortestPart = 4;
const mostParts = 4;
const longestWord = 48;
const vowel = /^[aāiīuūeoṛ]/;

type Parts = readonly Part[];

/** Few parts before many, long before short (by squares), and a plain seam before a shared vowel. */
const seam = 8;
const worth = (parts: Parts, plainSeams: number): number =>
  parts.reduce((sum, { form }) => sum + form.length ** 2, plainSeams * seam) - parts.length * 1000;

interface Parting {
  readonly parts: Parts;
  readonly plainSeams: number;
}

/** Not inside a diphthong or an aspirate, nor between two vowels: those are one sound or would have merged. */
function canCut(word: string, at: number): boolean {
  const before = word.charAt(at - 1);
  const after = word.charAt(at);
  if (after === 'h' && /[kgcjṭḍtdpb]/.test(before)) return false;
  if (/[\u0300-\u036f]/.test(after) || after === "'" || after === 'ḥ' || after === 'ṃ') return false;
  // y and v stand for i and u only before a vowel.
  if (/[yv]/.test(before) && !vowel.test(after)) return false;
  // Before a vowel a final k, ṭ, t or p is voiced, so yatātmā is not yat + ātmā.
  if (/[kṭtp]/.test(before) && vowel.test(after)) return false;
  return !(/[aāiīuūeoṛ]/.test(before) && vowel.test(after));
}

/** The two words a cut may give: as written, and with each shared vowel given back to both. */
function* cutsOf(word: string): Generator<readonly [left: string, right: string, plain: boolean]> {
  for (let at = word.length - 1; at > 0; at--) {
    if (canCut(word, at)) yield [word.slice(0, at), word.slice(at), true];
    for (const [joint, left, right] of merged) {
      if (!word.startsWith(joint, at)) continue;
      const rest = word.slice(at + joint.length);
      if ((right === '') !== vowel.test(rest)) continue;
      yield [word.slice(0, at) + left, right + rest, false];
    }
  }
}

/**
 * Makes the splitter of a lexicon. Within one word it remembers what it parted; over all words that would only grow.
 * In: a canonical IAST word. Out: two to four known parts, the fewest and longest; or, where a noun's accusative meets a
 * vowel (`agnimīḷe`), that accusative and whatever follows; else undefined.
 */
export function createSplitter(lexicon: Lexicon): (word: string) => Parts | undefined {
  const remembered = new Map<string, Parting | undefined>();

  const known = (form: string): readonly Word[] =>
    form.length >= shortestPart || little.has(form) ? lexicon.joined(form) : [];

  const partingOf = (word: string, atMost: number): Parting | undefined => {
    const key = `${atMost}${word}`;
    if (remembered.has(key)) return remembered.get(key);
    const whole = known(word);
    let best: Parting | undefined =
      whole.length > 0 ? { parts: [{ form: word, words: whole }], plainSeams: 0 } : undefined;
    if (best === undefined && atMost > 1) {
      for (const [left, right, plain] of cutsOf(word)) {
        if (plain && bareStem.test(left) && !little.has(left) && likeAnEnding.test(right)) continue;
        const words = known(left);
        const rest = words.length > 0 ? partingOf(right, atMost - 1) : undefined;
        if (rest === undefined) continue;
        const parting = {
          parts: [{ form: left, words }, ...rest.parts],
          plainSeams: rest.plainSeams + (plain ? 1 : 0),
        };
        if (best === undefined || worth(parting.parts, parting.plainSeams) > worth(best.parts, best.plainSeams))
          best = parting;
      }
    }
    remembered.set(key, best);
    return best;
  };

  // Only nouns: the accusative of a short adjective is too often the beginning of a longer one (para, parama).
  const afterAccusative = (word: string): Parts | undefined => {
    for (let at = word.length - 3; at > shortestPart; at--) {
      if (word.charAt(at - 1) !== 'm' || !vowel.test(word.slice(at))) continue;
      const form = word.slice(0, at);
      const words = lexicon.joined(form).filter(({ bending }) => bending === 'noun');
      const rest = word.slice(at);
      if (words.length > 0)
        return [{ form, words }, ...(partingOf(rest, 2)?.parts ?? [{ form: rest, words: lexicon.joined(rest) }])];
    }
    return undefined;
  };

  return (word) => {
    remembered.clear();
    if (word.length > longestWord || word.length < shortestPart) return undefined;
    return partingOf(word, mostParts)?.parts ?? afterAccusative(word);
  };
}
