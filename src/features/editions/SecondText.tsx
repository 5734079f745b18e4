/** The second text in the box of the first: verse beside verse where the two can be paired, else whole beside whole. */
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { PageText } from '#core/page/read-song-page.ts';
import { textForm } from '#core/text/stanza-html.ts';
import { pairVerses, type Row, type Rows } from '#core/text/verse-pairs.ts';
import { VerseText } from '#features/reading/index.ts';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';

/** How two texts stand together. */
export interface Pairing {
  /** Whether they are paired verse by verse. */
  paired: boolean;
  /** Parts of the first and of the second. */
  parts: readonly [first: number, second: number];
}

interface Props {
  box: HTMLElement;
  text: PageText;
  /** Of the page that it is from. */
  path: string;
  /** Labels of the languages. */
  first: string;
  second: string;
  /** The script that the second is transliterated to; null for its own. */
  script: string | null;
  onPaired: (pairing: Pairing) => void;
}

const versesOf = (text: Element): HTMLElement[] => [...text.querySelectorAll('p')];

/** In the order of reading each verse of the second comes after its own: there it owns it (`aria-owns`). */
function join(own: readonly HTMLElement[], other: readonly HTMLElement[], rows: Rows): void {
  const owned = Map.groupBy(other.keys(), (at) => {
    const beneath = rows.second[at]?.beneath ?? 0;
    return Math.max(
      0,
      rows.first.findLastIndex((row) => row.beneath < beneath),
    );
  });
  for (const [at, verses] of owned)
    own[at]?.setAttribute('aria-owns', verses.map((verse) => other[verse]?.id).join(' '));
}

/** Rows are for the style sheet, which knows how wide the window is. */
function place(verse: HTMLElement, row: Row | undefined): void {
  for (const side of ['beside', 'beneath'] as const) {
    if (row) verse.style.setProperty(`--${side}`, String(row[side]));
    else verse.style.removeProperty(`--${side}`);
  }
  if (!row && verse.getAttribute('style') === '') verse.removeAttribute('style');
}

/** Sets the rows of both texts while they stand together. */
function usePairing(box: HTMLElement, second: RefObject<HTMLElement | null>, onPaired: Props['onPaired']): void {
  const latest = useRef(onPaired);
  latest.current = onPaired;
  useLayoutEffect(() => {
    const first = box.querySelector<HTMLElement>('[data-text]');
    if (!first || !second.current) return;
    const [own, other] = [versesOf(first), versesOf(second.current)];
    const words = (side: readonly HTMLElement[]) => side.map((verse) => verse.textContent ?? '');
    const rows = pairVerses(words(own), words(other));
    for (const [at, verse] of own.entries()) place(verse, rows?.first[at]);
    for (const [at, verse] of other.entries()) place(verse, rows?.second[at]);
    // What the heading says is shown beside the other's.
    const named = first.querySelector('p[aria-hidden]');
    named?.removeAttribute('aria-hidden');
    if (rows) join(own, other, rows);
    box.dataset['sideBySide'] = rows ? 'verses' : 'texts';
    // Alone at the foot of the box it is scrolled by itself, by keys too.
    if (!rows) second.current.tabIndex = 0;
    latest.current({ paired: rows !== null, parts: [own.length, other.length] });
    return () => {
      for (const verse of own) {
        place(verse, undefined);
        verse.removeAttribute('aria-owns');
      }
      named?.setAttribute('aria-hidden', 'true');
      delete box.dataset['sideBySide'];
    };
  }, [box, second]);
}

export function SecondText({ box, text, path, first, second, script, onPaired }: Props): ReactNode {
  const t = useWords();
  const own = useRef<HTMLDivElement>(null);
  usePairing(box, own, onPaired);

  useLayoutEffect(() => {
    const label = box.getAttribute('aria-label') ?? '';
    box.setAttribute('aria-label', t('editions.and-language', { name: label, language: sayName(t, second) }));
    return () => box.setAttribute('aria-label', label);
  }, [box, second, t]);

  // A text may be long, and never changes.
  const verses = useMemo(() => <VerseText text={text.text} lang={text.lang} path={path} />, [text, path]);
  const heading = box.querySelector('[data-first]');
  const long = box.querySelector('[data-text].long') ? ' long' : '';
  return (
    <>
      {heading &&
        createPortal(
          <h2 className="name" data-first-name="">
            {sayName(t, first)} <small />
          </h2>,
          heading,
        )}
      {createPortal(
        <>
          <h2 className="name" data-second-name="">
            {sayName(t, second)} <small>{script && t('script.made-in', { script: sayName(t, script) })}</small>
          </h2>
          <div
            ref={own}
            role="group"
            aria-label={sayName(t, second)}
            className={`text ${textForm(text.text)}${long}`}
            lang={text.lang}
            dir={text.dir}
            data-second={path}
          >
            {verses}
          </div>
        </>,
        box,
      )}
    </>
  );
}
