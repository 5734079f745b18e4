/** A pack's manifest as it lies on the device, and the pages of its songs. */
import type { FilePage, SongLink } from '#library/pages.ts';
import type { Pack, PackedSong } from './pack-parts.ts';

interface ManifestSong extends PackedSong {
  fileName: string;
  songNo: number | null;
  name: string;
  state: FilePage['song']['state'];
  unavailable: boolean;
  editions: SongLink[];
}

export interface Manifest extends Pack {
  version: 1;
  folder: { name: string; label: string; path: string };
  language: { code: string; label: string; path: string };
  songs: ManifestSong[];
}

/** A manifest that was checked by its digest when it came. */
export const readPack = (bytes: Uint8Array): Manifest => JSON.parse(new TextDecoder().decode(bytes));

/** What the page of a song shows, its text aside. */
export function pageOf({ folder, language, songs }: Manifest, path: string): FilePage {
  const at = songs.findIndex((song) => song.path === path);
  const song = songs[at];
  if (!song) throw new Error(`The pack has no song ${path}.\n  Ask for a path of its own songs.`);
  const link = (one: ManifestSong | undefined): SongLink | undefined =>
    one && {
      language: language.code,
      songNo: one.songNo,
      name: one.name,
      path: one.path,
      unavailable: one.unavailable,
    };
  const { fileName, songNo, name, state, unavailable, digest, bytes } = song;
  return {
    folder,
    language,
    song: {
      folder: folder.name,
      language: language.code,
      fileName,
      songNo,
      name,
      path,
      state,
      unavailable,
      digest,
      bytes,
      s3Path: null,
      lastModified: null,
    },
    previous: link(songs[at - 1]),
    next: link(songs[at + 1]),
    editions: song.editions,
  };
}
