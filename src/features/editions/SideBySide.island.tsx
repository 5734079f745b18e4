/** Two editions of a song at once: binds the menu and the second text to the address and to the pages of the editions. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { fetchPage } from '#api/editions.ts';
import { holdPlace } from '#features/reading/index.ts';
import { isUnavailable } from '#library/texts.ts';
import { adopt } from '#ui/adopt.ts';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import { type PageText, readWith, textOfPage, writeWith } from './page-text.ts';
import { type Edition, readEditions } from './read-editions.ts';
import { SecondText } from './SecondText.tsx';
import { SideBySideMenu } from './SideBySideMenu.tsx';
import css from './side-by-side.css?inline';

adopt(css);

interface Shown {
  edition: Edition;
  text: PageText;
}

const box = (): HTMLElement | null => document.querySelector('[data-box]');

export default function SideBySide(): ReactNode {
  const t = useWords();
  const [shown, setShown] = useState<Shown | null>(null);
  const [script, setScript] = useState<string | null>(null);
  const [said, say] = useState('');
  const asking = useRef(new AbortController());
  const here = useRef<Edition>(undefined);

  const show = useCallback(
    async (edition: Edition): Promise<void> => {
      asking.current.abort();
      asking.current = new AbortController();
      const { signal } = asking.current;
      const language = sayName(t, edition.label);
      say(t('editions.fetched', { language }));
      try {
        const text = textOfPage(await fetchPage(edition.path, signal));
        if (signal.aborted || !box()) return;
        if (!text || isUnavailable(text.text)) {
          say(t('reading.song-not-available', { language }));
          return;
        }
        say('');
        setScript(null);
        holdPlace(box(), () => flushSync(() => setShown({ edition, text })));
        dispatchEvent(new Event('text:second')); // the reader's script holds for it too
      } catch {
        if (!signal.aborted) say(t('editions.not-loaded-try', { language }));
      }
    },
    [t],
  );

  useEffect(() => {
    const editions = readEditions();
    here.current = editions.find((edition) => edition.here);
    const others = editions.filter((edition) => !edition.here);
    const code = readWith(
      location.search,
      others.map((edition) => edition.code),
    );
    const asked = others.find((edition) => edition.code === code);
    if (asked) void show(asked);
    const leave = (): void => asking.current.abort();
    const onScript = (event: Event): void => setScript((event as CustomEvent<string | null>).detail);
    addEventListener('pagehide', leave);
    addEventListener('script:second', onScript);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('script:second', onScript);
    };
  }, [show]);

  const choose = (edition: Edition | null): void => {
    const search = writeWith(location.search, edition?.code ?? null) || location.pathname;
    history.replaceState(history.state, '', search);
    if (edition) {
      void show(edition);
      return;
    }
    asking.current.abort();
    holdPlace(box(), () => flushSync(() => setShown(null)));
    say('');
  };

  const shownBox = shown && box();
  const marks = said === '' ? null : document.querySelector('[data-marks]');
  return (
    <>
      <SideBySideMenu editions={readEditions} shown={shown?.edition.code ?? null} onChoose={choose} />
      {shown && shownBox && (
        <SecondText
          key={shown.edition.code}
          box={shownBox}
          text={shown.text}
          first={here.current?.label ?? ''}
          second={shown.edition.label}
          script={script}
          onPaired={({ paired, parts: [n, m] }) => {
            if (paired) return;
            const [language, other] = [here.current?.label ?? '', shown.edition.label].map((label) =>
              sayName(t, label),
            );
            say(t('editions.not-alike', { language: language ?? '', n, other: other ?? '', m }));
          }}
        />
      )}
      {marks &&
        createPortal(
          <p className="mark" role="status">
            {said}
          </p>,
          marks,
        )}
    </>
  );
}
