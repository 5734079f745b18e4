/** The parts of a pack that a request needs: pure, over a manifest. */

/** A file of a pack, by its address. */
export interface PackFile {
  /** `/_astro/packs/thirumurai-tam.HASH.txt` */
  file: string;
  bytes: number;
  /** About how many come over the line. */
  packed?: number;
  /** First 128 bits of the SHA-256 of its bytes, as 32 hex digits. */
  digest: string;
}

/** A chunk of texts, and where which words stand in them; absent where they have none. */
export interface PackChunkFile extends PackFile {
  index?: PackFile | undefined;
}

/** Where a song's text lies. */
export interface PackedSong {
  path: string;
  /** Number of its chunk; null for a text that could not be loaded when the pack was made. */
  chunk: number | null;
  /** Bytes in the chunk before it, and its own. */
  start: number;
  bytes: number;
  /** Of its text alone, as that of a file. */
  digest: string;
}

/** As much of a manifest as keeping needs. */
export interface Pack {
  chunks: readonly PackChunkFile[];
  songs: readonly PackedSong[];
}

/** Songs of a pack that a reader keeps, and that have a text. @param paths of single songs; undefined for all */
export function songsKept(pack: Pack, paths?: readonly string[]): PackedSong[] {
  const wanted = paths && new Set(paths);
  return pack.songs.filter(({ path, chunk }) => chunk !== null && (!wanted || wanted.has(path)));
}

/** A chunk's files: what is there of its texts can be looked into, so the index comes first. */
export const filesOfChunk = ({ index, ...texts }: PackChunkFile): PackFile[] => (index ? [index, texts] : [texts]);

/** The files that hold these songs, each once, in their order. */
export function filesOf(pack: Pack, songs: readonly PackedSong[]): PackFile[] {
  const numbers = new Set(songs.map(({ chunk }) => chunk));
  return pack.chunks.filter((_, at) => numbers.has(at)).flatMap(filesOfChunk);
}

export const bytesOf = (files: readonly PackFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** About how many bytes of them are transferred. */
export const packedOf = (files: readonly PackFile[]): number =>
  files.reduce((sum, { packed, bytes }) => sum + (packed ?? bytes), 0);

/** How one state of a pack differs from a later one, in songs that have a text. */
export interface Difference {
  changed: string[];
  added: string[];
  gone: string[];
}

/** @param paths of single songs that are kept; undefined for all */
export function difference(before: Pack, after: Pack, paths?: readonly string[]): Difference {
  const byPath = (pack: Pack) => new Map(songsKept(pack, paths).map(({ path, digest }) => [path, digest]));
  const had = byPath(before);
  const has = byPath(after);
  return {
    changed: [...had.keys()].filter((path) => has.has(path) && has.get(path) !== had.get(path)),
    added: [...has.keys()].filter((path) => !had.has(path)),
    gone: [...had.keys()].filter((path) => !has.has(path)),
  };
}
