/** The command box: a field, and what is found for it: songs, folders, playlists and what can be done on this page. */
import { type ReactNode, type RefObject, useEffect } from 'react';
import { CatalogueFailed } from '#features/search/index.ts';
import { Button } from '#ui/Button.tsx';
import { type Choice, type ChoiceGroup, Combobox } from '#ui/Combobox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { LongWait } from '#ui/LongWait.tsx';
import { Status } from '#ui/Status.tsx';
import { truncate } from '#ui/truncate.ts';
import { useWords } from '#words/useWords.ts';

/** What stands beside the list: that it is busy, that nothing was found, or why nothing can be. */
export type Note = 'none' | 'loading' | 'empty' | 'failed' | 'malformed';

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  text: string;
  groups: readonly ChoiceGroup[];
  note: Note;
  isStale: (active: Choice | undefined) => boolean;
  onText: (text: string) => void;
  onChoose: (choice: Choice) => void;
  onRetry: () => void;
  onStop: () => void;
  onClose: () => void;
}

/** Longer than this, what was typed would hide the sentence that quotes it. */
const LONGEST_QUOTE = 60;

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
  const { dialog, text, groups, note, isStale, onText, onChoose, onRetry, onStop, onClose } = props;
  const t = useWords();
  useFit(dialog);
  const query = truncate(text.trim(), LONGEST_QUOTE);
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  let outcome = note === 'empty' ? t('home.no-songs-matching', { query }) : t('command.result-count', { n: count });
  if (query === '' || note === 'failed' || note === 'malformed') outcome = ''; // the note is an alert
  /** The button that was pressed goes with its note. */
  const thenToField = (act: () => void) => () => {
    dialog.current?.querySelector('input')?.focus();
    act();
  };
  return (
    <Dialog ref={dialog} label={t('command.find-anything')} className="command" onClose={onClose}>
      <div className="sheet">
        <Combobox
          label={t('command.find-anything')}
          listLabel={t('command.results')}
          placeholder={t('command.placeholder')}
          beside={
            <Button variant="bare" className="close" onClick={() => dialog.current?.close()}>
              {t('page.close')}
            </Button>
          }
          text={text}
          onText={onText}
          groups={groups}
          isStale={isStale}
          onChoose={onChoose}
        />
        {note === 'loading' && (
          <div className="note">
            <p className="quiet">{t('home.opening-catalogue')}</p>
            <LongWait onStop={onStop} place={() => dialog.current?.querySelector('input')} />
          </div>
        )}
        {note === 'empty' && (
          <div className="note">
            <p>{t('home.no-songs-matching', { query })}</p>
            <p className="quiet">{t('command.search-hint')}</p>
            <Button onClick={thenToField(() => onText(''))}>{t('command.clear-query')}</Button>
          </div>
        )}
        {(note === 'failed' || note === 'malformed') && (
          <div className="note" role="alert">
            <CatalogueFailed isMalformed={note === 'malformed'} onRetry={thenToField(onRetry)} />
          </div>
        )}
        <Status settles className="visually-hidden">
          {outcome}
        </Status>
        <p className="hint" aria-hidden="true">
          <kbd>↑ ↓</kbd> {t('command.choose')} <kbd lang="en">Enter</kbd> {t('command.open')} <kbd lang="en">Esc</kbd>{' '}
          {t('command.close')}
        </p>
      </div>
    </Dialog>
  );
}
