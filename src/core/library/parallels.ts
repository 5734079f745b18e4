/** Verses that return in other songs, as pages lead to them. */
import { titlesOf } from './find-titles.ts';
import type { Folder, Library, Song } from './library.ts';
import { entryKey } from './names.ts';

/** A verse of a song, and where else it stands. */
export interface ShownParallel {
  /** Its address on the page: `v3.ab12cd34`. */
  id: string;
  /** Addresses of verses of other songs; the number of each verse, '' for none; the song's name, and its collection where that is another. */
  in: [href: string, verse: string, name: string, collection: string][];
}

/**
 * What a song's page shows of its own verses; undefined where none returns. A song that has no page is not named.
 * @example Isha Upanishad, verse 18 → `['/file/Rigveda/SAN/…/#v1.ab12cd34', '1', 'Agni (RV 1.189)', 'Rigveda']`
 */
export function parallelFinder({ folders }: Pick<Library, 'folders'>): (song: Song) => ShownParallel[] | undefined {
  const placed = new Map<string, { song: Song; folder: Folder }>();
  for (const folder of folders)
    for (const { songs } of folder.languages) for (const song of songs) placed.set(entryKey(song), { song, folder });
  const titles = new Map<Folder, ReturnType<typeof titlesOf>>();

  const nameOf = (song: Song, folder: Folder): string => {
    const known = titles.get(folder) ?? titlesOf(folder);
    titles.set(folder, known);
    const title = known.get(song);
    return title ? `${title} · ${song.name}` : song.name;
  };
  return (song) => {
    const shown = song.parallels?.flatMap(({ id, in: others }): ShownParallel[] => {
      const found = others.flatMap(({ folder, fileName, id, verse }): ShownParallel['in'] => {
        const other = placed.get(entryKey({ folder, fileName, language: song.language }));
        if (!other) return [];
        const collection = folder === song.folder ? '' : other.folder.label;
        return [[`${other.song.path}#${id}`, verse, nameOf(other.song, other.folder), collection]];
      });
      return found.length > 0 ? [{ id, in: found }] : [];
    });
    return shown && shown.length > 0 ? shown : undefined;
  };
}
