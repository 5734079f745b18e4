import { Fragment, type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#words/useWords.ts';

interface Gone {
  /** Place among the rows that stayed. */
  at: number;
  words: string;
  key: string;
  back: () => void;
}

export interface Undo {
  /** @returns the key of the button that brings it back, to put the focus on */
  add: (at: number, words: string, back: () => void) => string;
  /** The rows with those of what is gone among them. */
  among: (rows: readonly ReactNode[]) => ReactNode[];
}

let count = 0;

/**
 * What was removed leaves a row behind that brings it back, until the page is left.
 * @param onBack something was brought back: the focus is to go to it
 */
export function useUndo(onBack: () => void): Undo {
  const t = useWords();
  const [gone, setGone] = useState<readonly Gone[]>([]);
  const latest = useRef(gone);
  latest.current = gone;
  const row = (one: Gone): ReactNode => (
    <li key={one.key} className="undo">
      <span className="quiet">{one.words}</span>
      <Button
        look="plain"
        data-key={one.key}
        onClick={() => {
          setGone(latest.current.filter((other) => other !== one));
          one.back();
          onBack();
        }}
      >
        {t('my.undo')}
      </Button>
    </li>
  );
  return {
    add(at, words, back) {
      count += 1;
      const key = `undo:${count}`;
      setGone((now) => [...now, { at, words, key, back }]);
      return key;
    },
    among(rows) {
      const all = [...rows];
      for (const one of gone.toSorted((a, b) => b.at - a.at)) all.splice(Math.min(one.at, rows.length), 0, row(one));
      return all.map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows inside have keys of their own
        <Fragment key={place}>{each}</Fragment>
      ));
    },
  };
}
