/**
 * Verses that return: whose words stand in another song of the same language, too. Rough letters find where to look, in time linear in
 * the texts; sounds decide. To fold all texts would take as long as an index of them.
 */
import { fold } from '#core/sound/fold.ts';
import { addressOf, verseId } from '../text/verse-address.ts';
import { readStanzas } from '../text/verses/read-stanzas.ts';
import { joinedSounds } from './grams.ts';
import { wordsIn } from './words.ts';

/** Raised when {@link findParallels} finds others than before, or verses have other addresses: a pull then looks again. */
export const PARALLELS_VERSION = 1;

/** A verse returns where so many letters of sound are the same from the beginning of a word, or so many words. */
const RUN = 24;
const RUN_WORDS = 6;
/** What stands in more places is a formula: a refrain, or how the hymns of a family end. */
const MOST_PLACES = 8;

/** A verse: the place of its text among those given, its address on the page, and its number, '' for none. */
export interface VersePlace {
  text: number;
  id: string;
  verse: string;
}

/**
 * What was worked out of a text, which is the same whatever others say: by the place of a word, the run that begins there ('' for none)
 * and the verse, null for none. {@link findParallels} adds to it.
 */
export interface KnownOfText {
  runs: Map<number, string>;
  verses: Map<number, Pick<VersePlace, 'id' | 'verse'> | null>;
}

export const nothingKnown = (): KnownOfText => ({ runs: new Map(), verses: new Map() });

/** What of a text returns elsewhere. */
interface Parallels {
  /** Its verses in their order, each with the verses of other texts: one of each text, in the order of the texts. */
  verses: { id: string; in: VersePlace[] }[];
  /** The texts in which more than half of its runs of words stand. */
  repeats: number[];
}

/** Rough letters from the beginning of a word that are looked for, or those of six words: a run has as many. */
const SEED = 12;
/** Consonants, and vowels but a, which most scripts do not write. */
const ROUGH = 'iuknstpyrlv';
const BREAK = -1;
const UNMET = -2;

/** What each character is, as far as it was met: a rough letter, from 1; 0 for none; {@link BREAK} for what parts words. */
const met = new Int8Array(0x10000).fill(UNMET);

function roughLetter(code: number): number {
  if (met[code] === UNMET) {
    const letter = String.fromCharCode(code);
    const isBreak = wordsIn(`a${letter}a`).length > 1;
    const sound = /[\p{L}\p{M}]/u.test(letter) ? fold(letter).charAt(0) : '';
    met[code] = isBreak ? BREAK : sound === '' ? 0 : ROUGH.indexOf(sound) + 1;
  }
  return met[code] as number;
}

/** No run begins with the last words of a verse, so that even a text that stands whole in another has fewer of them than words. */
const MAY_REPEAT = 4;

/** A hash and the number of a seed are one double: 29 bits and 24. */
const SEEDS = 2 ** 24;
const FACTOR = 0x01000193;
const MIX = 0x2c1b3c6d;

/** The words of a text that enough follows: where each begins, and a hash of the rough letters from there. Doubled ones are one. */
function seedsOf(text: string) {
  const letters: number[] = [];
  const froms: number[] = [];
  const places: number[] = [];
  let last = 0;
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = roughLetter(text.charCodeAt(at));
    if (letter !== BREAK && !inWord) {
      places.push(at);
      froms.push(letters.length);
    }
    inWord = letter !== BREAK;
    if (letter <= 0 || letter === last) continue;
    last = letter;
    letters.push(letter);
  }
  froms.push(letters.length);
  const hashes = places.flatMap((_, word) => {
    const from = froms[word] as number;
    const end = Math.min(from + SEED, froms[word + RUN_WORDS] ?? Number.POSITIVE_INFINITY);
    if (end > letters.length) return [];
    let hash = 0;
    for (let at = from; at < end; at += 1) hash = (Math.imul(hash, FACTOR) + (letters[at] as number)) | 0;
    return Math.imul(hash ^ (hash >>> 15), MIX) >>> 3;
  });
  return { hashes: Uint32Array.from(hashes), places: Uint32Array.from(places.slice(0, hashes.length)) };
}

/** Letters of a text that most runs have, and that any has: consonants with their signs, accents, spaces. */
const USUAL = 64;
const LONGEST = 240;
const BLANK_LINE = /\n\s*\n/;

/** The run that begins with a word, up to the next empty line at most; '' where it is too short. */
function runFrom(text: string, at: number, most = USUAL): string {
  const [near = ''] = text.slice(at, at + most).split(BLANK_LINE, 1);
  const words = wordsIn(near).slice(0, RUN_WORDS);
  const sounds = joinedSounds(words);
  if (sounds.length >= RUN || words.length === RUN_WORDS) return sounds.slice(0, RUN);
  return near.length === most && most < LONGEST ? runFrom(text, at, LONGEST) : '';
}

/** The run that begins with a word of a text. */
type RunOf = (text: number, at: number) => string;

/** By the number of a seed, those of other texts that begin the same run. */
function matchSeeds(runOf: RunOf, seeds: readonly ReturnType<typeof seedsOf>[]) {
  const firsts = [0];
  for (const { hashes } of seeds) firsts.push((firsts.at(-1) ?? 0) + hashes.length);
  const owners = new Uint32Array(firsts.at(-1) ?? 0);
  const sorted = new Float64Array(owners.length);
  for (const [text, { hashes }] of seeds.entries())
    for (const [at, hash] of hashes.entries()) {
      const seed = (firsts[text] as number) + at;
      owners[seed] = text;
      sorted[seed] = hash * SEEDS + seed;
    }
  sorted.sort();
  const placeOf = (seed: number): number => {
    const text = owners[seed] as number;
    return (seeds[text] as (typeof seeds)[number]).places[seed - (firsts[text] as number)] as number;
  };
  const matches: { text: number; at: number }[][] = [];
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    const hash = Math.floor((sorted[from] as number) / SEEDS);
    for (to = from + 1; (sorted[to] as number) < (hash + 1) * SEEDS; ) to += 1;
    if (to - from < 2 || to - from > MOST_PLACES) continue;
    const alike = Array.from(sorted.subarray(from, to), (each) => each - hash * SEEDS);
    if (alike.every((seed) => owners[seed] === owners[alike[0] as number])) continue;
    const found = alike.map((seed) => ({ text: owners[seed] as number, at: placeOf(seed) }));
    for (const [run, same] of Map.groupBy(found, ({ text, at }) => runOf(text, at)))
      if (run !== '' && same.some(({ text }) => text !== same[0]?.text)) matches.push(same);
  }
  return matches;
}

/** Adds the verses that stand at some places of a text, in their order; null for a heading, a colophon, or prose among verses. */
function addVerses(verses: KnownOfText['verses'], content: string, places: readonly number[]): void {
  const { before, stanzas } = readStanzas(content);
  for (const at of places) verses.set(at, null);
  let next = 0;
  let start = before.length;
  for (const { words, after, place, verse, lines } of stanzas) {
    const end = start + words.length + after.length;
    for (; (places[next] ?? end) < end; next += 1) {
      const at = (places[next] as number) - start;
      const line = lines.find(({ to }) => to > at);
      if (line?.kind === 'verse') verses.set(at + start, { id: verseId(addressOf(words, place)), verse });
    }
    start = end;
  }
}

/**
 * What returns in each of the texts of one language, of which no two are of one song. A refrain within a song is no parallel.
 * @param texts normalised
 * @param known of each, as it was left at another time
 */
export function findParallels(
  texts: readonly string[],
  known: readonly KnownOfText[] = texts.map(nothingKnown),
): Parallels[] {
  const seeds = texts.map(seedsOf);
  const runOf: RunOf = (text, at) => {
    const { runs } = known[text] as KnownOfText;
    const run = runs.get(at) ?? runFrom(texts[text] as string, at);
    runs.set(at, run);
    return run;
  };
  const matches = matchSeeds(runOf, seeds);
  for (const [text, all] of Map.groupBy(matches.flat(), ({ text }) => text)) {
    const { verses } = known[text] as KnownOfText;
    const places = [...new Set(all.map(({ at }) => at))].filter((at) => !verses.has(at)).sort((a, b) => a - b);
    if (places.length > 0) addVerses(verses, texts[text] as string, places);
  }
  /** By text and verse, the first verse of each other text; by text, how many of its words begin a run of another. */
  const others = texts.map(() => new Map<string, Map<number, VersePlace>>());
  const shared = texts.map(() => new Map<number, number>());
  for (const same of matches) {
    const places = same.flatMap(({ text, at }): VersePlace | [] => {
      const verse = known[text]?.verses.get(at);
      return verse ? { text, ...verse } : [];
    });
    for (const one of places) {
      const own = others[one.text] as (typeof others)[number];
      const counts = shared[one.text] as (typeof shared)[number];
      for (const text of new Set(places.map(({ text }) => text))) {
        if (text === one.text) continue;
        counts.set(text, (counts.get(text) ?? 0) + 1);
        const of = own.get(one.id) ?? new Map<number, VersePlace>();
        own.set(one.id, of);
        const other = places.find((place) => place.text === text) as VersePlace;
        if (!of.has(text)) of.set(text, other);
      }
    }
  }
  /** Whether more than half of the runs that begin in a text begin in another one, too. */
  const isRepeat = (text: number, count: number): boolean => {
    const { places } = seeds[text] as (typeof seeds)[number];
    const runs = (): number => places.filter((at) => runOf(text, at) !== '').length;
    return count * MAY_REPEAT > places.length && count * 2 > runs();
  };
  return texts.map((_, text) => ({
    verses: [...(others[text] ?? [])].map(([id, of]) => ({
      id,
      in: [...of.values()].sort((a, b) => a.text - b.text),
    })),
    repeats: [...(shared[text] ?? [])]
      .filter(([, count]) => isRepeat(text, count))
      .map(([other]) => other)
      .sort((a, b) => a - b),
  }));
}
