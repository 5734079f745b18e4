/** The buttons at the end of a song's row: up, down, out of the list. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import type { SectionTools } from '../Section.tsx';
import type { StoredSong } from '../song.ts';
import { change, read } from '../store.browser.ts';
import type { Undo } from '../useUndo.tsx';
import { addToList, isInList, moveInList, type OwnList, removeFromList } from './lists.ts';

interface Props {
  tools: SectionTools;
  undo: Undo;
  list: OwnList;
  song: StoredSong;
  at: number;
}

export function ArrangeSong({ tools, undo, list: { id, songs }, song, at }: Props): ReactNode {
  const t = useWords();
  const { path, name } = song;
  const move = (step: 1 | -1) => (): void => {
    if (!tools.tell(change('lists', (lists) => moveInList(lists, id, path, step)))) return;
    tools.say(t('my.song-moved', { song: name, n: at + step + 1, m: songs.length }));
    const ended = at + step === 0 || at + step === songs.length - 1;
    tools.focusOn(`${step < 0 !== ended ? 'up' : 'down'}:${id}${path}`);
  };
  const remove = (): void =>
    undo.remove({
      at,
      group: id,
      words: t('my.song-removed', { song: name }),
      remove: () => change('lists', (lists) => removeFromList(lists, id, path)),
      back: () => change('lists', (lists) => addToList(lists, id, song, at)),
      isBack: () => read('lists').some((list) => list.id === id && isInList(list, path)),
      full: 'my.list-full',
      focus: [`remove:${id}${path}`, `song:${id}${path}`],
    });
  const button = (sign: string, key: string, label: MessageId, press: () => void, disabled = false): ReactNode => (
    <Button
      variant="small"
      aria-label={t(label, { song: name })}
      data-key={`${key}:${id}${path}`}
      disabled={disabled}
      onClick={press}
    >
      {sign}
    </Button>
  );
  return (
    <span className="arrange">
      {button('↑', 'up', 'my.move-up', move(-1), at === 0)}
      {button('↓', 'down', 'my.move-down', move(1), at === songs.length - 1)}
      {button('×', 'remove', 'my.remove-song', remove)}
    </span>
  );
}
