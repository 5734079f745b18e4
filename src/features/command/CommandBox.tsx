/** The command box: songs, folders, playlists and what can be done on this page, found by typing. */
import { type ReactNode, type RefObject, useEffect } from 'react';
import { truncate } from '#features/search/index.ts';
import { Button } from '#ui/Button.tsx';
import { type Choice, type ChoiceGroup, Combobox } from '#ui/Combobox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Settled } from '#ui/Settled.tsx';
import { useWords } from '#words/useWords.ts';
import { CommandNote, LONGEST_QUOTE, type NoteKind } from './CommandNote.tsx';

interface Props {
  text: string;
  groups: readonly ChoiceGroup[];
  note: NoteKind;
  isStale: (active: Choice | undefined) => boolean;
  onText: (text: string) => void;
  onChoose: (choice: Choice) => void;
  onRetry: () => void;
  onClose: () => void;
  dialog: RefObject<HTMLDialogElement | null>;
}

/** A phone's keyboard covers the lower part of the window; and a page that Back brings again has no box open. */
function useFit(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const view = globalThis.visualViewport;
    const measure = (): void => dialog.current?.style.setProperty('--seen', `${view?.height ?? innerHeight}px`);
    const leave = (): void => dialog.current?.close();
    view?.addEventListener('resize', measure);
    addEventListener('pagehide', leave);
    measure();
    return () => {
      view?.removeEventListener('resize', measure);
      removeEventListener('pagehide', leave);
    };
  }, [dialog]);
}

export function CommandBox(props: Props): ReactNode {
  const { text, groups, note, isStale, onText, onChoose, onRetry, onClose, dialog } = props;
  const t = useWords();
  const typed = text.trim();
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  let outcome = t('command.result-count', { n: count });
  if (note === 'failed') outcome = t('home.catalogue-failed');
  if (note === 'empty') outcome = t('home.no-songs-matching', { query: truncate(typed, LONGEST_QUOTE) });
  useFit(dialog);

  const clear = (): void => {
    dialog.current?.querySelector('input')?.focus();
    onText('');
  };
  return (
    <Dialog ref={dialog} label={t('command.find-anything')} className="command" log="command" onClose={onClose}>
      <div className="sheet">
        <Combobox
          label={t('command.find-anything')}
          listLabel={t('command.results')}
          placeholder={t('command.placeholder')}
          text={text}
          onText={onText}
          groups={groups}
          isStale={isStale}
          onChoose={onChoose}
          beside={
            <Button look="bare" className="close" onClick={() => dialog.current?.close()}>
              {t('page.close')}
            </Button>
          }
        />
        <CommandNote kind={note} typed={typed} onRetry={onRetry} onClear={clear} />
        <p className="hint" aria-hidden="true">
          <kbd>↑ ↓</kbd> {t('command.choose')} <kbd lang="en">Enter</kbd> {t('command.open')} <kbd lang="en">Esc</kbd>{' '}
          {t('command.close')}
        </p>
        <Settled>{typed === '' ? '' : outcome}</Settled>
      </div>
    </Dialog>
  );
}
