/** Fetches the text of another edition from its own page. The last choice wins. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchPage } from '#api/live.ts';
import { type PageText, songOfPage } from '#core/text/song-page.ts';
import { isUnavailable } from '#core/text/texts.ts';
import { keepVerse } from '#features/reading/index.ts';
import type { Edition } from './read-editions.browser.ts';
import type { SecondText } from './SecondText.tsx';

interface Second {
  edition: Edition;
  text: PageText;
  /** What shows it. */
  View: typeof SecondText;
}

/** What became of the last choice, until its text is shown. */
export interface Asked {
  edition: Edition;
  phase: 'loading' | 'unavailable' | 'failed';
}

interface SecondChoice {
  second: Second | null;
  asked: Asked | null;
  show: (edition: Edition) => void;
  hide: () => void;
}

const box = (): HTMLElement | null => document.querySelector('[data-box]');

export function useSecondText(): SecondChoice {
  const [second, setSecond] = useState<Second | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const last = useRef<AbortController>(undefined);

  /** The verse that is being read stays where it is. */
  const put = useCallback((next: Second | null): void => {
    const change = () => {
      setSecond(next);
      setAsked(null);
    };
    keepVerse(box(), () => flushSync(change));
  }, []);

  const show = useCallback(
    async (edition: Edition): Promise<void> => {
      const mine = new AbortController();
      last.current?.abort();
      last.current = mine;
      setAsked({ edition, phase: 'loading' });
      let text: PageText | null = null;
      let View: Second['View'] | null = null;
      let phase: Asked['phase'] = 'unavailable';
      try {
        // Comes with the text: who chooses no second edition needs no reader of verses.
        const [page, view] = await Promise.all([fetchPage(edition.path, mine.signal), import('./SecondText.tsx')]);
        text = songOfPage(page);
        View = view.SecondText;
      } catch {
        phase = 'failed';
      }
      if (last.current !== mine) return;
      if (!text || !View || isUnavailable(text.text)) return setAsked({ edition, phase });
      put({ edition, text, View });
      dispatchEvent(new Event('text:second')); // the reader's script holds for it too
    },
    [put],
  );

  const hide = useCallback((): void => {
    last.current?.abort();
    last.current = undefined;
    put(null);
  }, [put]);

  useEffect(() => {
    // A page that is kept for Back says that the text did not come.
    const leave = (): void => last.current?.abort();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  return { second, asked, show: (edition) => void show(edition), hide };
}
