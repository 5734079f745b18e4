/** The song of the page, kept alone: asked for in More. */
import { type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#words/useWords.ts';
import { KeepThing } from './KeepThing.tsx';
import { songWish } from './wish.ts';

/** The song of the page: its address as the site gives it, whatever the reader's address bar says, and its name. */
function songHere(): { path: string; name: string } | null {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const name = document.querySelector('h1')?.textContent;
  return canonical && name ? { path: new URL(canonical).pathname, name } : null;
}

interface Props {
  onClose: () => void;
}

export default function KeepSong({ onClose }: Props): ReactNode {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [song] = useState(songHere);
  if (!song) return null;
  // Not in the bar that it is asked from, whose look is for what stands in it.
  return createPortal(
    <Dialog ref={dialog} className="keep-song" labelledBy={id} onClose={onClose}>
      <h2 id={id}>{t('page.keep-on-device')}</h2>
      <KeepThing wish={songWish(song)} isAsked />
      <div className="foot">
        <Button onClick={() => dialog.current?.close()}>{t('page.close')}</Button>
      </div>
    </Dialog>,
    document.body,
  );
}
