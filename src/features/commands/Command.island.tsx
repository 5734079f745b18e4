/** Binds the command box to the page. It is small, so that it opens soon; what it finds comes after it. */
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { adopt } from '#ui/adopt.ts';
import type { FieldHandle } from '#ui/ComboboxField.tsx';
import { useIntent } from '#ui/intent.tsx';
import { Status } from '#ui/Status.tsx';
import { useStatus } from '#ui/useStatus.ts';
import { CommandBox } from './CommandBox.tsx';
import { CommandWait } from './CommandWait.tsx';
import css from './command.css?inline';
import type { OpenBox } from './keys.page.ts';
import { useResults } from './useResults.ts';

adopt(css);

export default function LiveCommandBox(): ReactNode {
  const [text, setText] = useState<string | null>(null);
  /** Which opening it is: a box that was closed a moment ago may still be drawn when it is asked for again. */
  const [opening, setOpening] = useState(0);
  const [said, say] = useStatus();
  const dialog = useRef<HTMLDialogElement>(null);

  useIntent(({ typed }: OpenBox) => {
    const open = document.querySelector<HTMLDialogElement>('dialog[open]');
    open?.close();
    if (open !== null && open === dialog.current) return;
    // At once: the next letter belongs into the field.
    flushSync(() => {
      setOpening((before) => before + 1);
      setText(typed);
    });
  });

  const closed = (): void => {
    if (!dialog.current?.open) setText(null);
  };
  return (
    <>
      {text !== null && (
        <OpenCommandBox key={opening} text={text} onText={setText} onSaid={say} onClose={closed} dialog={dialog} />
      )}
      <Status passing className="toast">
        {said}
      </Status>
    </>
  );
}

interface Props {
  text: string;
  onText: (text: string) => void;
  onSaid: (words: string) => void;
  onClose: () => void;
  dialog: RefObject<HTMLDialogElement | null>;
}

function OpenCommandBox({ text, onText, onSaid, onClose, dialog }: Props): ReactNode {
  const field = useRef<FieldHandle>(null);
  const [results, fetchAgain] = useResults();
  const Results = typeof results === 'object' ? results.default : null;
  const retry = (): void => {
    dialog.current?.querySelector('input')?.focus(); // the button goes
    fetchAgain();
  };
  return (
    <CommandBox text={text} onText={onText} onClose={onClose} dialog={dialog} field={field}>
      {Results ? (
        <Results dialog={dialog} field={field} text={text} onText={onText} onSaid={onSaid} />
      ) : (
        <CommandWait failed={results === 'failed'} onRetry={retry} />
      )}
    </CommandBox>
  );
}
