/** Finds verses by their sounds: a few shards say where they may be, and the page says whether they are. */
import type { LanguagePreference } from '#core/library/languages.ts';
import { firstLettersRange, joinedSounds } from '#core/text-index/grams.ts';
import { inOrderOfUse, seedsOf, seedsOfWords } from '#core/text-index/seeds.ts';
import type { ShardPart } from '#core/text-index/shard-tree.ts';
import { rankPassages } from './candidates.ts';
import { hitsOnPage, type TextHit, type Verify } from './hits.ts';
import type { TextLimits, TextsOfLibrary } from './library.ts';
import { type FoundSeed, lookUp, type OpenIndex } from './lookup.ts';
import { readTextQuery } from './query.ts';
import { type Song, songsOf } from './songs.ts';
import type { TextSource } from './source.ts';
import { APART, verify, verifyFirstLetters } from './verify.ts';

export interface TextStep {
  /** The best first. */
  readonly hits: readonly TextHit[];
  /** Songs that may hold it too, and were not looked into. */
  readonly more: number;
  /** What is looked for stands in too many passages, when that is why nothing is found. */
  readonly isFrequent: boolean;
  /** The hits are lines whose words begin with the letters that were typed. */
  readonly isByFirstLetters: boolean;
  readonly settled: boolean;
}

/** Seeds that are looked up at first, and twice as many again where those did not lead to the line. */
const SEEDS = 3;
const ROUNDS = 3;
/** Songs that are looked into for a line by its first letters. */
const LINES = 5;
/** Seeds by which a song stands out, and words that are read ahead for. */
const TELLING = 2;
/** Songs whose pages are read: of those that are as likely as the best one, then one after another while nothing is found. */
const AT_FIRST = 2;
const PAGES = 4;
const AS_LIKELY = 0.95;
/** A song may hold it when it has so much of what the best one has. */
const WORTHY = 0.6;

export interface TextQuestion {
  readonly typed: string;
  readonly preference: LanguagePreference;
  readonly limits: TextLimits;
  /** Songs to look into, when more are wanted than are looked into at first. */
  readonly pages?: number;
}

const isWithin = ({ folder, language }: TextLimits, limits: TextLimits): boolean =>
  (limits.folder === '' || folder === limits.folder) && (limits.language === '' || language === limits.language);

/** Songs that may hold what is looked for, the best first, and those that are as likely as the best one. */
interface Ranking {
  readonly songs: readonly Song[];
  readonly likely: readonly Song[];
}

function rank(seeds: readonly FoundSeed[], library: TextsOfLibrary, { preference, limits }: TextQuestion): Ranking {
  const candidates = rankPassages(seeds.filter(({ bits }) => bits > 0));
  const all = songsOf(
    candidates.filter(({ place }) => isWithin(library.nameOf(place), limits)),
    library,
    preference,
  );
  const best = all[0]?.score ?? 0;
  const songs = all.filter(({ score }) => score >= best * WORTHY);
  return { songs, likely: songs.slice(0, AT_FIRST).filter(({ score }) => score >= best * AS_LIKELY) };
}

/** How far its page is read: a passage may run on into the next stanza. */
const lastStanza = ({ passages }: Song['editions'][number]): number => Math.max(...passages) + 1;

/** The first edition that holds it. */
async function searchSong(
  { editions }: Song,
  verify: Verify,
  library: TextsOfLibrary,
  source: TextSource,
  signal: AbortSignal,
): Promise<TextHit[]> {
  for (const edition of editions) {
    const { place, passages } = edition;
    const html = await source.page(library.pathOf(place), lastStanza(edition), signal);
    const hits = hitsOnPage(html, place, passages, verify);
    if (hits.length > 0) return hits;
  }
  return [];
}

/**
 * Answers a question in steps, each with all hits so far.
 * @throws what the source throws, and what stopped it
 */
export async function* searchTexts(
  index: OpenIndex,
  library: TextsOfLibrary,
  question: TextQuestion,
  source: TextSource,
  signal: AbortSignal,
): AsyncGenerator<TextStep, void, void> {
  const { typed, pages = 0 } = question;
  const query = readTextQuery(typed);
  const seeds: FoundSeed[] = [];
  const read = new Map<number, TextHit[]>();
  let songs: readonly Song[] = [];
  let isByFirstLetters = false;
  const hits = (): TextHit[] => ranked(songs.flatMap((song) => read.get(rowOf(song)) ?? []));
  const rowOf = ({ editions }: Song): number => library.texts.row[editions[0]?.place ?? 0] as number;
  const isFound = (): boolean => hits().some(({ found }) => found.isWhole);
  const step = (settled: boolean): TextStep => ({
    hits: hits(),
    more: songs.filter((song) => !read.has(rowOf(song))).length,
    isFrequent: songs.length === 0 && seeds.some((one) => one.isFrequent),
    isByFirstLetters,
    settled,
  });
  const order = inOrderOfUse(seedsOf(query.sounds), partsOf(index)).slice(0, SEEDS * ROUNDS);
  /** Nothing was found of it in one piece: its words may stand apart in a verse. */
  const apart = () =>
    query.words.length < APART ? [] : inOrderOfUse(seedsOfWords(query.words), partsOf(index)).slice(0, SEEDS);
  for (let from = 0; from < order.length + SEEDS && !isFound(); from += SEEDS) {
    const isApart = from >= order.length;
    if (isApart && hits().length > 0) break;
    const some = isApart ? apart() : order.slice(from, from + SEEDS);
    if (some.length === 0) break;
    seeds.push(...(await Promise.all(some.map((seed) => lookUp(index, seed)))));
    signal.throwIfAborted();
    const ranking = rank(seeds, library, question);
    songs = ranking.songs;
    const { likely } = ranking;
    // Seeds cost less than pages: while some are left, only a song that stands out is looked into.
    const isLast = from + SEEDS >= order.length;
    if (!isLast && !standsOut(ranking, seeds)) continue;
    const rest = isLast ? songs.slice(likely.length, Math.max(PAGES, pages)) : [];
    for (const batch of [likely, ...rest.map((song) => [song])]) {
      if (isFound() && read.size >= pages) break;
      const unread = batch.filter((song) => !read.has(rowOf(song)));
      const found = await Promise.all(
        unread.map((song) => searchSong(song, (stanza) => verify(stanza, query), library, source, signal)),
      );
      for (const [at, song] of unread.entries()) read.set(rowOf(song), found[at] ?? []);
      if (unread.length > 0 && hits().length > 0) yield step(false);
    }
  }
  if (query.firstLetters !== '' && hits().length === 0) {
    const line = await lookUp(index, { keys: firstLettersRange(query.firstLetters) });
    signal.throwIfAborted();
    songs = rank([line], library, question).songs;
    isByFirstLetters = songs.length > 0;
    const holds: Verify = (stanza) => verifyFirstLetters(stanza, query.firstLetters);
    read.clear();
    for (const song of songs.slice(0, Math.max(LINES, pages)))
      read.set(rowOf(song), await searchSong(song, holds, library, source, signal));
  }
  yield step(true);
}

/** Whether one song is likelier than all others, by more than one seed. */
const standsOut = ({ likely }: Ranking, seeds: readonly FoundSeed[]): boolean =>
  likely.length === 1 && seeds.filter(({ bits }) => bits > 0).length >= TELLING;

/** How rare a seed is, the largest segment tells. */
const partsOf = ({ segments }: OpenIndex): readonly ShardPart[] =>
  segments.reduce<readonly ShardPart[]>((most, { parts }) => (parts.length > most.length ? parts : most), []);

/** Of a page that is read to its end: by the next letter it is still the one. */
const ENDLESS = new AbortController().signal;

/**
 * Reads what the question will need when it has been typed to its end, as far as that is certain: the shards of what is typed but for the
 * last word, and the page of a song that stands out by them. The source caches it.
 * @throws what the source throws, and what stopped it
 */
export async function readAhead(
  index: OpenIndex,
  library: TextsOfLibrary,
  question: TextQuestion,
  source: TextSource,
  signal: AbortSignal,
): Promise<void> {
  const { certain } = readTextQuery(question.typed);
  if (certain.length < TELLING) return;
  const order = inOrderOfUse(seedsOf(joinedSounds(certain)), partsOf(index)).slice(0, SEEDS);
  const seeds = await Promise.all(order.map((seed) => lookUp(index, seed)));
  signal.throwIfAborted();
  const ranking = rank(seeds, library, question);
  const [edition] = ranking.likely[0]?.editions ?? [];
  if (edition && standsOut(ranking, seeds))
    await source.page(library.pathOf(edition.place), lastStanza(edition), ENDLESS);
}

/** In one piece first, and of these what fits best; else in the order of the songs. */
const ranked = (hits: readonly TextHit[]): TextHit[] =>
  hits.toSorted(({ found: a }, { found: b }) => Number(b.isWhole) - Number(a.isWhole) || a.distance - b.distance);
