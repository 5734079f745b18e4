/** A list of the library → the manifest of its pack. */

import { hash } from 'node:crypto';
import { type Fact, type FactLink, factLink } from '#core/library/facts.ts';
import { titlesOf } from '#core/library/find-titles.ts';
import type { Folder, LanguageList, Song } from '#core/library/library.ts';
import type { parallelFinder } from '#core/library/parallels.ts';
import { PACK_VERSION, type PackChunk, type PackManifest, type PackSong } from '#schemas/pack.ts';

/** A text that is there; of one that is `unavailable`, which says only that, nobody looks for its words. */
export type PackedText = ReturnType<typeof chunksOf>[number][number];

/** The texts of a list, in the chunks that they are published in. */
export const chunksOf = ({ songs }: LanguageList, most?: number) =>
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
 * @param told what songs of the folder tell
 * @param parallelsOf where verses of a song return
 * @param texts in their chunks, as {@link chunksOf} gives them
 * @param chunks the files that they are in, one for each
 */
export function toManifest(
  folder: Folder,
  list: LanguageList,
  editions: ReadonlyMap<Song, readonly Song[]>,
  told: ReadonlyMap<Song, readonly Fact[]>,
  parallelsOf: ReturnType<typeof parallelFinder>,
  texts: readonly (readonly PackedText[])[],
  chunks: readonly PackChunk[],
): PackManifest {
  const of = (song: Song): readonly Song[] => editions.get(song) ?? [song];
  const codes = new Set([list.code, ...list.songs.flatMap(of).map(({ language }) => language)]);
  const languages = folder.languages.filter(({ code }) => codes.has(code)).map(({ code, path }) => ({ code, path }));
  const titles = titlesOf(folder);
  const places = new Map<string, { chunk: number; start: number }>();
  for (const [chunk, some] of texts.entries()) {
    let start = 0;
    for (const { fileName, bytes } of some) {
      places.set(fileName, { chunk, start });
      start += bytes;
    }
  }
  /** Each once, by its address, with its position. */
  const facts = new Map<string, FactLink & { at: number }>();
  const positionOf = (fact: Fact): number => {
    const link = factLink(fact, list.code);
    const known = facts.get(link.path) ?? { ...link, at: facts.size };
    facts.set(link.path, known);
    return known.at;
  };
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
    const title = titles.get(song);
    const own = told.get(song)?.map(positionOf);
    const parallels = parallelsOf(song);
    return {
      fileName,
      songNo,
      name,
      ...(title && { title }),
      ...(segment !== fileName && { segment }),
      ...(state !== 'current' && { state }),
      ...(corrected && { corrected }),
      ...(unavailable && { unavailable }),
      ...(digest === null && s3Path !== null && { s3Path }),
      ...(places.get(fileName) ?? { chunk: null, start: 0 }),
      bytes,
      digest: digest?.slice(0, DIGITS) ?? '',
      ...(all.length > 1 && { editions: all }),
      ...(own && { facts: own }),
      ...(parallels && { parallels }),
    };
  });
  return {
    version: PACK_VERSION,
    folder: { name: folder.name, label: folder.label, path: folder.path },
    language: { code: list.code, label: list.label, path: list.path },
    languages,
    chunks: [...chunks],
    ...(facts.size > 0 && { facts: [...facts.values()].map(({ at: _, ...link }) => link) }),
    songs,
  };
}

/** Bytes of the texts of one chunk, before they are packed; only one text alone may have more. The middle is half of it. */
const MOST_BYTES = 512 * 1024;

/**
 * Cuts a list into neighbours that share a file. A part that is too large is cut before the one of its names whose hash is the least,
 * so that names alone say where: a changed text changes its own chunk, and a text that comes or goes changes one or two (that of a
 * least name changes all that is cut after it, which is as rare as the list is long). A part that grows over the bound becomes two.
 * Source of the shape: R. Seidel, C. R. Aragon, "Randomized Search Trees" (1996): it depends on what is there, not on what was.
 * @param songs in the order of the list
 */
function cutIntoChunks<T extends Pick<Song, 'fileName' | 'bytes'>>(songs: readonly T[], most = MOST_BYTES): T[][] {
  const ranks = songs.map(({ fileName }) => hash('sha256', fileName));
  const chunks: T[][] = [];
  const cut = (first: number, end: number): void => {
    const part = songs.slice(first, end);
    if (part.length < 2 || part.reduce((sum, { bytes }) => sum + bytes, 0) <= most) {
      if (part.length > 0) chunks.push(part);
      return;
    }
    let least = first + 1;
    for (let at = least + 1; at < end; at += 1) if ((ranks[at] ?? '') < (ranks[least] ?? '')) least = at;
    cut(first, least);
    cut(least, end);
  };
  cut(0, songs.length);
  return chunks;
}
