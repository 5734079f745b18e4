/** The dialog that shows the keys of this page, with the switch for those that are a single letter. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button, Switch } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#words/useWords.ts';
import { BOX_KEY, type Keyed } from './keys.ts';

interface Props {
  /** Those that do something on this page, in order. */
  keys: readonly Pick<Keyed, 'id' | 'key' | 'label' | 'run'>[];
  isMac: boolean;
  /** Whether single keys are turned off. */
  off: boolean;
  onTurn: (off: boolean) => void;
  onClose: () => void;
}

export function KeysDialog({ keys, isMac, off, onTurn, onClose }: Props): ReactNode {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const box = keys.find(({ key }) => key === BOX_KEY);
  const [title, state] = [useId(), useId()];
  useEffect(() => close.current?.focus(), []);
  return (
    <Dialog ref={dialog} labelledBy={title} className="keys" onClose={onClose}>
      <div className="sheet">
        <h2 id={title}>{t('command.page-keys')}</h2>
        <dl data-off={off ? '' : undefined}>
          {keys
            .filter((one) => one !== box)
            .map(({ id, key, label }) => (
              <div key={id}>
                <dt>
                  <kbd lang="en">{key}</kbd>
                </dt>
                <dd>{t(label)}</dd>
              </div>
            ))}
        </dl>
        {/* The way to the command box for those who have no keys for it. */}
        {box && (
          <Button variant="bare" className="find" onClick={() => void box.run(null)}>
            <span>
              <kbd lang="en">{isMac ? '⌘' : 'Ctrl'}</kbd> <kbd lang="en">K</kbd>
            </span>
            {t(box.label)}
          </Button>
        )}
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
