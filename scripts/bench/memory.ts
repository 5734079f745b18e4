/** How much memory processes held at most. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const STEP = 200;

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

/** KiB of one process: what it holds now, or held at most. */
function kibibytes(id: number, field: 'VmRSS' | 'VmHWM'): number {
  try {
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/**
 * Runs some work and watches the processes it starts.
 * @param except processes that were there before and do other work
 * @returns the result, its seconds, and the largest peak of one process in MB (10⁶ bytes); null where the system has no /proc
 */
export async function watched<T>(
  work: () => Promise<T>,
  except: ReadonlySet<number>,
): Promise<{ result: T; seconds: number; peakMb: number | null }> {
  let running = true;
  const peaks = new Map<number, number>();
  const look = async (): Promise<void> => {
    while (running) {
      const parentOf = parents();
      for (const [id] of parentOf) {
        let above = parentOf.get(id);
        while (above !== undefined && above > 1 && above !== process.pid) above = parentOf.get(above);
        if (above !== process.pid || except.has(id)) continue;
        peaks.set(id, Math.max(peaks.get(id) ?? 0, kibibytes(id, 'VmHWM')));
      }
      await wait(STEP);
    }
  };
  const began = performance.now();
  const looking = look();
  try {
    const result = await work();
    const seconds = (performance.now() - began) / 1000;
    const largest = Math.max(0, ...peaks.values());
    return { result, seconds, peakMb: largest === 0 ? null : (largest * 1024) / 1e6 };
  } finally {
    running = false;
    await looking;
  }
}
