/** How long some work took, and how much memory its processes held at most. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks. */
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

/**
 * What a process holds; a page that several share is counted in parts (proc(5), `Pss`).
 * @returns KiB; 0 when it has ended
 */
function holds(id: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

export interface Watched<T> {
  result: T;
  seconds: number;
  /** The most that all processes held at once, in MB (10⁶ bytes); null where the system has no /proc. */
  mb: number | null;
}

/** Runs some work and watches the processes it starts. */
export async function watched<T>(work: () => Promise<T>): Promise<Watched<T>> {
  let running = true;
  let most = 0;
  const look = async (): Promise<void> => {
    while (running) {
      const parentOf = parents();
      let now = 0;
      for (const [id] of parentOf) {
        let above = parentOf.get(id);
        while (above !== undefined && above > 1 && above !== process.pid) above = parentOf.get(above);
        if (above === process.pid) now += holds(id);
      }
      most = Math.max(most, now);
      await wait(STEP);
    }
  };
  const began = performance.now();
  const looking = look();
  try {
    const result = await work();
    const seconds = (performance.now() - began) / 1000;
    return { result, seconds, mb: most === 0 ? null : Math.round((most * 1024) / 1e6) };
  } finally {
    running = false;
    await looking;
  }
}
