/** Where tests write what they throw away. */
import { accessSync, constants, rmSync, statfsSync } from 'node:fs';
import { runFolder } from '../build/run-folder.ts';

/** Linux's folder in memory (shm_overview(7)). */
const IN_MEMORY = '/dev/shm';
/** Bytes that a run needs, several times over. */
const ENOUGH = 2 ** 31;

/**
 * Does some work with a folder in memory for what its programs throw away, where the system has one with room enough:
 * snapshots and sites are thousands of small files, and a disk makes and removes them several times slower. A folder that was
 * asked for stays what it is.
 * @param work is given what its programs are to have in their environment
 */
export async function withTemporary<Result>(
  work: (environment: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const folder = process.env['TMPDIR'] ? null : folderInMemory();
  if (folder === null) return work({});
  try {
    return await work({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function folderInMemory(): string | null {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= ENOUGH ? runFolder(IN_MEMORY, 'nama-tests-') : null;
  } catch {
    return null; // not on this system
  }
}
