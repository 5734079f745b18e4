/**
 * One run at a time. The kernel keeps the lock (of a file, through SQLite) and ends it with the process that holds it, however that
 * ends: no clock, no process ID and no word in a file says who holds it.
 */

import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError } from '#schemas/user-error.ts';
import { diskError } from './disk.ts';

/** Result codes of SQLite (sqlite.org/rescode.html). */
const BUSY = 5;
const NOT_A_DATABASE = 26;

/** Held locks: one that nothing refers to would be collected, and so released. */
const held = new Set<DatabaseSync>();

const inodeOf = (path: string): bigint | undefined => statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;

/**
 * Takes the lock of a folder, `pull.lock` in it. Left behind by a killed run, the file is a lock that nobody holds.
 * @param refusal the first part of the error: `Another pull of this snapshot is running.`
 * @returns the function that releases it, and removes the file
 * @throws {UserError} while another run holds it, or this process
 * @throws {UserError} when the folder cannot be written to
 */
export function takeLock(folder: string, refusal: string): () => void {
  const path = join(folder, 'pull.lock');
  try {
    writeFileSync(path, '', { flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw diskError(path, cause);
  }
  const inode = inodeOf(path);
  const lock = lockFile(path, refusal);
  // Its holder has just released it: what is locked now is a file that has no name any more.
  if (inode === undefined || inodeOf(path) !== inode) {
    lock.close();
    return takeLock(folder, refusal);
  }
  held.add(lock);
  return () => {
    if (inodeOf(path) === inode) rmSync(path, { force: true });
    held.delete(lock);
    lock.close();
  };
}

function lockFile(path: string, refusal: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 0 });
  try {
    // No journal: nothing is ever written.
    file.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    return file;
  } catch (cause) {
    file.close();
    const { errcode } = cause as { errcode?: number };
    if (errcode === BUSY) {
      throw new UserError(`${refusal}\n  Wait for it to end, or stop it: "fuser ${path}" shows its process ID.`, {
        cause,
      });
    }
    if (errcode !== NOT_A_DATABASE) throw diskError(path, cause);
    truncateSync(path); // other words stand in it; the file itself stays, so that all runs lock the same one
    return lockFile(path, refusal);
  }
}
