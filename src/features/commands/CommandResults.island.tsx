/**
 * Binds what the command box shows to the page, to what can be done with it, and to the search of the whole library. It comes in
 * a file of its own after the box, whose field takes letters meanwhile: see `useResults.ts`.
 */
import { type ReactNode, type RefObject, useLayoutEffect, useMemo } from 'react';
import type { Choice } from '#ui/Combobox.tsx';
import type { FieldHandle } from '#ui/ComboboxField.tsx';
import { useWords } from '#words/useWords.ts';
import type { NoteKind } from './CommandNote.tsx';
import { CommandResults } from './CommandResults.tsx';
import { homeWith, keyOf, languageHere, pageCommands } from './page-commands.browser.ts';
import { rowGroups } from './results.ts';
import { choiceGroups, isSongKey } from './rows.tsx';
import { findAgain, findSongs, stopFinding, useFind } from './useFind.ts';

/** Longer than any name. */
const LONGEST = 512;

const query = (text: string): string => text.slice(0, LONGEST).toWellFormed();

interface Props {
  dialog: RefObject<HTMLDialogElement | null>;
  field: RefObject<FieldHandle | null>;
  text: string;
  onText: (text: string) => void;
  onSaid: (words: string) => void;
}

export default function LiveCommandResults({ dialog, field, text, onText, onSaid }: Props): ReactNode {
  const t = useWords();
  const typed = query(text);
  const find = useFind();
  const commands = useMemo(() => pageCommands(t), [t]);
  const rows = useMemo(() => rowGroups(typed, commands, find, t), [typed, commands, find, t]);
  const groups = useMemo(() => choiceGroups(rows, homeWith(typed), t), [rows, typed, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before this came; later letters are told by `type`
  useLayoutEffect(() => findSongs(typed, languageHere()), []);

  let note: NoteKind = 'none';
  if (typed.trim() !== '') {
    if (find.phase === 'failed' || find.phase === 'malformed') note = find.phase;
    else if (rows.length === 0) note = find.phase === 'settled' ? 'empty' : 'loading';
  }
  /** The button that was pressed goes with its note. */
  const toField = (): void => dialog.current?.querySelector('input')?.focus();
  const type = (next: string): void => {
    onText(next);
    findSongs(query(next), languageHere());
  };
  const choose = async ({ key }: Choice): Promise<void> => {
    const command = commands.find((one) => keyOf(one) === key);
    dialog.current?.close();
    const outcome = await command?.run?.();
    if (outcome) onSaid(t(outcome.id, outcome.values));
  };
  return (
    <CommandResults
      field={field}
      text={text}
      groups={groups}
      note={note}
      isStale={(active) => find.phase === 'stale' && (active === undefined || isSongKey(active.key))}
      onText={type}
      onChoose={(choice) => void choose(choice)}
      onRetry={() => {
        toField();
        findAgain();
      }}
      onStop={() => {
        toField();
        stopFinding();
      }}
      onClear={() => {
        toField();
        type('');
      }}
    />
  );
}
