/** What was removed leaves a row behind that brings it back, until the page is left. */
import { button, make } from '#ui/make.ts';

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
  among: (rows: readonly HTMLElement[]) => HTMLElement[];
  /** Forgets all of it. */
  clear: () => void;
}

let count = 0;

/** @param drawn runs when something was brought back */
export function openUndo(drawn: () => void): Undo {
  let gone: Gone[] = [];
  const row = (one: Gone): HTMLElement =>
    make(
      'li',
      { class: 'undo' },
      make('span', { class: 'quiet' }, one.words),
      button('Undo', one.key, () => {
        gone = gone.filter((other) => other !== one);
        one.back();
        drawn();
      }),
    );
  return {
    add(at, words, back) {
      count += 1;
      const key = `undo:${count}`;
      gone = [...gone, { at, words, key, back }];
      return key;
    },
    among(rows) {
      const all = [...rows];
      for (const one of gone.toSorted((a, b) => b.at - a.at)) all.splice(Math.min(one.at, rows.length), 0, row(one));
      return all;
    },
    clear() {
      gone = [];
    },
  };
}
