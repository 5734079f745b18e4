/** Finds words in the text on show, by sound too. It comes with the first search: the tools of a text fetch it. */
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusVerse, sayStanza } from '#features/reading/index.ts';
import { openInText } from '#features/search/index.ts';
import { adopt } from '#ui/adopt.ts';
import { Button } from '#ui/Button.tsx';
import { Status } from '#ui/Status.tsx';
import { langOf } from '#words/lang.ts';
import { useWords } from '#words/useWords.ts';
import css from './find.css?inline';
import { bring, type Found, foundIn, lineOf, mark, unmark } from './highlights.browser.ts';

adopt(css);

/** Milliseconds without a letter after which the text is searched. */
const PAUSE = 120;

/** As they are shown now: in another script, with a second edition beside them. */
const versesOnShow = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(':is([data-text], [data-second]) p:not([aria-hidden])'),
];

/** The verses of the page that hold what is typed, searched in a worker. */
function useFindInText(typed: string) {
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

  const total = found?.length ?? 0;
  return {
    /** Stretches found, and which of them the reader is at; 0 for none. */
    total,
    at: total === 0 ? 0 : at + 1,
    now: found?.[at],
    /** The answer to what is typed is there. */
    isSettled,
    /** It could not be searched; the next letter tries again. */
    isFailed: isSettled && found === null,
    step: (by: 1 | -1) => setAt((before) => (total === 0 ? 0 : (before + by + total) % total)),
  };
}

interface Props {
  /** Goes up each time the bar is asked for: the field then has the focus. */
  opened: number;
  onClose: () => void;
}

export default function FindBar({ opened, onClose }: Props): ReactNode {
  const t = useWords();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(document.activeElement);
  const { total, at, now, isSettled, isFailed, step } = useFindInText(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request brings the focus here
  useEffect(() => field.current?.select(), [opened]);
  const close = (): void => {
    onClose();
    const back = before.current;
    const box = document.querySelector<HTMLElement>('[data-box]');
    // To the verse that was found, or to where the reader was.
    if (now) focusVerse(now.verse);
    else if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
    else box?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
  };
  let said = '';
  if (text.trim() !== '' && isSettled) {
    if (isFailed) said = t('page.part-not-loaded');
    else said = total === 0 ? t('find.none') : t('find.n-of-m', { n: at, m: total });
  }
  /** What a reader is led to without seeing it. */
  const line = now && said !== '' ? lineOf(now) : '';
  const verse = now && sayStanza(now.verse);
  return (
    <search className="find-bar" aria-label={t('find.in-text')}>
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={t('find.in-text')}
        placeholder={t('find.in-text')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <span className={isFailed ? 'count failed' : 'count'} aria-hidden="true">
        {said}
      </span>
      <Button
        variant="plain"
        className="up"
        aria-label={t('find.previous')}
        disabled={total === 0}
        onClick={() => step(-1)}
      />
      <Button
        variant="plain"
        className="down"
        aria-label={t('find.next')}
        disabled={total === 0}
        onClick={() => step(1)}
      />
      <Button variant="plain" onClick={close}>
        {t('page.close')}
      </Button>
      <Status settles className="visually-hidden">
        {[
          said,
          verse && line && `, ${verse}`,
          line && [
            ': ',
            <span key="line" lang={langOf(line)}>
              {line}
            </span>,
          ],
        ]}
      </Status>
    </search>
  );
}
