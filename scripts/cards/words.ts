/** The cards of a library: which there are, where they lie, and what each says. */
import { collectionOf } from '#core/library/collections.ts';
import type { Library } from '#core/library/library.ts';
import { cardPath } from '#core/library/paths.ts';

const fileOf = (path: string): string => decodeURIComponent(path).slice(1);

export type Card = ReturnType<typeof cardsOf>[number];

/**
 * The library's card, and one for each of its collections and playlists: `file` below the built folder, `cards/file/Rigveda.png`;
 * `names` that it may be called, the best first, since a name whose letters are in no font gives way to the next; whose it is, ''
 * on the library's own; and the name of its line art.
 */
export function cardsOf({ folders, playlists }: Library, title: string) {
  const own = { file: fileOf(cardPath()), names: [title], title: '', motif: '' };
  const ofFolders = folders.map(({ name, label, own, path }) => ({
    file: fileOf(cardPath(path)),
    names: own ? [own.name, label] : [label],
    title,
    motif: collectionOf(name)?.motif ?? '',
  }));
  const ofPlaylists = playlists.map(({ name, path }) => {
    return { file: fileOf(cardPath(path)), names: [name], title, motif: '' };
  });
  return [own, ...ofFolders, ...ofPlaylists];
}
