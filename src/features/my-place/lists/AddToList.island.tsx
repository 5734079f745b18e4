/** Binds the dialog "Add to a list" to the reader's lists in storage. */
import { type ReactNode, useState } from 'react';
import { adopt } from '#ui/adopt.ts';
import { island, useIntent } from '#ui/island.tsx';
import { useWords } from '#words/useWords.ts';
import type { StoredSong } from '../song.ts';
import { change, newList, type Stored } from '../store.browser.ts';
import { usePlace } from '../usePlace.ts';
import { AddToListDialog } from './AddToList.tsx';
import css from './add-to-list.css?inline';
import { addToList, type OwnList, removeFromList } from './lists.ts';

adopt(css);

function LiveAddToList(): ReactNode {
  const t = useWords();
  const [song, setSong] = useState<StoredSong | null>(null);
  const [said, say] = useState('');
  const { lists } = usePlace();
  useIntent((next: StoredSong) => {
    say('');
    setSong(next);
  });
  if (!song) return null;

  const announce = (outcome: Stored, done: string): boolean => {
    say(outcome === 'stored' ? done : t(outcome === 'same' ? 'my.add-no-room' : 'my.not-stored'));
    return outcome === 'stored';
  };
  const set = ({ id, name }: OwnList, holds: boolean): void => {
    const outcome = change('lists', (lists) =>
      holds ? addToList(lists, id, song) : removeFromList(lists, id, song.path),
    );
    announce(outcome, t(holds ? 'my.added' : 'my.removed', { list: name }));
  };
  const make = (name: string): boolean => announce(newList(name, [song]).stored, t('my.added', { list: name }));
  return (
    <AddToListDialog
      song={song}
      lists={lists}
      said={said}
      onChange={set}
      onMake={make}
      onNameless={() => say(t('my.new-list-nameless'))}
      onClose={() => setSong(null)}
    />
  );
}

export const AddToList = island('AddToList', LiveAddToList, null);
