/** Files that outlast a crash: written to a temporary file, flushed to the disk (fsync), then renamed. */

import { existsSync } from 'node:fs';
import { access, constants, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';
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
 * @param aside a path on the same file system where no file is (default: beside it; what a killed run left there is removed)
 * @throws {UserError} and leaves nothing behind, when the disk is full or read-only
 */
export async function replaceFile(path: string, data: string, aside?: string, write = writeAndSync): Promise<void> {
  const fresh = aside ?? `${path}.new`;
  try {
    if (aside === undefined) await rm(fresh, { force: true });
    await write(fresh, data);
    await rename(fresh, path);
  } catch (cause) {
    await rm(fresh, { force: true }).catch(() => undefined);
    throw diskError(path, cause);
  }
}

/** A value as JSON, for machines and people. @throws {UserError} as {@link replaceFile} does */
export const replaceJson = (path: string, value: unknown): Promise<void> =>
  replaceFile(path, `${JSON.stringify(value, null, 2)}\n`);

/** What a file of JSON holds; null where there is none, or one of another shape. */
export async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return schema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
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
