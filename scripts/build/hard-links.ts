/** Hard-links pages that did not change into the folder of the next release. */
import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

/** Links a file, or copies it where the file system cannot. A file that is gone is skipped: the checks report it. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    // Another file system, or one without links, or a file that has all the links it can have.
    copyFileSync(from, to);
  }
}

/** Tries the folder alone first, then its parents: there is a folder for each page, and `recursive` checks each level. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') mkdirSync(path, { recursive: true });
    else if (code !== 'EEXIST') throw error;
  }
}

/** Links files of one folder into another that has none of them yet. Both files are never written to again once they are served. */
export async function linkFiles(from: string, to: string, names: Iterable<string>): Promise<void> {
  const made = new Set<string>();
  let count = 0;
  for (const name of names) {
    if (count++ % 500 === 0) await turn(); // a signal may want to be heard
    const folder = dirname(name);
    if (!made.has(folder)) makeFolder(join(to, folder));
    made.add(folder);
    linkOrCopy(join(from, name), join(to, name));
  }
}
