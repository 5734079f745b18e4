/** One pull at a time: a lock file that says who holds it, so that the lock of a killed run is recognised. */
import { randomUUID } from 'node:crypto';
import { link, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { diskError } from './disk.ts';
import { isRunning } from './is-running.ts';

/** Another pull is at work on the same snapshot. */
export class LockedError extends Error {
  override name = 'LockedError';
}

const holder = z.object({
  /** The processes of another machine or container cannot be looked up: its lock counts until nobody touches it any more. */
  host: z.string(),
  pid: z.number().int().positive(),
  /** When the process began, in the kernel's ticks, so that a reused pid is not taken for it; null where unknown. */
  began: z.string().nullable(),
});
type Holder = z.infer<typeof holder>;

/** Whoever holds a lock shows that it lives by touching it; one that nobody touched for so long is stale. Milliseconds. */
const TOUCH = 20_000;
const OLD = 3 * 60_000;

/** Field 22 of /proc/PID/stat (proc_pid_stat(5)), counted behind the command's name, which may hold spaces. */
async function processBegan(pid: number): Promise<string | null> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

async function isStale(text: string, age: number): Promise<boolean> {
  let held: Holder;
  try {
    held = holder.parse(JSON.parse(text));
  } catch {
    return age > OLD;
  }
  if (held.host !== hostname()) return age > OLD;
  if (!isRunning(held.pid)) return true;
  const began = await processBegan(held.pid);
  return began !== null && held.began !== null && began !== held.began;
}

/**
 * Takes the lock of a folder.
 * @returns the function that releases it
 * @throws {LockedError} while another run holds it
 * @throws {DiskError} when the folder cannot be written to
 */
export async function takeLock(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'pull.lock');
  const mine = join(folder, `pull.lock.${randomUUID()}`);
  const me: Holder = { host: hostname(), pid: process.pid, began: await processBegan(process.pid) };
  const text = JSON.stringify(me);
  // Written aside and linked: the lock is never seen half written, and linking fails where there is one already.
  const file = await open(mine, 'wx').catch((cause) => {
    throw diskError(mine, cause);
  });
  // Through the open file, so that it is our own lock that is touched, by the clock of the disk it lies on.
  const touch = () => file.write(text, 0).catch(() => undefined);
  try {
    await file.writeFile(text).catch((cause) => {
      throw diskError(mine, cause);
    });
    if (!(await linked(mine, path))) {
      await removeStale(path, mine);
      if (!(await linked(mine, path))) throw lockedError(path);
    }
  } catch (error) {
    await file.close();
    throw error;
  } finally {
    await rm(mine, { force: true });
  }
  // What runs left that were killed on their way here; one that is on its way right now finds the lock taken.
  for (const name of await readdir(folder)) {
    if (name.startsWith('pull.lock.')) await rm(join(folder, name), { force: true });
  }
  const touching = setInterval(() => void touch(), TOUCH);
  touching.unref();
  return async () => {
    clearInterval(touching);
    await file.close();
    // One that was taken over meanwhile is another's.
    if ((await readFile(path, 'utf8').catch(() => null)) === text) await rm(path, { force: true });
  };
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    // ENOENT: the holder has just swept `from` away.
    if (['EEXIST', 'ENOENT'].includes(String((error as NodeJS.ErrnoException).code))) return false;
    throw error;
  }
}

/**
 * Moves a stale lock away. Only one of two runs that both find it stale can move it.
 * @param mine a file that was written just now: by its time the lock's age is told, since a disk on the network has its own clock
 */
async function removeStale(path: string, mine: string): Promise<void> {
  const aside = `${mine}.stale`;
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return; // given back in the meantime
  const timeOf = async (file: string) => (await stat(file).catch(() => null))?.mtimeMs ?? Date.now();
  const age = (await timeOf(mine)) - (await timeOf(path));
  if (!(await isStale(text, age))) throw lockedError(path);
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => null);
  if (moved !== null && moved !== text) await link(aside, path).catch(() => undefined); // it was a fresh one: put it back
  await rm(aside, { force: true });
}

const lockedError = (path: string): LockedError =>
  new LockedError(`Another pull is at work on this snapshot.\n  Wait for it to end; if there is none, delete ${path}.`);
