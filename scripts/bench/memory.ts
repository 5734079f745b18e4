/** How much memory processes held at most. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const STEP = 250;

/** Parents of all processes, by id; empty on systems without /proc. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
      // The name in brackets may hold spaces and brackets itself; what follows the last one does not.
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
      found.set(Number(name), Number(fields?.[1]));
    }
  } catch {
    // A process that ended while it was looked at is none of ours any more.
  }
  return found;
}

/** KiB by one line of what the system tells of a process; 0 when it has ended. */
function kibibytes(id: number, file: 'status' | 'smaps_rollup', field: string): number {
  try {
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${id}/${file}`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** What one process held at most, and what it holds now; a page that several share is counted in parts (proc(5), `Pss`). */
const heldAtMost = (id: number): number => kibibytes(id, 'status', 'VmHWM');
const holdsNow = (id: number): number => kibibytes(id, 'smaps_rollup', 'Pss');
const megabytes = (kib: number): number | null => (kib === 0 ? null : (kib * 1024) / 1e6);

/** MB (10⁶ bytes); null where the system has no /proc. */
export interface Memory {
  /** The largest peak of one process that was started. */
  peakMb: number | null;
  /** The most that all of them held at once. */
  togetherMb: number | null;
}

/**
 * Runs some work and watches the processes it starts.
 * @param except processes that were there before and do other work
 * @returns the result, its seconds and its memory
 */
export async function watched<T>(
  work: () => Promise<T>,
  except: ReadonlySet<number>,
): Promise<{ result: T; seconds: number } & Memory> {
  let running = true;
  const peaks = new Map<number, number>();
  let together = 0;
  const look = async (): Promise<void> => {
    while (running) {
      const parentOf = parents();
      let now = 0;
      for (const [id] of parentOf) {
        let above = parentOf.get(id);
        while (above !== undefined && above > 1 && above !== process.pid) above = parentOf.get(above);
        if (above !== process.pid || except.has(id)) continue;
        peaks.set(id, Math.max(peaks.get(id) ?? 0, heldAtMost(id)));
        now += holdsNow(id);
      }
      together = Math.max(together, now);
      await wait(STEP);
    }
  };
  const began = performance.now();
  const looking = look();
  try {
    const result = await work();
    const seconds = (performance.now() - began) / 1000;
    const largest = Math.max(0, ...peaks.values());
    return { result, seconds, peakMb: megabytes(largest), togetherMb: megabytes(together) };
  } finally {
    running = false;
    await looking;
  }
}
