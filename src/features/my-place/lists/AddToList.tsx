/** The dialog that puts a song into lists of the reader's own. */
import { type ReactNode, useId, useRef } from 'react';
import { myPath } from '#core/library/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Status } from '#ui/Status.tsx';
import { useWords } from '#words/useWords.ts';
import { LibraryWords } from '../SongLink.tsx';
import type { StoredSong } from '../song.ts';
import { ListNameForm } from './ListName.tsx';
import { isInList, listName, type OwnList } from './lists.ts';

interface Props {
  song: StoredSong;
  lists: readonly OwnList[];
  /** What was done, in words. */
  said: string;
  onChange: (list: OwnList, holds: boolean) => void;
  /** @returns whether the list was made */
  onMake: (name: string) => boolean;
  onNameless: () => void;
  onClose: () => void;
}

export function AddToListDialog({ song, lists, said, onChange, onMake, onNameless, onClose }: Props): ReactNode {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog ref={dialog} className="to-list" labelledBy={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>{t('my.add-to-list')}</h2>
      <div>
        {lists.length > 0 && (
          <ul role="list">
            {lists.map((list) => (
              <li key={list.id}>
                <label>
                  <input
                    type="checkbox"
                    checked={isInList(list, song.path)}
                    onChange={({ target }) => onChange(list, target.checked)}
                  />
                  <LibraryWords>{list.name}</LibraryWords>
                  <small className="quiet">{t('page.song-count', { n: list.songs.length })}</small>
                </label>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ListNameForm
        id={`${id}-name`}
        label={t('my.new-list-name')}
        action={t('my.add-new-list')}
        onSubmit={(typed) => {
          const name = listName(typed);
          if (name === '') onNameless();
          return name !== '' && onMake(name);
        }}
      />
      <Status className="quiet">{said}</Status>
      <div className="foot">
        <a href={myPath()}>{t('page.my-place')}</a>
        <Button onClick={() => dialog.current?.close()}>{t('my.done')}</Button>
      </div>
    </Dialog>
  );
}
