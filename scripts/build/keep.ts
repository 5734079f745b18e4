/** Pages that did not change: the same file under a second name, in the folder of the next release. */
import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

/** The same bytes, without a second copy where the file system can. A file that went away meanwhile is left to the gate. */
function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    // Another file system, or one without links, or a file that has all the links it can have.
    copyFileSync(from, to);
  }
}

/** One call instead of a walk down from the root: there is a folder for each page. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') mkdirSync(path, { recursive: true });
    else if (code !== 'EEXIST') throw error;
  }
}

/** Puts files of one folder into another, where none of them is yet. Neither is ever written to again once it is served. */
export async function keepFiles(from: string, to: string, names: Iterable<string>): Promise<void> {
  const made = new Set<string>();
  let count = 0;
  for (const name of names) {
    if (count++ % 500 === 0) await turn(); // a signal may want to be heard
    const folder = dirname(name);
    if (!made.has(folder)) makeFolder(join(to, folder));
    made.add(folder);
    share(join(from, name), join(to, name));
  }
}
