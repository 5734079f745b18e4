/** Passages by song: which edition to look into, and where. */
import type { LanguagePreference } from '#core/library/languages.ts';
import type { Candidate } from './candidates.ts';
import type { TextsOfLibrary } from './library.ts';

/** An edition is as likely as the best one of its song when it has so much of what that has; a passage, of what the best of its text has. */
const EDITION = 0.45;
const PASSAGE = 0.75;
/** Passages of one text that are looked at. */
const MOST = 6;

/** A song that may hold it: the edition that the reader wants before others, and the passages of each. */
export interface Song {
  score: number;
  editions: { place: number; passages: number[] }[];
}

/** Candidates by song, the best first. */
export function songsOf(
  candidates: readonly Candidate[],
  { texts, wanted }: TextsOfLibrary,
  preference: LanguagePreference,
): Song[] {
  const bySong = Map.groupBy(candidates, ({ place }) => texts.row[place] as number);
  const songs = [...bySong.values()].map((own): Song => {
    const score = own[0]?.score ?? 0;
    const likely = [...new Set(own.filter((one) => one.score >= score * EDITION).map(({ place }) => place))];
    const first = likely.length > 1 ? wanted(likely, preference) : (likely[0] as number);
    const places = [...new Set([first, own[0]?.place ?? first])];
    return { score, editions: places.map((place) => ({ place, passages: passagesOf(own, place) })) };
  });
  return songs.sort((a, b) => b.score - a.score || (a.editions[0]?.place ?? 0) - (b.editions[0]?.place ?? 0));
}

function passagesOf(candidates: readonly Candidate[], place: number): number[] {
  const here = candidates.filter((one) => one.place === place);
  const most = here[0]?.score ?? 0;
  const likely = here.filter(({ score }) => score >= most * PASSAGE).map(({ passage }) => passage);
  return likely.slice(0, MOST);
}
