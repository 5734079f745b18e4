/** Folders that a run makes for itself alone. They are named by its process, so that a later run removes what a killed one left. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './is-running.ts';

/**
 * Makes one.
 * @param place where it is to be
 * @param prefix what its name begins with, where others keep their things there: `nama-tests-`
 * @returns its path: `/dev/shm/nama-tests-4711-Xq3fB0`
 */
export function runFolder(place: string, prefix = ''): string {
  for (const name of readdirSync(place)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (pid > 0 && !isRunning(pid)) rmSync(join(place, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(place, `${prefix}${process.pid}-`));
}
