/** What a pull changed, as readers are told: songs added, corrected, moved, removed. */
import { factFinder, factLink } from '#core/library/facts.ts';
import type { Folder, Library, Song } from '#core/library/library.ts';
import { KINDS, linesOf, mapKinds } from '#core/library/news.ts';
import type { ChangedStanza, NewsSong, Rebuild } from '#schemas/snapshot.ts';
import { type Lapsed, movedSongs, type PlacedSong, songsByPath } from './same-songs.ts';
import { stanzaChanges } from './stanza-changes.ts';

/** Rebuilds that are remembered. */
export const MOST_REBUILDS = 100;
/** Songs of a kind that a rebuild names, and stanzas of a corrected one that it shows. */
const MOST_SONGS = 50;
const MOST_STANZAS = 5;
/** Songs and stanzas of all rebuilds; older ones then only count. */
const MOST_ROWS = 3_000;

const newsOf = ({ song, folder, list }: PlacedSong): NewsSong => ({
  path: song.path,
  name: song.name,
  place: `${folder.label}, ${list.label}`,
  collections: [folder.path],
});

/** A song in both libraries. */
interface Pair {
  before: PlacedSong;
  after: PlacedSong;
}

/** Words to read: those of the sample library only ever fill a gap, and some texts only say that there is none. */
const hasText = ({ digest, state, unavailable }: Song): boolean =>
  digest !== null && state !== 'sample' && !unavailable;

/** The songs that have other words than before. */
export function correctedSongs(before: Library, after: Library, lapsed: Lapsed): Pair[] {
  const is = songsByPath(after);
  return [...songsByPath(before)].flatMap(([path, was]): Pair[] => {
    const now = is.get(path) ?? lapsed.songs.get(path);
    const differs = now && hasText(was.song) && hasText(now.song) && now.song.digest !== was.song.digest;
    return differs ? [{ before: was, after: now }] : [];
  });
}

/** Reads a text by its digest; null where it is lost, without which a lost text would fail every later pull. */
export type ReadText = (digest: string) => Promise<string | null>;

/** What songs tell, as their pages say it: `பண் கொல்லி · Sambandar`; '' for nothing. */
function factSayer(): (placed: PlacedSong) => string {
  const factsIn = factFinder();
  const known = new Map<Folder, ReturnType<typeof factsIn>>();
  return ({ song, folder }) => {
    const facts = known.get(folder) ?? factsIn(folder);
    known.set(folder, facts);
    return (facts.get(song) ?? []).map((fact) => factLink(fact, song.language).text).join(' · ');
  };
}

async function correctedNews(pair: Pair, read: ReadText, say: (placed: PlacedSong) => string): Promise<NewsSong> {
  const { before, after } = pair;
  const [said, says] = [say(before), say(after)];
  const facts = said === says ? {} : { facts: { was: said, now: says } };
  const [was, now] = await Promise.all(
    [before, after].map(({ song }) => (song.digest === null ? '' : read(song.digest))),
  );
  if (typeof was !== 'string' || typeof now !== 'string') return { ...newsOf(after), ...facts };
  const all: ChangedStanza[] = stanzaChanges(was, now);
  const more = all.length - MOST_STANZAS;
  return { ...newsOf(after), ...facts, stanzas: all.slice(0, MOST_STANZAS), ...(more > 0 && { more }) };
}

/** The newest rebuilds, as many rows of them as there is room for. */
function withinBounds(news: readonly Rebuild[]): Rebuild[] {
  let rows = 0;
  return news.slice(0, MOST_REBUILDS).map((one) => {
    rows += linesOf(one);
    return rows > MOST_ROWS ? { ...one, songs: mapKinds(one.songs, () => []) } : one;
  });
}

/** What is known already, with the addresses that its songs and their collections have now. */
function followNews(known: readonly Rebuild[], { songs: became, paths }: Lapsed): Rebuild[] {
  const follow = (song: NewsSong): NewsSong => {
    const { path, gone, collections = [] } = song;
    const now = gone ? undefined : became.get(path);
    return {
      ...song,
      ...(now && { path: now.song.path }),
      ...(now === null && { gone: true }),
      ...(collections.length > 0 && { collections: [...new Set(collections.map((one) => paths.get(one) ?? one))] }),
    };
  };
  return known.map((one) => ({ ...one, songs: mapKinds(one.songs, (songs = []) => songs.map(follow)) }));
}

/**
 * The news after one more pull.
 * @param known those of the last pull, the newest first
 * @param at of this pull, ISO 8601
 */
export async function addNews(
  known: readonly Rebuild[],
  { before, after, lapsed }: { before: Library; after: Library; lapsed: Lapsed },
  at: string,
  read: ReadText,
): Promise<Rebuild[]> {
  const [was, is] = [songsByPath(before), songsByPath(after)];
  const found = movedSongs(lapsed);
  const targets = new Set([...found.values()].map(({ song }) => song.path));
  const collectionNow = (path: string): string => lapsed.paths.get(path) ?? path;
  const added = [...is.values()].filter(
    ({ song }) =>
      !targets.has(song.path) && hasText(song) && !hasText(was.get(song.path)?.song ?? { ...song, digest: null }),
  );
  const moved = [...found].flatMap(([path, now]): NewsSong[] => {
    const old = was.get(path);
    // A neighbour can change an address; nobody needs to know.
    if (!old || (newsOf(old).name === now.song.name && newsOf(old).place === newsOf(now).place)) return [];
    // Readers of the collection that it has left are told too.
    const collections = [...new Set([now.folder.path, collectionNow(old.folder.path)])];
    return [{ ...newsOf(now), was: `${old.song.name} (${newsOf(old).place})`, collections }];
  });
  const removed = [...lapsed.songs.keys()].flatMap((path): NewsSong[] => {
    const old = found.has(path) ? undefined : was.get(path);
    return old ? [{ ...newsOf(old), gone: true, collections: [collectionNow(old.folder.path)] }] : [];
  });
  const corrected = correctedSongs(before, after, lapsed);
  const counts = { added: added.length, corrected: corrected.length, moved: moved.length, removed: removed.length };
  const followed = followNews(known, lapsed);
  if (KINDS.every((kind) => counts[kind] === 0)) return followed;
  const corrections: NewsSong[] = [];
  const say = factSayer();
  for (const pair of corrected.slice(0, MOST_SONGS)) corrections.push(await correctedNews(pair, read, say));
  const songs = {
    added: added.slice(0, MOST_SONGS).map(newsOf),
    corrected: corrections,
    moved: moved.slice(0, MOST_SONGS),
    removed: removed.slice(0, MOST_SONGS),
  };
  return withinBounds([{ at, counts, songs }, ...followed]);
}
