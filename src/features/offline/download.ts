/** Downloads files of a pack to the device, one after another. */

import { StatusError } from '#api/errors.ts';
import { type Manifest, readPack } from '#core/text-index/pack.ts';
import { bytesOf, filesOf, type PackFile, songsKept } from '#core/text-index/pack-parts.ts';
import { type Bytes, digestIn, isRight, KeepError, type Keeper, storedFile } from './keeper-ports.ts';

export const NO_PROGRESS = { songs: 0, ofSongs: 0, bytes: 0, ofBytes: 0 };
export type Progress = typeof NO_PROGRESS;

/** Counts of several parts as one. @param none of nothing */
export function addUp<K extends string>(
  none: Readonly<Record<K, number>>,
  parts: readonly Readonly<Record<K, number>>[],
): Record<K, number> {
  const all: Record<K, number> = { ...none };
  for (const part of parts) for (const key in none) all[key] += part[key];
  return all;
}

/** The file out of the store; else downloaded and read back. @throws {KeepError} {ApiError} */
async function download(keeper: Keeper, file: string, digest: string, signal: AbortSignal): Promise<Bytes> {
  const kept = await storedFile(keeper, file, digest);
  if (kept) return kept;
  // Once more past the browser's own cache, which may hold what was altered on its way.
  for (const afresh of [false, true]) {
    signal.throwIfAborted();
    const bytes = await keeper.fetchFile(file, signal, afresh);
    if (!(await isRight(keeper, bytes, digest))) continue;
    await keeper.store.writeFile(file, bytes);
    const back = await storedFile(keeper, file, digest);
    if (back) return back;
  }
  throw new KeepError('altered', `${file} is not what was published.`);
}

export async function downloadManifest(keeper: Keeper, address: string, signal: AbortSignal): Promise<Manifest> {
  const bytes = await download(keeper, address, digestIn(address), signal);
  keeper.checkManifest(bytes);
  return readPack(bytes);
}

/** Whether the site has no such file. */
export const isGone = (error: unknown): boolean =>
  error instanceof StatusError && (error.status === 404 || error.status === 410);

/** All files that the reader's songs need. @param onProgress hears how much of it is there, after each file */
export async function downloadFiles(
  keeper: Keeper,
  manifest: Manifest,
  paths: readonly string[] | undefined,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const songs = songsKept(manifest, paths);
  const files = filesOf(manifest, songs);
  const songsOf = ({ file }: PackFile): number =>
    songs.filter(({ chunk }) => manifest.chunks[chunk ?? -1]?.file === file).length;
  let progress = { songs: 0, ofSongs: songs.length, bytes: 0, ofBytes: bytesOf(files) };
  onProgress(progress);
  for (const file of files) {
    signal.throwIfAborted();
    await download(keeper, file.file, file.digest, signal);
    progress = { ...progress, songs: progress.songs + songsOf(file), bytes: progress.bytes + file.bytes };
    onProgress(progress);
  }
}
