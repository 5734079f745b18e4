/** What the command box shows for what was typed: first what the page itself offers, which is there at once, then what the library has. */
import {
  type FoundSong,
  matchRanges,
  readQuery,
  type ShownPlace,
  type ShownVerse,
  type Similar,
} from '#features/search/index.ts';
import type { Translate } from '#words/store.ts';
import type { Command } from './page-commands.browser.ts';
import { type Named, type Ranked, rank } from './rank.ts';

/** Of each kind beside songs: what is looked for is mostly a song. */
const MOST = 4;

export type Row =
  | { kind: 'command'; found: Ranked<Command> }
  | { kind: 'song'; song: FoundSong }
  | { kind: 'verse'; verse: ShownVerse }
  /** To all songs found, on Home. */
  | { kind: 'all'; total: number };

export interface RowGroup {
  id: Command['group'] | 'found' | 'songs' | 'verses' | 'similar';
  rows: readonly Row[];
}

export interface Library {
  places: readonly ShownPlace[];
  songs: readonly FoundSong[];
  total: number;
  similar: Similar;
  /** That hold the words of a phrase. */
  verses: readonly ShownVerse[];
}

export const NOTHING: Library = { places: [], songs: [], total: 0, similar: { places: [], songs: [] }, verses: [] };

/** Found by one of its names; in the label stands perhaps another. */
const marked = (typed: string, items: readonly Command[]): Ranked<Command>[] => {
  const query = readQuery(typed);
  return items.map((item) => ({ item, marks: matchRanges(item.label, query) }));
};

const asIs = <T extends Named>(item: T): Ranked<T> => ({ item, marks: [] });

const place = ({ kind, path, label, count }: ShownPlace, say: Translate): Command => ({
  id: path,
  group: kind === 'folder' ? 'folders' : 'playlists',
  label,
  href: path,
  note: count === null ? say('home.playlist') : say('page.song-count', { n: count }),
  isName: true,
});

/**
 * @param commands what the page offers, in order
 * @returns the groups that have rows, in order
 */
export function rowGroups(typed: string, commands: readonly Command[], library: Library, say: Translate): RowGroup[] {
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
          ...(['folder', 'playlist'] as const).map((kind) => {
            const some = library.places.filter((one) => one.kind === kind);
            return group(
              `${kind}s`,
              marked(
                typed,
                some.map((one) => place(one, say)),
              ),
            );
          }),
          {
            id: 'songs',
            rows: [
              ...library.songs.map((song): Row => ({ kind: 'song', song })),
              ...(library.total > library.songs.length ? [{ kind: 'all', total: library.total } as const] : []),
            ],
          },
          { id: 'verses', rows: library.verses.map((verse): Row => ({ kind: 'verse', verse })) },
          {
            id: 'similar',
            rows: [
              ...library.similar.places.map((one): Row => ({ kind: 'command', found: asIs(place(one, say)) })),
              ...library.similar.songs.map((song): Row => ({ kind: 'song', song })),
            ],
          },
        ];
  return groups.filter(({ rows }) => rows.length > 0);
}
