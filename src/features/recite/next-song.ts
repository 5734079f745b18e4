/** Which song comes after another in a playlist. */

import { songPath } from '#features/my-place/index.ts';
import { parsedList } from '#ui/storage.ts';

/** The songs of the playlist that the tab reads from, by what is stored of it, whoever wrote it. */
export const playlistPaths = (json: string | null): string[] =>
  parsedList(json)
    .map(songPath)
    .filter((one) => one !== null);

/**
 * @param json what is stored of the playlist that the tab reads from, whoever wrote it: paths of songs, in their order
 * @returns null after the last, undefined for a song that is not in it; `('["/file/a/TAM/1/","/file/a/TAM/2/"]', '/file/a/TAM/1/')` → `/file/a/TAM/2/`
 */
export function nextInPlaylist(json: string | null, path: string): string | null | undefined {
  const paths = playlistPaths(json);
  const at = paths.indexOf(path);
  return at < 0 ? undefined : (paths[at + 1] ?? null);
}
