/** A list of the library → the manifest of its pack. */
import type { Folder, LanguageList, Song } from '#core/library/library.ts';
import { PACK_VERSION, type PackChunk, type PackManifest, type PackSong } from '#schemas/pack.ts';
import { cutIntoChunks } from './chunks.ts';

/** A text that is there, as chunks need it. */
export interface PackedText {
  fileName: string;
  bytes: number;
  /** In the snapshot. */
  digest: string;
  /** Whether it only says that it is not available: nobody looks for its words. */
  unavailable: boolean;
}

/** The texts of a list, in the chunks that they are published in. */
export const chunksOf = ({ songs }: LanguageList, most?: number): PackedText[][] =>
  cutIntoChunks(
    songs.flatMap(({ fileName, bytes, digest, unavailable }) =>
      digest === null ? [] : [{ fileName, bytes, digest, unavailable }],
    ),
    most,
  );

/** Hex digits by which a manifest tells a text. */
export const DIGITS = 32;

/** The last segment of a path, decoded. */
const lastSegment = ({ path }: Song): string => decodeURIComponent(path.split('/').at(-2) ?? '');

type Edition = NonNullable<PackSong['editions']>[number];

function editionOf(edition: Song, song: Song, language: number): Edition {
  const { songNo, name, unavailable } = edition;
  const segment = lastSegment(edition);
  const isSame = segment === lastSegment(song) && name === song.name && songNo === song.songNo && !unavailable;
  if (edition === song || isSame) return language;
  return { language, songNo, name, segment, ...(unavailable && { unavailable }) };
}

/**
 * The manifest of one list.
 * @param editions all editions of each song of the folder, in the order of its page
 * @param texts in their chunks, as {@link chunksOf} gives them
 * @param chunks the files that they are in, one for each
 */
export function toManifest(
  folder: Folder,
  list: LanguageList,
  editions: ReadonlyMap<Song, readonly Song[]>,
  texts: readonly (readonly PackedText[])[],
  chunks: readonly PackChunk[],
): PackManifest {
  const of = (song: Song): readonly Song[] => editions.get(song) ?? [song];
  const codes = new Set([list.code, ...list.songs.flatMap(of).map(({ language }) => language)]);
  const languages = folder.languages.filter(({ code }) => codes.has(code)).map(({ code, path }) => ({ code, path }));
  const places = new Map<string, { chunk: number; start: number }>();
  for (const [chunk, some] of texts.entries()) {
    let start = 0;
    for (const { fileName, bytes } of some) {
      places.set(fileName, { chunk, start });
      start += bytes;
    }
  }
  const songs = list.songs.map((song): PackSong => {
    const { fileName, songNo, name, state, unavailable, corrected, s3Path, digest, bytes } = song;
    const all = of(song).map((one) =>
      editionOf(
        one,
        song,
        languages.findIndex(({ code }) => code === one.language),
      ),
    );
    const segment = lastSegment(song);
    return {
      fileName,
      songNo,
      name,
      ...(segment !== fileName && { segment }),
      ...(state !== 'current' && { state }),
      ...(corrected && { corrected }),
      ...(unavailable && { unavailable }),
      ...(digest === null && s3Path !== null && { s3Path }),
      ...(places.get(fileName) ?? { chunk: null, start: 0 }),
      bytes,
      digest: digest?.slice(0, DIGITS) ?? '',
      ...(all.length > 1 && { editions: all }),
    };
  });
  return {
    version: PACK_VERSION,
    folder: { name: folder.name, label: folder.label, path: folder.path },
    language: { code: list.code, label: list.label, path: list.path },
    languages,
    chunks: [...chunks],
    songs,
  };
}
