/** Binds the command box to the page, to what can be done with it, and to the search of the whole library. */
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
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
import css from './command.css?inline';
import type { OpenBox } from './keys.page.ts';
import { findAgain, findSongs, stopFinding, useFind } from './useFind.ts';

adopt(css);

/** Longer than any name. */
const LONGEST = 512;

/** What the box holds beneath its field; null until it has come. */
type Contents = typeof import('./box-contents.ts') | 'failed' | null;

function LiveCommandBox(): ReactNode {
  /** What it opens with, and which opening it is: a box that was closed a moment ago may still be drawn when it is asked for again. */
  const [open, setOpen] = useState<{ typed: string; time: number } | null>(null);
  const [said, say] = useStatus();
  const dialog = useRef<HTMLDialogElement>(null);
  const [contents, setContents] = useState<Contents>(null);
  const bring = useCallback((): void => {
    setContents(null);
    import('./box-contents.ts').then(setContents, () => setContents('failed'));
  }, []);
  useEffect(bring, [bring]);

  useIntent(({ typed }: OpenBox) => {
    const other = document.querySelector<HTMLDialogElement>('dialog[open]');
    other?.close();
    if (other !== null && other === dialog.current) return;
    if (contents === 'failed') bring();
    // At once: the next letter belongs into the field.
    flushSync(() => setOpen((before) => ({ typed, time: (before?.time ?? 0) + 1 })));
  });

  const closed = (): void => {
    if (!dialog.current?.open) setOpen(null);
  };
  return (
    <>
      {open && (
        <OpenCommandBox
          key={open.time}
          typed={open.typed}
          contents={contents}
          onBring={bring}
          onStop={() => setContents('failed')}
          onSaid={say}
          onClose={closed}
          dialog={dialog}
        />
      )}
      <Status passing className="toast">
        {said}
      </Status>
    </>
  );
}

interface Props {
  typed: string;
  contents: Contents;
  onBring: () => void;
  /** Ends the wait for the contents. */
  onStop: () => void;
  onSaid: (words: string) => void;
  onClose: () => void;
  dialog: RefObject<HTMLDialogElement | null>;
}

function OpenCommandBox({ typed, contents, onBring, onStop, onSaid, onClose, dialog }: Props): ReactNode {
  const t = useWords();
  const [text, setText] = useState(typed);
  const query = text.slice(0, LONGEST).toWellFormed();
  const find = useFind();
  const code = contents === 'failed' ? null : contents;
  const commands = useMemo(() => code?.pageCommands(t) ?? [], [code, t]);
  const groups = useMemo(
    () => code?.choiceGroups(query, commands, find, code.homeWith(query), t) ?? [],
    [code, query, commands, find, t],
  );
  useLayoutEffect(() => findSongs(query), [query]);
  // The field is painted before the list: the next letter belongs into it.
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);

  let note: Note = 'none';
  if (code === null) note = contents === null ? 'loading' : 'failed';
  else if (query.trim() !== '') {
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
      isStale={(active) => find.phase === 'stale' && (active === undefined || code?.isFound(active) !== false)}
      onText={setText}
      onChoose={(choice) => void choose(choice)}
      onRetry={code ? findAgain : onBring}
      onStop={code ? stopFinding : onStop}
      onClose={onClose}
    />
  );
}

export const Command = island('Command', LiveCommandBox, null);
