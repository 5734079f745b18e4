/** Chunks that are there already: those of the site that is served, or of the shards that were joined. */
import { join } from 'node:path';
import { filesOfChunk } from '#core/text-index/pack-parts.ts';
import type { PackChunk, PackIndex } from '#schemas/pack.ts';
import { digestOf, fileAt, isWhole, readPackManifest } from './files.ts';
import { DIGITS, type PackedText } from './manifest.ts';

/** A folder that has packs, and which. */
export interface Earlier {
  folder: string;
  index: PackIndex;
}

/** The chunk that holds just some texts, one after another; null when it is to be made. */
export type FindChunk = (texts: readonly Pick<PackedText, 'digest'>[]) => { chunk: PackChunk; folder: string } | null;

const keyOf = (digests: readonly string[]): string => digests.join(' ');

/** Finds chunks of one pack in what is there; a file that is not what its manifest says is not taken. */
export function findChunks(earlier: readonly Earlier[], folder: string, language: string): FindChunk {
  const known = new Map<string, { chunk: PackChunk; folder: string }>();
  for (const { folder: root, index } of earlier) {
    const summary = index.packs.find((pack) => pack.folder === folder && pack.language === language);
    const manifest = summary && readPackManifest(root, summary.manifest);
    for (const [at, chunk] of manifest?.chunks.entries() ?? []) {
      const digests = manifest?.songs.filter((song) => song.chunk === at).map(({ digest }) => digest) ?? [];
      known.set(keyOf(digests), { chunk, folder: root });
    }
  }
  return (texts) => {
    const found = known.get(keyOf(texts.map(({ digest }) => digest.slice(0, DIGITS))));
    if (!found) return null;
    const isThere = ({ file, digest }: Pick<PackChunk, 'file' | 'digest'>): boolean =>
      isWhole(join(found.folder, fileAt(file)), (content) => digestOf(content) === digest);
    return filesOfChunk(found.chunk).every(isThere) ? found : null;
  };
}
