/** Fetches the text of another edition from its own page. The last choice wins. */
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchPage } from '#api/reader-calls.ts';
import { type PageText, readSongPage } from '#core/page/read-song-page.ts';
import { isUnavailable } from '#core/text/texts.ts';
import { holdVerse } from '#features/reading/index.ts';
import { useListener } from '#ui/useListener.ts';
import type { Edition } from './read-editions.browser.ts';
import type { SecondText } from './SecondText.tsx';

interface Second {
  edition: Edition;
  text: PageText;
  /** What shows it. */
  View: typeof SecondText;
}

/** What became of the last choice, until its text is shown. */
export interface Choice {
  edition: Edition;
  phase: 'loading' | 'unavailable' | 'failed';
}

const box = (): HTMLElement | null => document.querySelector('[data-box]');

export function useSecondText() {
  const [second, setSecond] = useState<Second | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const last = useRef<AbortController>(undefined);

  /** The verse that is being read stays where it is. */
  const put = (next: Second | null): void =>
    holdVerse(box(), () =>
      flushSync(() => {
        setSecond(next);
        setChoice(null);
      }),
    );

  const show = async (edition: Edition): Promise<void> => {
    const mine = new AbortController();
    last.current?.abort();
    last.current = mine;
    setChoice({ edition, phase: 'loading' });
    // Comes with the text: who chooses no second edition needs no reader of verses.
    const come = await Promise.all([fetchPage(edition.path, mine.signal), import('./SecondText.tsx')])
      .then(([page, { SecondText: View }]) => ({ text: readSongPage(page), View }))
      .catch(() => null);
    if (last.current !== mine) return;
    if (!come?.text || isUnavailable(come.text.text))
      return setChoice({ edition, phase: come ? 'unavailable' : 'failed' });
    put({ edition, text: come.text, View: come.View });
    dispatchEvent(new Event('text:second')); // the reader's script holds for it too
  };

  const hide = (): void => {
    last.current?.abort();
    last.current = undefined;
    put(null);
  };

  // A page that is kept for Back says that the text did not come.
  useListener(['pagehide'], () => last.current?.abort());

  return { second, choice, show: (edition: Edition) => void show(edition), hide };
}
