/** The place on a language's list and on a playlist where it is kept. All of it but the first button comes at the press. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadOffline } from './index.ts';
import { KeepButton } from './KeepButton.tsx';
import { keepsTexts } from './mark.browser.ts';
import { songsHere } from './songs-here.browser.ts';
import type { Wish } from './wish.ts';
import { packWish, playlistWish } from './wishes.ts';

const KeepThing = lazy(() => loadOffline().then((late) => ({ default: late.KeepThing })));

export interface KeepProps {
  kind: 'pack' | 'playlist';
  name: string;
  path: string;
  /** Of the language. */
  label?: string;
}

const wishOf = ({ kind, name, path, label = '' }: KeepProps): Wish =>
  kind === 'pack' ? packWish(name, label, path) : playlistWish(name, path, songsHere());

export default function Keep(props: KeepProps): ReactNode {
  const [isAsked, ask] = useState(false);
  const [wish] = useState(() => wishOf(props));
  // After a press that was made before this lived: it is repeated on the button that stands in the page.
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKept(keepsTexts()));
    return () => clearTimeout(timer);
  }, []);
  const button = <KeepButton isBusy={isAsked} onAsk={() => ask(true)} />;
  if (!isAsked && !isKept) return button;
  return (
    <Suspense fallback={button}>
      <KeepThing wish={wish} isAsked={isAsked} />
    </Suspense>
  );
}
