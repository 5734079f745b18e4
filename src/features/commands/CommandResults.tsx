/** What the command box shows for what is typed: songs, folders, playlists and what can be done on this page. */
import type { ReactNode, RefObject } from 'react';
import { truncate } from '#features/search/index.ts';
import { type Choice, type ChoiceGroup, Combobox } from '#ui/Combobox.tsx';
import type { FieldHandle } from '#ui/ComboboxField.tsx';
import { Settled } from '#ui/Settled.tsx';
import { useWords } from '#words/useWords.ts';
import { CommandNote, LONGEST_QUOTE, type NoteKind } from './CommandNote.tsx';

interface Props {
  field: RefObject<FieldHandle | null>;
  text: string;
  groups: readonly ChoiceGroup[];
  note: NoteKind;
  isStale: (active: Choice | undefined) => boolean;
  onText: (text: string) => void;
  onChoose: (choice: Choice) => void;
  onRetry: () => void;
  onStop: () => void;
  onClear: () => void;
}

export function CommandResults(props: Props): ReactNode {
  const { field, text, groups, note, isStale, onText, onChoose, onRetry, onStop, onClear } = props;
  const t = useWords();
  const typed = text.trim();
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  let outcome = t('command.result-count', { n: count });
  if (note === 'failed' || note === 'malformed') outcome = ''; // the note is an alert
  if (note === 'empty') outcome = t('home.no-songs-matching', { query: truncate(typed, LONGEST_QUOTE) });
  return (
    <>
      <Combobox
        field={field}
        label={t('command.find-anything')}
        listLabel={t('command.results')}
        text={text}
        onText={onText}
        groups={groups}
        isStale={isStale}
        onChoose={onChoose}
      />
      <CommandNote kind={note} typed={typed} onRetry={onRetry} onStop={onStop} onClear={onClear} />
      <Settled>{typed === '' ? '' : outcome}</Settled>
    </>
  );
}
