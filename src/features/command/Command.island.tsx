/** Binds the command box to the page, to what can be done with it, and to the search of the whole library. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { adopt } from '#ui/adopt.ts';
import type { Choice } from '#ui/Combobox.tsx';
import { useIntent } from '#ui/intent.tsx';
import { Status } from '#ui/Status.tsx';
import { useStatus } from '#ui/useStatus.ts';
import { useWords } from '#words/useWords.ts';
import { CommandBox } from './CommandBox.tsx';
import type { NoteKind } from './CommandNote.tsx';
import css from './command.css?inline';
import { homeWith, keyOf, languageHere, pageCommands } from './page-commands.browser.ts';
import type { OpenBox } from './requests.ts';
import { rowGroups } from './results.ts';
import { choiceGroups, isSongKey } from './rows.tsx';
import { findAgain, findSongs, useFind } from './useFind.ts';

adopt(css);

/** Longer than any name. */
const LONGEST = 512;

export default function LiveCommandBox(): ReactNode {
  const [text, setText] = useState<string | null>(null);
  const [said, say] = useStatus();
  const dialog = useRef<HTMLDialogElement>(null);

  const type = (typed: string): void => {
    setText(typed);
    findSongs(query(typed), languageHere());
  };
  useIntent(({ typed }: OpenBox) => {
    const open = document.querySelector<HTMLDialogElement>('dialog[open]');
    open?.close();
    // At once: the next letter belongs into the field.
    if (open === null || open !== dialog.current) flushSync(() => type(typed));
  });

  return (
    <>
      {text !== null && (
        <OpenCommandBox text={text} onText={type} onSaid={say} onClose={() => setText(null)} dialog={dialog} />
      )}
      <Status passing className="toast">
        {said}
      </Status>
    </>
  );
}

const query = (text: string): string => text.slice(0, LONGEST).toWellFormed();

interface Props {
  text: string;
  onText: (text: string) => void;
  onSaid: (words: string) => void;
  onClose: () => void;
  dialog: React.RefObject<HTMLDialogElement | null>;
}

function OpenCommandBox({ text, onText, onSaid, onClose, dialog }: Props): ReactNode {
  const t = useWords();
  const find = useFind();
  const commands = useMemo(() => pageCommands(t), [t]);
  const typed = query(text);
  const rows = useMemo(() => rowGroups(typed, commands, find, t), [typed, commands, find, t]);
  const groups = useMemo(() => choiceGroups(rows, homeWith(typed), t), [rows, typed, t]);

  let note: NoteKind = 'none';
  if (typed.trim() !== '') {
    if (find.phase === 'failed') note = 'failed';
    else if (rows.length === 0) note = find.phase === 'settled' ? 'empty' : 'loading';
  }
  const choose = async ({ key }: Choice): Promise<void> => {
    const command = commands.find((one) => keyOf(one) === key);
    dialog.current?.close();
    const outcome = await command?.run?.();
    if (outcome) onSaid(t(outcome.id, outcome.values));
  };
  return (
    <CommandBox
      dialog={dialog}
      text={text}
      groups={groups}
      note={note}
      isStale={(active) => find.phase === 'stale' && (active === undefined || isSongKey(active.key))}
      onText={onText}
      onChoose={(choice) => void choose(choice)}
      onRetry={findAgain}
      onClose={onClose}
    />
  );
}
