/** What the catalogue of a library weighs on the wire. */
import { brotliCompressSync, constants } from 'node:zlib';
import { toColumns } from '#library/catalogue.ts';
import { titlesOf } from '#library/find-titles.ts';
import { type Library, songsOf } from '#library/library.ts';
import type { Section } from './section.ts';
import { rounded } from './statistics.ts';

/** A host that packs ahead of time takes the best quality; one that packs on the fly about the middle. */
const QUALITIES = { best: constants.BROTLI_MAX_QUALITY, 'on the fly': 5 } as const;

/** Bytes in brotli of all folders' columns together, each folder a file of its own. */
export function catalogueBytes(library: Library, quality: number): number {
  return library.folders
    .map((folder) => JSON.stringify(toColumns(folder, titlesOf(folder))))
    .map((json) => brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

export function catalogueSection(library: Library): Section {
  const entries = songsOf(library).length;
  const rows = Object.entries(QUALITIES).map(([name, quality]) => {
    const bytes = catalogueBytes(library, quality);
    return { packed: name, entries, bytes, 'bytes an entry': rounded(bytes / entries) };
  });
  return {
    part: 'search',
    title: 'The catalogue in brotli',
    rows,
    notes: ['Every folder is a file of its own; the index is not counted.'],
  };
}
