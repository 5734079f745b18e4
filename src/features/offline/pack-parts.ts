/** What of a pack a reader's wish needs: pure, over a manifest. */

/** A file of a pack, by its address. */
export interface PackFile {
  /** `/_astro/packs/Thirumurai-TAM-03.HASH.txt` */
  file: string;
  bytes: number;
  /** First 128 bits of the SHA-256 of its bytes, as 32 hex digits. */
  digest: string;
}

/** Where a song's text lies. */
export interface PackedSong {
  path: string;
  /** Number of its chunk; null for a text that could not be had when the pack was made. */
  chunk: number | null;
  /** Bytes in the chunk before it, and its own. */
  start: number;
  bytes: number;
  /** Of its text alone, as that of a file. */
  digest: string;
}

/** As much of a manifest as keeping needs. */
export interface Pack {
  chunks: readonly PackFile[];
  songs: readonly PackedSong[];
}

/** Songs of a pack that a reader keeps. @param paths of single songs; undefined for all */
export function songsKept(pack: Pack, paths?: readonly string[]): PackedSong[] {
  if (paths === undefined) return [...pack.songs];
  const wanted = new Set(paths);
  return pack.songs.filter(({ path }) => wanted.has(path));
}

/** The files that hold these songs, each once, in their order. */
export function filesOf(pack: Pack, songs: readonly PackedSong[]): PackFile[] {
  const numbers = new Set(songs.map(({ chunk }) => chunk));
  return pack.chunks.filter((_, at) => numbers.has(at));
}

/** How one state of a pack differs from a later one, in songs that have a text. */
export interface Difference {
  changed: string[];
  added: string[];
  gone: string[];
}

/** @param paths of single songs that are kept; undefined for all */
export function difference(before: Pack, after: Pack, paths?: readonly string[]): Difference {
  const had = new Map(songsKept(before, paths).map((song) => [song.path, song]));
  const has = new Map(songsKept(after, paths).map((song) => [song.path, song]));
  const here = (song: PackedSong | undefined): boolean => song !== undefined && song.chunk !== null;
  return {
    changed: [...had.values()]
      .filter((song) => here(song) && here(has.get(song.path)) && has.get(song.path)?.digest !== song.digest)
      .map(({ path }) => path),
    added: [...has.values()].filter((song) => here(song) && !here(had.get(song.path))).map(({ path }) => path),
    gone: [...had.values()].filter((song) => here(song) && !here(has.get(song.path))).map(({ path }) => path),
  };
}
