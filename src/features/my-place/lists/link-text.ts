/** A list of songs as one short text: its name, then a line a song, which leaves out what the line before has said. */

import { namesOfPath, songPath } from '../song.ts';
import { listName, MOST_SONGS } from './lists.ts';

/** What a link holds: the songs by their addresses, each in the language that was chosen for it. */
export interface SharedList {
  name: string;
  paths: readonly string[];
}

const TXT = '.txt';
/** After a file's name that does not end in `.txt`; no segment of a path holds it. */
const WHOLE = '?';

/**
 * `{ name: 'Dawn', paths: ['/file/Puranas/TAM/1%20A.txt/', '/file/Puranas/TAM/2%20B.txt/', '/file/Puranas/SAN/3%20C.txt/'] }`
 * → `Dawn`, `Puranas/TAM/1 A`, `2 B`, `SAN/3 C`, a line each.
 */
export function packList({ name, paths }: SharedList): string {
  let last = { folder: '', language: '' };
  const lines = paths.map((path) => {
    const { folder, language, file } = namesOfPath(path);
    const stem = file.endsWith(TXT) ? file.slice(0, -TXT.length) : file + WHOLE;
    const before = folder !== last.folder ? [folder, language] : language !== last.language ? [language] : [];
    last = { folder, language };
    return [...before, stem].join('/');
  });
  return [listName(name), ...lines].join('\n');
}

/** What `packList` wrote; lines that are no address of a song are left out, and a song that stands there twice. */
export function unpackList(text: string): SharedList {
  const [name = '', ...lines] = text.toWellFormed().split('\n', MOST_SONGS + 1);
  let [folder, language] = ['', ''];
  const paths = lines.flatMap((line) => {
    const parts = line.split('/');
    const stem = parts.pop() ?? '';
    if (parts.length > 2) return [];
    language = parts.pop() ?? language;
    folder = parts.pop() ?? folder;
    const file = stem.endsWith(WHOLE) ? stem.slice(0, -WHOLE.length) : stem + TXT;
    return songPath(`/file/${[folder, language, file].map(encodeURIComponent).join('/')}/`) ?? [];
  });
  return { name: listName(name), paths: [...new Set(paths)] };
}
