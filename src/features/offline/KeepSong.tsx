/** The song of the page, kept alone: an action of More. */
import { type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { languageLabel } from '#core/library/languages.ts';
import { decodePath } from '#core/library/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#words/useWords.ts';
import { KeepItem } from './KeepItem.tsx';
import type { KeepRequest } from './keep-request.ts';

/** The song of the page, by its address as the site gives it, whatever the reader's address bar says. */
function songOnPage(): KeepRequest | null {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const name = document.querySelector('h1 > span')?.textContent;
  if (!canonical || !name) return null;
  const path = new URL(canonical).pathname;
  return { id: `song:${path}`, name, label: languageLabel(decodePath(path)?.[2] ?? ''), href: path, paths: [path] };
}

export default function KeepSong({ onClose }: { onClose: () => void }): ReactNode {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [song] = useState(songOnPage);
  if (!song) return null;
  // Not in the bar that it is opened from, whose style is for what stands in it.
  return createPortal(
    <Dialog ref={dialog} className="keep-song" labelledBy={id} onClose={onClose}>
      <h2 id={id}>{t('page.keep-on-device')}</h2>
      <KeepItem request={song} isRequested inDialog />
      <div className="foot">
        <Button onClick={() => dialog.current?.close()}>{t('page.close')}</Button>
      </div>
    </Dialog>,
    document.body,
  );
}
