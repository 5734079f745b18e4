/** The verses of the page that hold what is typed, searched in a worker. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openInText } from '#features/search/index.ts';
import { bring, type Found, foundIn, mark, unmark } from './marks.browser.ts';

/** Milliseconds without a letter after which the text is searched. */
const PAUSE = 120;

/** As they are shown now: in another script, with a second edition beside them. */
const versesOnShow = (): Element[] => [...document.querySelectorAll(':is([data-text], [data-second]) p')];

export interface FindInText {
  /** Stretches found, and which of them the reader is at; 0 for none. */
  total: number;
  at: number;
  /** The answer to what is typed is there. */
  isSettled: boolean;
  /** It could not be searched; the next letter tries again. */
  isFailed: boolean;
  step: (by: 1 | -1) => void;
}

export function useFindInText(typed: string): FindInText {
  /** null where it could not be searched. */
  const [found, setFound] = useState<readonly Found[] | null>([]);
  const [at, setAt] = useState(0);
  const [isSettled, settle] = useState(true);
  const client = useRef<ReturnType<typeof openInText> | null>(null);

  useEffect(() => {
    settle(typed.trim() === '');
    if (typed.trim() === '') {
      setFound([]);
      return;
    }
    let isAsked = true;
    const timer = setTimeout(() => {
      client.current ??= openInText();
      const verses = versesOnShow();
      const texts = verses.map(({ textContent }) => textContent ?? '');
      client.current.find(texts, typed, (ranges) => {
        if (!isAsked) return; // more was typed meanwhile
        if (!ranges) {
          client.current?.close();
          client.current = null;
        }
        setFound(ranges && foundIn(verses, ranges));
        setAt(0);
        settle(true);
      });
    }, PAUSE);
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [typed]);

  // In the frame that says which of them the reader is at.
  useLayoutEffect(() => {
    const now = found?.[at];
    mark(found ?? [], now);
    if (now) bring(now);
  }, [found, at]);

  useEffect(
    () => () => {
      client.current?.close();
      unmark();
    },
    [],
  );

  const length = found?.length ?? 0;
  return {
    total: length,
    at: length === 0 ? 0 : at + 1,
    isSettled,
    isFailed: isSettled && found === null,
    step: (by) => setAt((before) => (length === 0 ? 0 : (before + by + length) % length)),
  };
}
