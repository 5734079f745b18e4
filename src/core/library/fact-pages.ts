/** The pages of facts: each kind with its values, each value with its songs. As those of `pages.ts`, each holds all that it shows. */
import { fold } from '#core/sound/fold.ts';
import type { FactKind } from '#schemas/facts.ts';
import { FACT_KINDS, type FactValue } from './fact-kinds.ts';
import { factFinder } from './facts.ts';
import { type Title, toTitle } from './languages.ts';
import type { Folder, Library, Song } from './library.ts';
import { bySongNumber } from './order.ts';
import { lister } from './pages.ts';
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

/** The songs of a folder that tell each value, in the edition that each is best read in. */
function songsByValue(folder: Folder, facts: ReturnType<ReturnType<typeof factFinder>>): Map<FactValue, Song[]> {
  const preferred = preferredIn(folder);
  const readable = [...facts].filter(([song]) => song.digest !== null && !song.unavailable);
  const told = new Map<FactValue, Song[]>();
  // The editions of a song have one list of facts.
  for (const [of, editions] of Map.groupBy(readable, ([, facts]) => facts)) {
    const songs = editions.map(([song]) => song);
    const best = songs.find(({ language }) => language === preferred) ?? songs.slice(0, 1);
    for (const { value } of of) told.set(value, (told.get(value) ?? []).concat(best));
  }
  return told;
}

/** Only kinds and values that can be read of in a library have pages. */
export function factPages({ folders }: Pick<Library, 'folders'>) {
  const factsIn = factFinder();
  const told = folders.map((folder) => ({
    folder,
    list: lister(folder),
    songs: songsByValue(folder, factsIn(folder)),
  }));
  const pages = FACT_KINDS.map((kind) => {
    const values = kind.values.filter((value) => told.some(({ songs }) => songs.has(value)));
    const links = values.map((value) => valueLink(kind, value));
    const head = { name: kind.name, path: factKindPath(kind.kind) };
    return links.map((link, at) => {
      const sections = told.flatMap(({ folder: { label, path }, list, songs }) => {
        const own = songs.get(values[at] as FactValue);
        return own ? [{ folder: { label, path }, songs: own.toSorted(bySongNumber).map(list) }] : [];
      });
      const near = links.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1).filter((one) => one !== link);
      return {
        kind: head,
        value: link,
        songs: sections.reduce((sum, { songs }) => sum + songs.length, 0),
        sections,
        near,
      };
    });
  }).filter((values) => values.length > 0);
  const others = new Map(
    FACT_KINDS.flatMap((kind) =>
      kind.values.map((value) => [factValuePath(kind.kind, value.name), value.also] as const),
    ),
  );
  return {
    kinds: pages.map((values) => ({
      kind: (values[0] as (typeof values)[number]).kind,
      values: values.map(({ value, songs }) => ({ ...value, songs })),
    })),
    values: pages.flat(),
    /** Of each value, what a search finds it by: its names, and others that sound otherwise. */
    names: pages.flat().map(({ value: { name, own, path }, songs }) => {
      const sounds = new Set([name, own?.text ?? name].map(fold));
      const also = (others.get(path) ?? []).filter((one) => !sounds.has(fold(one)) && sounds.add(fold(one)));
      return { path, songs, names: [name, own?.text ?? name, ...also] };
    }),
  };
}
