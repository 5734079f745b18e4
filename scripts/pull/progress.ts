/** How far a pull is: a bar that moves on a terminal, a line every few seconds elsewhere. */

/** Where it is shown: `process.stderr`, or anything that takes text. */
export interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  update(done: number, all: number): void;
  /** Leaves the last state standing and the cursor on a line of its own. */
  end(): void;
}

const BAR_EVERY = 100;
const LINE_EVERY = 5_000;

/** @param now milliseconds of a clock that never goes back */
export function showProgress(screen: Screen, label: string, now: () => number = () => performance.now()): Progress {
  const began = now();
  let last = began;
  let isOpen = false;

  return {
    update(done, all) {
      const time = now();
      const isDue = done === all || time - last >= (screen.isTTY ? BAR_EVERY : LINE_EVERY);
      if (!isDue) return;
      last = time;
      const rate = Math.round(done / Math.max(0.001, (time - began) / 1000));
      const status = `${label} ${done}/${all}, ${rate}/s`;
      screen.write(screen.isTTY ? `\r${bar(done / Math.max(1, all))} ${status}\u001B[K` : `${status}\n`);
      isOpen = screen.isTTY === true;
    },
    end() {
      if (isOpen) screen.write('\n');
      isOpen = false;
    },
  };
}

/** `bar(0.5)` → ten full and ten empty places. */
const bar = (share: number): string => '█'.repeat(Math.floor(share * 20)).padEnd(20, '░');
