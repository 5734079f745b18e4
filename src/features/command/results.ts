/** What the command box shows for what was typed: the page's own first, which never waits, then the library's. */
import type { CatalogueIndex, FoundSong } from '#features/search/index.ts';
import type { Command } from './page-commands.ts';
import { type Named, type Ranked, rank } from './rank.ts';

/** Of each kind beside songs: what is looked for is mostly a song. */
const MOST = 4;

export type Row =
  | { kind: 'command'; found: Ranked<Command> }
  | { kind: 'song'; song: FoundSong }
  /** To all songs found, on Home. */
  | { kind: 'all'; total: number };

export interface RowGroup {
  id: Command['group'] | 'found' | 'songs';
  rows: readonly Row[];
}

export interface Library {
  index: CatalogueIndex | null;
  songs: readonly FoundSong[];
  total: number;
}

const asIs = <T extends Named>(item: T): Ranked<T> => ({ item, marks: [] });

/** A folder's page is above those of its languages: `/file/Puranas/TAM/` → `/file/Puranas/`. */
const folders = ({ index }: Library, songs: (n: number) => string): Command[] =>
  (index?.folders ?? []).map(({ name, label, languages }) => {
    const count = languages.reduce((sum, { count }) => sum + count, 0);
    const href = (languages[0]?.path ?? '/').replace(/[^/]+\/$/, '');
    return { id: name, group: 'folders', label, href, note: songs(count), isName: true };
  });

const playlists = ({ index }: Library): Command[] =>
  (index?.playlists ?? []).map(({ name, id, path }) => ({
    id,
    group: 'playlists',
    label: name,
    href: path,
    note: id,
    isName: true,
  }));

/**
 * @param commands what the page offers, in order
 * @param songs says a number of them
 * @returns the groups that have rows, in order
 */
export function rowGroups(
  typed: string,
  commands: readonly Command[],
  library: Library,
  songs: (n: number) => string,
): RowGroup[] {
  const group = (id: RowGroup['id'], found: readonly Ranked<Command>[]): RowGroup => ({
    id,
    rows: found.map((found) => ({ kind: 'command', found })),
  });
  const ranked = (id: RowGroup['id'], from: readonly Command[]) => group(id, rank(typed, from).slice(0, MOST));
  const groups: RowGroup[] =
    typed.trim() === ''
      ? [...new Set(commands.map(({ group }) => group))].map((name) =>
          group(name, commands.filter((one) => one.group === name).map(asIs)),
        )
      : [
          ranked('found', commands),
          ranked('folders', folders(library, songs)),
          ranked('playlists', playlists(library)),
          {
            id: 'songs',
            rows: [
              ...library.songs.map((song): Row => ({ kind: 'song', song })),
              ...(library.total > library.songs.length ? [{ kind: 'all', total: library.total } as const] : []),
            ],
          },
        ];
  return groups.filter(({ rows }) => rows.length > 0);
}
