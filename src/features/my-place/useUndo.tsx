import { type ReactNode, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import type { SectionTools } from './Section.tsx';
import type { Stored } from './store.browser.ts';

export interface Removal {
  /** Place among the rows that stayed. */
  at: number;
  /** Tells the lists of one page apart. */
  group?: string;
  /** What was done. */
  words: string;
  remove: () => Stored;
  back: () => Stored;
  /** Whether it is back; another tab may have brought it (default: it was stored). */
  isBack?: (outcome: Stored) => boolean;
  /** What is said where it has no room any more. */
  full?: MessageId;
  /** Of what is back: the first of these keys that is there gets the focus. */
  focus: readonly string[];
}

interface Gone extends Removal {
  key: string;
}

export type Undo = ReturnType<typeof useUndo>;

let count = 0;

/** What was removed leaves a row behind that brings it back, until the page is left. */
export function useUndo(tools: SectionTools) {
  const t = useWords();
  const [gone, setGone] = useState<readonly Gone[]>([]);
  const bringBack = (one: Gone): void => {
    const outcome = one.back();
    if (!(one.isBack?.(outcome) ?? outcome === 'stored')) return void tools.tell(outcome, one.full);
    setGone((now) => now.filter((other) => other !== one));
    tools.focusOn(...one.focus);
  };
  const row = (one: Gone): ReactNode => (
    <li key={one.key} className="undo">
      <span id={one.key} className="quiet">
        {one.words}
      </span>
      <Button variant="plain" data-key={one.key} aria-describedby={one.key} onClick={() => bringBack(one)}>
        {t('my.undo')}
      </Button>
    </li>
  );
  return {
    /** Removes something, and puts the focus on the button that brings it back. */
    remove(removal: Removal): void {
      if (!tools.tell(removal.remove())) return;
      count += 1;
      const key = `undo:${count}`;
      setGone((now) => [...now, { ...removal, key }]);
      tools.focusOn(key);
    },
    /** The rows with those of what is gone among them. @param rows each with a `key` */
    among(rows: readonly ReactNode[], group?: string): ReactNode[] {
      const all = [...rows];
      const here = gone.filter((one) => one.group === group).toSorted((a, b) => b.at - a.at);
      for (const one of here) all.splice(Math.min(one.at, rows.length), 0, row(one));
      return all;
    },
  };
}
