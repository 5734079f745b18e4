/** The frame of the command box: a field, and room for what is found. It opens before the code that finds has come. */
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Button } from '#ui/Button.tsx';
import { ComboboxField, type FieldHandle } from '#ui/ComboboxField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#words/useWords.ts';

interface Props {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  dialog: RefObject<HTMLDialogElement | null>;
  field: RefObject<FieldHandle | null>;
  /** Beneath the field. */
  children: ReactNode;
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

export function CommandBox({ text, onText, onClose, dialog, field, children }: Props): ReactNode {
  const t = useWords();
  useFit(dialog);
  return (
    <Dialog ref={dialog} label={t('command.find-anything')} className="command" onClose={onClose}>
      <div className="sheet">
        <div className="top">
          <ComboboxField
            ref={field}
            label={t('command.find-anything')}
            placeholder={t('command.placeholder')}
            text={text}
            onText={onText}
          />
          <Button look="bare" className="close" onClick={() => dialog.current?.close()}>
            {t('page.close')}
          </Button>
        </div>
        {children}
        <p className="hint" aria-hidden="true">
          <kbd>↑ ↓</kbd> {t('command.choose')} <kbd lang="en">Enter</kbd> {t('command.open')} <kbd lang="en">Esc</kbd>{' '}
          {t('command.close')}
        </p>
      </div>
    </Dialog>
  );
}
