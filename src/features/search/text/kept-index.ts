/** The indexes of kept texts as one index, over the kept texts as a library of their own. It needs no catalogue. */

import { wantedLanguage } from '#core/library/languages.ts';
import { readChunkIndex } from '#core/text-index/chunk-index.ts';
import type { IndexedKey } from '#core/text-index/shard.ts';
import type { KeptSong, KeptWords } from '#features/offline/in-worker.ts';
import type { TextsOfLibrary } from './library.ts';
import type { OpenIndex, OpenSegment } from './lookup.ts';

export interface KeptIndex {
  index: OpenIndex;
  texts: TextsOfLibrary;
  /** Songs that cannot be looked into, since their index is not there. */
  unread: number;
}

/** @param unpack a shard of the chunk of a number @throws {BytesError} when an index is of another version */
export function keptIndex(
  words: readonly KeptWords[],
  unpack: (chunk: number, node: number, file: Uint8Array<ArrayBuffer>) => Promise<readonly IndexedKey[]>,
): KeptIndex {
  const songs: KeptSong[] = [];
  const segments: OpenSegment[] = [];
  let [passages, unread] = [0, 0];
  for (const [number, { index, songs: own }] of words.entries()) {
    const isThere = (song: KeptSong | null): song is KeptSong => song !== null;
    if (index === null) {
      unread += own.filter(isThere).length;
      continue;
    }
    const read = readChunkIndex(index);
    passages += read.passages;
    const places = Int32Array.from(own, (song) => (song ? songs.push(song) - 1 : -1));
    const shard = (node: number) => unpack(number, node, read.shard(node));
    segments.push({ parts: read.parts, places, shard });
  }
  return {
    index: { segments, passages },
    texts: textsOf(songs),
    unread,
  };
}

function textsOf(songs: readonly KeptSong[]): TextsOfLibrary {
  const rows = new Map<string, number>();
  const counts = new Map<string, number>();
  const row = Uint32Array.from(songs, ({ folder, fileName, language: { code } }) => {
    counts.set(code, (counts.get(code) ?? 0) + 1);
    const key = JSON.stringify([folder.name, fileName]);
    if (!rows.has(key)) rows.set(key, rows.size);
    return rows.get(key) as number;
  });
  const at = (place: number): KeptSong => songs[place] as KeptSong;
  const codeAt = (place: number): string => at(place).language.code;
  return {
    texts: { count: songs.length, row, language: new Uint8Array(songs.length) },
    catalogue: '',
    pathOf: (place) => at(place).path,
    nameOf: (place) => ({ folder: at(place).folder.name, language: codeAt(place) }),
    labelsOf(place) {
      const { name, folder, language } = at(place);
      return { song: name, folder: folder.label, language: language.label };
    },
    wanted(places, preference) {
      const languages = places.map((place) => ({ code: codeAt(place), count: counts.get(codeAt(place)) ?? 0 }));
      const code = wantedLanguage(languages, preference);
      return places.find((place) => codeAt(place) === code) ?? (places[0] as number);
    },
  };
}
