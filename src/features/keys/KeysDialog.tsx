/** The dialog that shows the keys of this page, with the switch for those that are a single letter. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Switch } from '#ui/Switch.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import type { KeyAction } from './keys.ts';

const WORDS: Readonly<Record<KeyAction, MessageId>> = {
  next: 'command.next-song',
  previous: 'command.previous-song',
  verse: 'command.next-verse',
  'verse-back': 'command.previous-verse',
  translate: 'reading.translate',
  languages: 'command.other-languages',
  home: 'page.home',
  search: 'command.search-library',
  find: 'find.in-text',
  keys: 'command.show-keys',
  box: 'command.find-anything',
};

interface Props {
  /** Those that do something on this page, in order. */
  keys: readonly (readonly [key: string, action: KeyAction])[];
  isMac: boolean;
  /** Whether single keys are turned off. */
  off: boolean;
  onTurn: (off: boolean) => void;
  /** Asks for the command box, which closes this dialog. */
  onFind: () => void;
  onClose: () => void;
}

export function KeysDialog({ keys, isMac, off, onTurn, onFind, onClose }: Props): ReactNode {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [title, state] = [useId(), useId()];
  useEffect(() => close.current?.focus(), []);
  return (
    <Dialog ref={dialog} labelledBy={title} className="keys" log="keys" onClose={onClose}>
      <div className="sheet">
        <h2 id={title}>{t('command.page-keys')}</h2>
        <dl data-off={off ? '' : undefined}>
          {keys.map(([key, action]) => (
            <div key={key}>
              <dt>
                <kbd lang="en">{key}</kbd>
              </dt>
              <dd>{t(WORDS[action])}</dd>
            </div>
          ))}
        </dl>
        {/* The way to the command box for those who have no keys for it. */}
        <Button look="bare" className="find" onClick={onFind}>
          <span>
            <kbd lang="en">{isMac ? '⌘' : 'Ctrl'}</kbd> <kbd lang="en">K</kbd>
          </span>
          {t(WORDS.box)}
        </Button>
        <div className="turn">
          <Switch on={!off} aria-describedby={state} onClick={() => onTurn(!off)}>
            {t('command.single-key-shortcuts')}
          </Switch>
          <p id={state} className="quiet">
            {t(off ? 'command.shortcuts-off' : 'command.shortcuts-on')}
          </p>
        </div>
        <p>
          <Button ref={close} onClick={() => dialog.current?.close()}>
            {t('page.close')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
