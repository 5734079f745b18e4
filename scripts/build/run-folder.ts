/** Folders that a run makes for itself alone. They are named by its process, so that a later run removes what a killed one left. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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

/** Whether a process of this machine runs, of whatever user. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
