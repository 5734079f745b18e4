/** One shard of a site: the pages of its folders, and what every shard has. */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { arrangeLibrary } from '#core/library/library.ts';
import { foldersOfShard, pathsOfShard, type Shard } from '#core/library/shards.ts';
import { readManifest } from '../../src/snapshot.ts';
import { render } from '../build/render.ts';
import { writePacks } from '../packs/build.ts';
import { writeShardFile } from './merge.ts';
import { writeShardPart } from './parts.ts';

export interface ShardRun {
  shard: Shard;
  /** Folder of the snapshot; the same on every machine. */
  snapshot: string;
  /** Where the shard goes; emptied first. */
  out: string;
  /** Folder for Astro's cache and the list of pages; not shared with another build. */
  work: string;
}

/**
 * Builds one shard. Its pages link to those of the others as if they were there, so that only the merged site is whole.
 * @returns how many pages of the library it holds
 * @throws {UserError} when there is nothing to build from
 * @throws {UserError} when Astro gives up
 */
export async function buildShard({ shard, snapshot, out, work }: ShardRun): Promise<number> {
  const { entries, playlists } = readManifest(snapshot);
  await rm(resolve(out), { recursive: true, force: true });
  const library = arrangeLibrary(entries, playlists);
  const paths = pathsOfShard(library, shard);
  await render({ paths, snapshot, folder: resolve(out), work: resolve(work) });
  const folders = foldersOfShard(library.folders, shard);
  writeShardPart(resolve(out), (await writePacks({ snapshot, folder: resolve(out) }, library, folders)).index);
  writeShardFile(resolve(out), shard);
  return paths.length;
}
