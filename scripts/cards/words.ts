/** The cards of a library: which there are, where they lie, and what each says. */
import { collectionOf } from '#core/library/collections.ts';
import type { Library } from '#core/library/library.ts';
import { cardPath } from '#core/library/paths.ts';

export interface Card {
  /** Below the built folder: `cards/file/Rigveda.png`. */
  file: string;
  /** What it may be called, the best first: a name whose letters are in no font gives way to the next. */
  names: string[];
  /** Whose it is; '' on the library's own. */
  title: string;
  /** Name of its line art. */
  motif: string;
}

const fileOf = (path: string): string => decodeURIComponent(path).slice(1);

/** The library's card, and one for each of its collections and playlists. */
export function cardsOf({ folders, playlists }: Library, title: string): Card[] {
  const own = { file: fileOf(cardPath()), names: [title], title: '', motif: '' };
  const ofFolders = folders.map(
    ({ name, label, own, path }): Card => ({
      file: fileOf(cardPath(path)),
      names: own ? [own.name, label] : [label],
      title,
      motif: collectionOf(name)?.motif ?? '',
    }),
  );
  const ofPlaylists = playlists.map(
    ({ name, path }): Card => ({ file: fileOf(cardPath(path)), names: [name], title, motif: '' }),
  );
  return [own, ...ofFolders, ...ofPlaylists];
}
