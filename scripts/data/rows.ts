/** The library as those who build read it: rows of songs, and where their files lie. */
import { type Fact, factFinder } from '#core/library/facts.ts';
import type { Folder, Song } from '#core/library/library.ts';
import { dataDumpPath, dataSongsPath, factValuePath } from '#core/library/paths.ts';
import type { DataCollection, DataSong } from '#schemas/data.ts';
import type { Environment } from '#schemas/environment.ts';

/** The settings of the site whose data this is. Without a licence there are no dumps. */
export type DataSite = Pick<Environment, 'SITE_URL' | 'SITE_TITLE' | 'TEXT_LICENCE'>;

/** Where the file of an address lies below a built folder: `/data/songs/a%20b.json` → `data/songs/a b.json`. */
export const fileAt = (path: string): string => decodeURIComponent(path).slice(1);

const factOf = ({ kind: { kind }, value: { name: value, own } }: Fact, { SITE_URL }: DataSite) => ({
  kind,
  value,
  ...(own !== undefined && { own }),
  page: SITE_URL + factValuePath(kind, value),
});

/** The rows of a collection, list by list, with the songs that they are of. */
export function* rowsOf(of: Folder, site: DataSite): Generator<[Song, DataSong]> {
  const factsBySong = factFinder()(of);
  for (const list of of.languages) {
    for (const song of list.songs) {
      const { folder: collection, language, fileName, songNo, name, title, path, state, unavailable, bytes } = song;
      const facts = factsBySong.get(song)?.map((fact) => factOf(fact, site));
      const row = {
        collection,
        language,
        fileName,
        songNo,
        name,
        ...(title !== undefined && { title }),
        page: site.SITE_URL + path,
        state,
        unavailable,
        bytes,
        sha256: song.digest,
        ...(facts && { facts }),
      };
      yield [song, row];
    }
  }
}

/** The list of a collection's songs: JSON with a row on each line. */
export function songsJson(folder: Folder, site: DataSite): string {
  const rows = Array.from(rowsOf(folder, site), ([, row]) => JSON.stringify(row));
  return `[\n${rows.join(',\n')}\n]\n`;
}

/** A collection in the catalogue, its dump aside. */
export function collectionOf({ name, label, own, path, languages }: Folder, { SITE_URL }: DataSite): DataCollection {
  return {
    name,
    label,
    ...(own && { own }),
    page: SITE_URL + path,
    songs: SITE_URL + dataSongsPath(path),
    languages: languages.map(({ code, label: own, path: page, songs }) => ({
      code,
      label: own,
      page: SITE_URL + page,
      songs: songs.length,
    })),
  };
}

/** Where the dump of a collection lies below a built folder. */
export const dumpFile = ({ path }: Folder): string => fileAt(dataDumpPath(path));
