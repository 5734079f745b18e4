/** Atomic writes: to a temporary file, flushed to the disk (fsync), then renamed. */

import { existsSync } from 'node:fs';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '#schemas/user-error.ts';

/** Puts all of `data` into a new file and forces it to the disk. Replaced in tests by one that fails. */
export type WriteFile = (path: string, data: string) => Promise<void>;

export const writeAndSync: WriteFile = async (path, data) => {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
};

/**
 * Writes a file so that a crash at any moment leaves the old one or the new one.
 * @param aside a path on the same file system that nobody else uses
 * @throws {UserError} and leaves nothing behind, when the disk is full or read-only
 */
export async function replaceFile(path: string, aside: string, data: string, write = writeAndSync): Promise<void> {
  try {
    await write(aside, data);
    await rename(aside, path);
  } catch (cause) {
    await rm(aside, { force: true }).catch(() => undefined);
    throw diskError(path, cause);
  }
}

/** Makes sure that the names in a folder outlast a power cut; file systems that cannot are left alone. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r');
    await folder.sync().finally(() => folder.close());
  } catch {
    // Windows cannot open a folder; the files themselves are synced.
  }
}

/** A path, or the first above it that is there. */
const nearest = (path: string): string => (existsSync(path) || path === dirname(path) ? path : nearest(dirname(path)));

/** Makes a folder and those above it. @throws {UserError} also where it is there, and cannot be written to */
export async function makeFolder(path: string): Promise<void> {
  try {
    await access(nearest(path), constants.W_OK); // of a read-only disk, mkdir says only that the folder is not there
    await mkdir(path, { recursive: true });
  } catch (cause) {
    throw diskError(path, cause);
  }
}

const ADVICE: Record<string, string> = {
  ENOSPC: 'The disk is full: free some space and run again.',
  EDQUOT: 'The disk quota is used up: free some space and run again.',
  EROFS: 'The disk is read-only: mount it for writing and run again.',
  EACCES: 'Give this user the right to write there, and run again.',
};

/** A system error as ours, with what to do about it. */
export function diskError(path: string, cause: unknown): UserError {
  const { code = 'unknown error' } = cause as NodeJS.ErrnoException;
  const advice = ADVICE[code] ?? `Check the folder ${dirname(path)}, and run again.`;
  return new UserError(`Cannot write ${path}: ${code}.\n  ${advice}`, { cause });
}
