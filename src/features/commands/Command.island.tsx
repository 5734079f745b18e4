/** Binds the command box to the page, to what can be done with it, and to the search of the whole library. */
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { adopt } from '#ui/adopt.ts';
import type { Choice } from '#ui/Combobox.tsx';
import { island, useIntent } from '#ui/island.tsx';
import { Status } from '#ui/Status.tsx';
import { useStatus } from '#ui/useStatus.ts';
import { useWords } from '#words/useWords.ts';
import { CommandBox, type Note } from './CommandBox.tsx';
import { choiceGroups, isFound } from './choices.tsx';
import css from './command.css?inline';
import type { OpenBox } from './keys.page.ts';
import { homeWith, languageHere, pageCommands } from './page-commands.browser.ts';
import { findAgain, findSongs, stopFinding, useFind } from './useFind.ts';

adopt(css);

/** Longer than any name. */
const LONGEST = 512;

function LiveCommandBox(): ReactNode {
  /** What it opens with, and which opening it is: a box that was closed a moment ago may still be drawn when it is asked for again. */
  const [open, setOpen] = useState<{ typed: string; time: number } | null>(null);
  const [said, say] = useStatus();
  const dialog = useRef<HTMLDialogElement>(null);

  useIntent(({ typed }: OpenBox) => {
    const other = document.querySelector<HTMLDialogElement>('dialog[open]');
    other?.close();
    if (other !== null && other === dialog.current) return;
    // At once: the next letter belongs into the field.
    flushSync(() => setOpen((before) => ({ typed, time: (before?.time ?? 0) + 1 })));
  });

  const closed = (): void => {
    if (!dialog.current?.open) setOpen(null);
  };
  return (
    <>
      {open && <OpenCommandBox key={open.time} typed={open.typed} onSaid={say} onClose={closed} dialog={dialog} />}
      <Status passing className="toast">
        {said}
      </Status>
    </>
  );
}

interface Props {
  typed: string;
  onSaid: (words: string) => void;
  onClose: () => void;
  dialog: RefObject<HTMLDialogElement | null>;
}

function OpenCommandBox({ typed, onSaid, onClose, dialog }: Props): ReactNode {
  const t = useWords();
  const [text, setText] = useState(typed);
  const query = text.slice(0, LONGEST).toWellFormed();
  const find = useFind();
  const commands = useMemo(() => pageCommands(t), [t]);
  const groups = useMemo(() => choiceGroups(query, commands, find, homeWith(query), t), [query, commands, find, t]);
  useLayoutEffect(() => findSongs(query, languageHere()), [query]);
  // The field is painted before the list: the next letter belongs into it.
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);

  let note: Note = 'none';
  if (query.trim() !== '') {
    if (find.phase === 'failed' || find.phase === 'malformed') note = find.phase;
    else if (groups.length === 0) note = find.phase === 'settled' ? 'empty' : 'loading';
  }
  const choose = async ({ key }: Choice): Promise<void> => {
    const command = commands.find((one) => one.key === key);
    dialog.current?.close();
    const outcome = await command?.run?.();
    if (outcome) onSaid(t(outcome.id, outcome.values));
  };
  return (
    <CommandBox
      dialog={dialog}
      text={text}
      groups={isPainted ? groups : []}
      note={note}
      isStale={(active) => find.phase === 'stale' && (active === undefined || isFound(active))}
      onText={setText}
      onChoose={(choice) => void choose(choice)}
      onRetry={findAgain}
      onStop={stopFinding}
      onClose={onClose}
    />
  );
}

export const Command = island('Command', LiveCommandBox, null);
