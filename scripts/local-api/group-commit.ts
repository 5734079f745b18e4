/** Writes that come together share one transaction, so that they share the wait for the disk too. */
import type { DatabaseSync } from 'node:sqlite';

export interface GroupCommit {
  /** Does a write in the next transaction. @returns what it gives, once it is on the disk */
  write<T>(work: () => T): Promise<T>;
  /** Commits what waits. */
  flush(): void;
}

/** One that fails costs the others nothing; a transaction that fails, all that are in it. */
export function groupCommit(db: DatabaseSync): GroupCommit {
  /** Each does its work, and gives back what to call after the commit. */
  let waiting: { work: () => () => void; fail: (error: unknown) => void }[] = [];

  function flush(): void {
    const together = waiting;
    waiting = [];
    if (together.length === 0) return;
    try {
      db.exec('BEGIN IMMEDIATE');
      const done = together.map(({ work }) => work());
      db.exec('COMMIT');
      for (const tell of done) tell();
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      for (const { fail } of together) fail(error);
    }
  }

  return {
    flush,
    write: (work) =>
      new Promise((resolve, reject) => {
        const attempt = (): (() => void) => {
          try {
            const result = work();
            return () => resolve(result);
          } catch (error) {
            return () => reject(error);
          }
        };
        // All requests that are read in one turn of the loop come before its end.
        if (waiting.push({ work: attempt, fail: reject }) === 1) setImmediate(flush);
      }),
  };
}
