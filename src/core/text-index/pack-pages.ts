/** A pack's manifest: made from a folder at the build, read back as pages on the device. */

import { toTitle } from '#core/library/languages.ts';
import type { FilePage, ListedSong, SongLink } from '#core/library/pages.ts';
import type { PackManifest, PackSong } from '#schemas/pack.ts';

const childPath = (list: string, segment: string): string => `${list}${encodeURIComponent(segment)}/`;

/** The address of a song's page. */
export const pathIn = ({ language }: PackManifest, { fileName, segment = fileName }: PackSong): string =>
  childPath(language.path, segment);

/** The position of the song whose page has an address; -1 for none. */
export const findInPack = (pack: PackManifest, path: string): number =>
  pack.songs.findIndex((song) => pathIn(pack, song) === path);

const linkTo = (
  language: string,
  path: string,
  { songNo, name, unavailable = false }: Pick<PackSong, 'songNo' | 'name' | 'unavailable'>,
): SongLink => ({ language, songNo, name, path, unavailable });

const linkIn = (pack: PackManifest, song: PackSong): ListedSong => ({
  ...linkTo(pack.language.code, pathIn(pack, song), song),
  ...(song.title !== undefined && { title: toTitle(song.title, pack.language.code) }),
});

function editionsIn(pack: PackManifest, song: PackSong): SongLink[] {
  const own = linkIn(pack, song);
  const { fileName, songNo, name, segment = fileName } = song;
  return (song.editions ?? []).map((edition): SongLink => {
    const alike = { songNo, name, segment, unavailable: false };
    const { language, ...other } = typeof edition === 'number' ? { language: edition, ...alike } : edition;
    const { code, path } = pack.languages[language] ?? pack.language;
    return code === own.language ? own : linkTo(code, childPath(path, other.segment), other);
  });
}

/**
 * What a song's page shows, as the build has it, but for what no page shows: the digest is cut to 32 digits, the date is gone, and so is
 * the key to ask the API by where there is a text.
 * @param at position of the song
 */
export function packPage(pack: PackManifest, at: number): FilePage | undefined {
  const song = pack.songs[at];
  if (!song) return undefined;
  const { folder, language } = pack;
  const { title, ...own } = linkIn(pack, song);
  const link = (other: PackSong | undefined) => other && linkIn(pack, other);
  const editions = editionsIn(pack, song);
  const facts = song.facts?.flatMap((at) => pack.facts?.[at] ?? []);
  return {
    folder: { label: folder.label, path: folder.path },
    language: { code: language.code, label: language.label, path: language.path },
    song: {
      ...own,
      folder: folder.name,
      fileName: song.fileName,
      s3Path: song.s3Path ?? null,
      lastModified: null,
      digest: song.digest || null,
      bytes: song.bytes,
      state: song.state ?? 'current',
      ...(song.corrected && { corrected: song.corrected }),
    },
    ...(title && { title }),
    previous: link(pack.songs[at - 1]),
    next: link(pack.songs[at + 1]),
    editions: editions.length > 0 ? editions : [own],
    ...(facts && { facts }),
    ...(song.parallels && { parallels: song.parallels }),
  };
}

/** The pages of a pack, in the order of its list. */
export const packSongs = (pack: PackManifest): FilePage[] => pack.songs.flatMap((_, at) => packPage(pack, at) ?? []);
