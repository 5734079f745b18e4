import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#words/useWords.ts';

interface Removal {
  /** Place among the rows that stayed. */
  at: number;
  /** What was done. */
  words: string;
  /** Brings it back, and puts the focus on it. @returns whether it is back */
  back: () => boolean;
}

interface Gone extends Removal {
  key: string;
  group: string;
}

export interface Undo {
  /**
   * @param group tells the lists of one page apart
   * @returns the key of the button that brings it back, to put the focus on
   */
  add: (removal: Removal, group?: string) => string;
  /** The rows with those of what is gone among them. @param rows each with a `key` */
  among: (rows: readonly ReactNode[], group?: string) => ReactNode[];
}

let count = 0;

/** What was removed leaves a row behind that brings it back, until the page is left. */
export function useUndo(): Undo {
  const t = useWords();
  const [gone, setGone] = useState<readonly Gone[]>([]);
  const row = (one: Gone): ReactNode => (
    <li key={one.key} className="undo">
      <span className="quiet">{one.words}</span>
      <Button
        look="plain"
        data-key={one.key}
        onClick={() => {
          if (one.back()) setGone((now) => now.filter((other) => other !== one));
        }}
      >
        {t('my.undo')}
      </Button>
    </li>
  );
  return {
    add(removal, group = '') {
      count += 1;
      const key = `undo:${count}`;
      setGone((now) => [...now, { ...removal, key, group }]);
      return key;
    },
    among(rows, group = '') {
      const all = [...rows];
      const here = gone.filter((one) => one.group === group).toSorted((a, b) => b.at - a.at);
      for (const one of here) all.splice(Math.min(one.at, rows.length), 0, row(one));
      return all;
    },
  };
}
