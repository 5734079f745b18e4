/** The pages of facts: each kind with its values, each value with its songs. As those of `pages.ts`, each holds all that it shows. */
import { fold } from '#core/sound/fold.ts';
import type { FactKind } from '#schemas/facts.ts';
import { FACT_KINDS, type FactValue } from './fact-kinds.ts';
import { factFinder } from './facts.ts';
import { type Title, toTitle } from './languages.ts';
import type { Folder, Library, Song } from './library.ts';
import { bySongNumber } from './order.ts';
import { type ListedSong, lister } from './pages.ts';
import { factKindPath, factValuePath } from './paths.ts';
import { preferredIn } from './sections.ts';

/** The page of a kind: its values in the order of the table, each with how many songs tell it. */
export type KindPage = ReturnType<typeof factPages>['kinds'][number];
/** The page of a value: its songs in the order of their numbers, by collection, and its neighbours. */
export type ValuePage = ReturnType<typeof factPages>['values'][number];

/** Neighbours on either side that the page of a value names. */
const NEIGHBOURS = 4;

/** A value as another page links to it. */
function valueLink({ kind }: FactKind, { name, own }: FactValue): { name: string; own?: Title; path: string } {
  return { name, ...(own !== undefined && { own: toTitle(own, '') }), path: factValuePath(kind, name) };
}

const headOf = ({ kind, name }: FactKind) => ({ name, path: factKindPath(kind) });

/** The songs of a folder that tell each value, in the edition that each is best read in. */
function songsByValue(folder: Folder, facts: ReturnType<ReturnType<typeof factFinder>>): Map<FactValue, Song[]> {
  const preferred = preferredIn(folder);
  const readable = [...facts].filter(([song]) => song.digest !== null && !song.unavailable);
  const found = new Map<FactValue, Song[]>();
  // The editions of a song have one list of facts.
  for (const [of, editions] of Map.groupBy(readable, ([, facts]) => facts)) {
    const songs = editions.map(([song]) => song);
    const best = songs.find(({ language }) => language === preferred) ?? songs.slice(0, 1);
    for (const { value } of of) found.set(value, (found.get(value) ?? []).concat(best));
  }
  return found;
}

/** By which a search finds a value: its name, that in its own script or the same again, and others that sound otherwise. */
function namesOf({ name, own = name, also }: FactValue): string[] {
  const sounds = new Set([name, own].map(fold));
  return [name, own, ...also.filter((one) => !sounds.has(fold(one)) && sounds.add(fold(one)))];
}

/** Whether it leads to one song alone, which a search finds by the same name: a work of one song, a place of one hymn. */
function isItsSong(value: FactValue, sections: readonly { songs: readonly ListedSong[] }[]): boolean {
  const [song, more] = sections.flatMap(({ songs }) => songs);
  return song !== undefined && more === undefined && fold(song.name).includes(fold(value.name));
}

/** Of a library that is asked for again: the plan of a build, its sitemaps and its checks need the same. */
const made = new WeakMap<readonly Folder[], ReturnType<typeof makePages>>();

/** Only kinds and values that can be read of in a library have pages. */
export function factPages({ folders }: Pick<Library, 'folders'>) {
  const pages = made.get(folders) ?? makePages(folders);
  made.set(folders, pages);
  return pages;
}

function makePages(folders: readonly Folder[]) {
  const factsIn = factFinder();
  const lists = folders.map((folder) => ({
    folder,
    list: lister(folder),
    songs: songsByValue(folder, factsIn(folder)),
  }));
  const found = FACT_KINDS.flatMap((kind) => {
    const values = kind.values.filter((value) => lists.some(({ songs }) => songs.has(value)));
    return values.length > 0 ? [{ kind, values, pages: pagesOf(kind, values) }] : [];
  });
  /** One for each value of a kind. */
  function pagesOf(kind: FactKind, values: readonly FactValue[]) {
    const links = values.map((value) => valueLink(kind, value));
    return values.map((value, at) => {
      const sections = lists.flatMap(({ folder: { label, path }, list, songs }) => {
        const own = songs.get(value);
        return own ? [{ folder: { label, path }, songs: own.toSorted(bySongNumber).map(list) }] : [];
      });
      const link = links[at] as (typeof links)[number];
      return {
        kind: headOf(kind),
        value: link,
        songs: sections.reduce((sum, { songs }) => sum + songs.length, 0),
        sections,
        near: links.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1).filter((one) => one !== link),
      };
    });
  }
  return {
    kinds: found.map(({ kind, pages }) => ({
      kind: headOf(kind),
      values: pages.map(({ value, songs }) => ({ ...value, songs })),
    })),
    values: found.flatMap(({ pages }) => pages),
    /** What a search finds values by: their names, and others that sound otherwise. */
    names: found.map(({ kind: { kind }, values, pages }) => {
      const all = pages.map(({ songs, sections }, at) => ({ songs, sections, value: values[at] as FactValue }));
      const shown = all.filter(({ value, sections }) => !isItsSong(value, sections));
      return { kind, songs: shown.map(({ songs }) => songs), names: shown.map(({ value }) => namesOf(value)) };
    }),
  };
}
