import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Elsewhere } from '#features/search/index.ts';
import { Button } from '#ui/Button.tsx';
import { digits } from '#words/format.ts';
import { useWords } from '#words/useWords.ts';

/** More places than this wait behind a button. */
const MOST = 6;

interface Props {
  places: readonly Elsewhere[];
  labelOf: (place: Elsewhere) => string;
  onChoose: (place: Elsewhere) => void;
}

/** Where else the query matches, one tap away, so that nobody misses a song because the folder switched. */
export function AlsoIn({ places, labelOf, onChoose }: Props): ReactNode {
  const t = useWords();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button that showed them is gone.
  useLayoutEffect(() => {
    if (all) list.current?.querySelectorAll('button')[MOST]?.focus();
  }, [all]);
  if (places.length === 0) return null;
  const shown = all ? places : places.slice(0, MOST);
  return (
    <section className="also" aria-label={t('home.also-in')}>
      <h2>{t('home.also-in')}</h2>
      <ul ref={list} role="list" className="counts">
        {shown.map((place, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chips hold nothing of their own, and other words cost less
          <li key={at}>
            <Button variant="bare" onClick={() => onChoose(place)}>
              {labelOf(place)} <span>{digits(place.count)}</span>
            </Button>
          </li>
        ))}
        {shown.length < places.length && (
          <li className="more">
            <Button variant="bare" onClick={() => setAll(true)}>
              {t('home.n-more', { n: places.length - shown.length })}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
