/** How much memory processes hold. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks. */
const STEP = 250;

/** What a file of a process says; '' where it has ended, or on systems without /proc. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** KiB that the processes hold which this one has started; a page that several share is counted in parts (proc(5), `Pss`). */
function heldNow(): number {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  // The name in brackets may hold spaces and brackets itself; what follows the last one does not.
  const parentOf = new Map(ids.map((id) => [id, read(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ')[1] ?? '']));
  const isOurs = (id: string): boolean => {
    const parent = parentOf.get(id) ?? '';
    return parent === String(process.pid) || (parentOf.has(parent) && isOurs(parent));
  };
  return ids
    .filter(isOurs)
    .map((id) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0))
    .reduce((sum, kib) => sum + kib, 0);
}

/**
 * Does some work that starts processes.
 * @returns the most that all of them held at once, in MB (10⁶ bytes); null where the system has no /proc
 */
export async function mostHeld(work: () => Promise<unknown>): Promise<number | null> {
  const end = new AbortController();
  let most = 0;
  const looking = (async () => {
    while (process.platform === 'linux' && !end.signal.aborted) {
      most = Math.max(most, heldNow());
      await wait(STEP, undefined, { signal: end.signal }).catch(() => undefined);
    }
  })();
  await work().finally(() => end.abort());
  await looking;
  return most === 0 ? null : Math.round((most * 1024) / 1e6);
}
