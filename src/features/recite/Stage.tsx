/** A song alone over the whole page: its name, and the way out, above what stands there. */
import type { KeyboardEvent, ReactNode } from 'react';
import { LibraryWords } from '#features/my-place/index.ts';
import { adopt } from '#ui/adopt.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#words/useWords.ts';
import css from './stage.css?inline';

adopt(css);

interface Props {
  /** Names it for its styles, and for the click log. */
  className: string;
  /** Its name for a screen reader. */
  label: string;
  /** The lines of the song's name. */
  names: readonly string[];
  /** Something moves by itself. */
  running?: boolean;
  /** Each key that it hears has a button, too. */
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

export function Stage({ className, label, names, running = false, onKeyDown, onClose, children }: Props): ReactNode {
  const t = useWords();
  return (
    <Dialog className={`${className} on-stage`} label={label} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: each key has a button of its own */}
      <div className={running ? 'stage running' : 'stage'} onKeyDown={onKeyDown}>
        <header>
          <h2>
            {names.map((name) => (
              <LibraryWords key={name}>{name}</LibraryWords>
            ))}
          </h2>
          <Button variant="plain" onClick={onClose}>
            {t('recite.leave')}
          </Button>
        </header>
        {children}
      </div>
    </Dialog>
  );
}
