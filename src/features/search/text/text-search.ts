/** Finds verses by their words: a few shards say where they may be, and the page says whether they are. */
import type { LanguageWish } from '#core/library/languages.ts';
import { rankPassages } from './candidates.ts';
import { hitsOnPage, type TextHit } from './hits.ts';
import type { TextLimits, TextsOfLibrary } from './library.ts';
import { type FoundWord, lookUp, type OpenIndex } from './lookup.ts';
import { byLength, readTextQuery, type TextQuery } from './query.ts';
import { type Song, songsOf } from './songs.ts';
import type { TextSource } from './source.ts';

export interface TextStep {
  /** The best first. */
  readonly hits: readonly TextHit[];
  /** Songs that may hold it too, and were not looked into. */
  readonly more: number;
  /** Words that are too frequent to be looked for alone, when that is why nothing is found. */
  readonly frequent: readonly string[];
  readonly settled: boolean;
}

/** Words that are looked up at first, and as many again where those did not lead to the phrase. */
const WORDS = 3;
/** Songs whose pages are read: of those that are as likely as the best one, then one after another while nothing is found. */
const AT_FIRST = 2;
const PAGES = 4;
const AS_LIKELY = 0.95;
/** A song may hold it when it has so much of what the best one has. */
const WORTHY = 0.6;

export interface TextQuestion {
  readonly typed: string;
  readonly wish: LanguageWish;
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

function rank(words: readonly FoundWord[], library: TextsOfLibrary, { wish, limits }: TextQuestion): Ranking {
  const candidates = rankPassages(words.filter(({ tells }) => tells));
  const all = songsOf(
    candidates.filter(({ place }) => isWithin(library.nameOf(place), limits)),
    library,
    wish,
  );
  const best = all[0]?.score ?? 0;
  const songs = all.filter(({ score }) => score >= best * WORTHY);
  return { songs, likely: songs.slice(0, AT_FIRST).filter(({ score }) => score >= best * AS_LIKELY) };
}

/** How far its page is read: a passage may run on into the next stanza. */
const lastStanza = ({ passages }: Song['editions'][number]): number => Math.max(...passages) + 1;

/** The first edition that holds it. */
async function lookInto(
  { editions }: Song,
  query: TextQuery,
  library: TextsOfLibrary,
  source: TextSource,
  signal: AbortSignal,
): Promise<TextHit[]> {
  for (const edition of editions) {
    const { place, passages } = edition;
    const html = await source.page(library.pathOf(place), lastStanza(edition), signal);
    const hits = hitsOnPage(html, place, passages, query);
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
  const words: FoundWord[] = [];
  const read = new Map<number, TextHit[]>();
  let songs: readonly Song[] = [];
  const hits = (): TextHit[] => ranked(songs.flatMap((song) => read.get(rowOf(song)) ?? []));
  const rowOf = ({ editions }: Song): number => library.texts.row[editions[0]?.place ?? 0] as number;
  const isFound = (): boolean => hits().some(({ found }) => found.isWhole);
  const step = (settled: boolean): TextStep => ({
    hits: hits(),
    more: songs.filter((song) => !read.has(rowOf(song))).length,
    frequent: songs.length > 0 ? [] : words.filter((one) => one.isFrequent).map(({ asked }) => asked.text),
    settled,
  });
  const longest = byLength(query.words);
  for (let from = 0; from < longest.length && from < WORDS * 2 && !isFound(); from += WORDS) {
    const some = longest.slice(from, from + WORDS);
    words.push(...(await Promise.all(some.map((word) => lookUp(index, word, source)))));
    signal.throwIfAborted();
    const ranking = rank(words, library, question);
    songs = ranking.songs;
    const { likely } = ranking;
    // Words cost less than pages: while some are left, only a song that stands out is looked into.
    const isLast = from + WORDS >= longest.length || from + WORDS >= WORDS * 2;
    if (!isLast && likely.length > 1) continue;
    const rest = isLast ? songs.slice(likely.length, Math.max(PAGES, pages)) : [];
    for (const batch of [likely, ...rest.map((song) => [song])]) {
      if (isFound() && read.size >= pages) break;
      const asked = batch.filter((song) => !read.has(rowOf(song)));
      const found = await Promise.all(asked.map((song) => lookInto(song, query, library, source, signal)));
      for (const [at, song] of asked.entries()) read.set(rowOf(song), found[at] ?? []);
      if (asked.length > 0 && hits().length > 0) yield step(false);
    }
  }
  yield step(true);
}

/** Words of which a song can be told. */
const TELLING = 2;

/** Of a page that is read to its end: by the next letter it is still the one. */
const ENDLESS = new AbortController().signal;

/**
 * Reads what the question will need when it has been typed to its end, as far as that is certain: the shards of the words before the
 * last one, and the page of a song that stands out by them. The source keeps it.
 * @throws what the source throws, and what stopped it
 */
export async function readAhead(
  index: OpenIndex,
  library: TextsOfLibrary,
  question: TextQuestion,
  source: TextSource,
  signal: AbortSignal,
): Promise<void> {
  const query = readTextQuery(question.typed);
  const typed = byLength(query.words)
    .filter(({ isHalf }) => !isHalf)
    .slice(0, WORDS);
  const words = await Promise.all(typed.map((word) => lookUp(index, word, source)));
  signal.throwIfAborted();
  const { likely } = rank(words, library, question);
  if (likely.length > 1 || words.filter(({ tells }) => tells).length < TELLING) return;
  const [edition] = likely[0]?.editions ?? [];
  if (edition) await source.page(library.pathOf(edition.place), lastStanza(edition), ENDLESS);
}

/** In one piece first; else in the order of the songs. */
const ranked = (hits: readonly TextHit[]): TextHit[] =>
  hits.toSorted((a, b) => Number(b.found.isWhole) - Number(a.found.isWhole));
