/** A folder as the catalogue's index has it. Apart from the columns, which a browser reads: it needs no table of collections. */
import type { FolderSummary } from '#schemas/catalogue.ts';
import { collectionOf } from './collections.ts';
import type { Folder } from './library.ts';

/**
 * @param columns address of its columns
 */
export function toSummary({ name, label, path, own, languages }: Folder, columns: string): FolderSummary {
  const also = collectionOf(name)?.also;
  return {
    name,
    label,
    path,
    ...(own && { own }),
    songs: new Set(languages.flatMap((language) => language.songs.map(({ fileName }) => fileName))).size,
    ...(also && { also }),
    columns,
    languages: languages.map(({ code, label, path, songs }) => {
      const missing = songs.filter(({ unavailable }) => unavailable).length;
      return { code, label, path, count: songs.length, ...(missing > 0 && { missing }) };
    }),
  };
}
