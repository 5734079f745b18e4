/** One list of the reader's own: folded to its name, or open with its songs, to be read, shared, put in order. */
import type { ReactNode } from 'react';
import { listPath, screenPath } from '#core/library/paths.ts';
import { LearnList } from '#features/by-heart/index.ts';
import { loadOffline } from '#features/offline/index.ts';
import { openScreen } from '#features/recite/index.ts';
import { Button, Disclosure } from '#ui/Button.tsx';
import { useLazy } from '#ui/useLazy.ts';
import { sayName } from '#words/names.ts';
import { useWords } from '#words/useWords.ts';
import type { SectionTools } from '../Section.tsx';
import { LibraryWords, labelOf, SongLink } from '../SongLink.tsx';
import { change, storeOpenList } from '../store.browser.ts';
import type { Undo } from '../useUndo.tsx';
import { ArrangeSong } from './ArrangeSong.tsx';
import { ListNameForm } from './ListName.tsx';
import { writeListLink } from './link.ts';
import { listName, type OwnList, renameList } from './lists.ts';

interface Props {
  list: OwnList;
  tools: SectionTools;
  /** Of all lists; this one's is the group of its id. */
  undo: Undo;
  /** Whether its songs are shown, and whether they can be changed. */
  open: boolean;
  editing: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** From here on this tab reads the songs in the order of the list. */
const openHere = ({ name, songs }: OwnList): void => storeOpenList({ name, songs, link: '' });

export function OwnListRow({ list, tools, undo, open, editing, onOpen, onEdit, onDelete }: Props): ReactNode {
  const t = useWords();
  const { id, name, songs } = list;
  const [first] = songs;
  const [offline, bring] = useLazy(loadOffline);

  const share = async (): Promise<void> => {
    const link = writeListLink({ name, paths: songs.map(({ path }) => path) });
    const address = link.then((written) => new URL(listPath(written), location.href).href);
    try {
      // Within the press: WebKit lets nothing into the clipboard after it, but waits for what was promised in it.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': address })]);
      tools.say(t('my.list-link-copied'));
    } catch {
      tools.say(t('my.list-link-not-copied', { link: await address }));
    }
  };
  const rename = (typed: string): boolean => {
    const next = listName(typed);
    if (next === '') tools.say(t('my.list-nameless'));
    else if (tools.tell(change('lists', (lists) => renameList(lists, id, next)))) {
      tools.say(t('my.list-renamed', { list: next }));
    }
    return false;
  };

  // In a heading whether it is open or not: React would make another button, and the focus would be lost.
  const fold = (
    <h3>
      <Disclosure className="fold" open={open} data-key={`list:${id}`} onClick={onOpen}>
        <span className="name">
          <LibraryWords>{name}</LibraryWords>
        </span>
        <span className="label">{t('page.song-count', { n: songs.length })}</span>
      </Disclosure>
    </h3>
  );
  if (!open) return <li>{fold}</li>;

  const rows = undo.among(
    songs.map((song, at) => (
      <li key={song.path}>
        <SongLink
          song={song}
          mark={`song:${id}${song.path}`}
          note={editing ? sayName(t, labelOf(song.path)) : undefined}
          label={!editing}
          onClick={() => openHere(list)}
        />
        {editing && <ArrangeSong tools={tools} undo={undo} list={list} song={song} at={at} />}
      </li>
    )),
    id,
  );
  return (
    <li>
      {fold}
      <div className="do">
        {first && (
          <>
            <a className="button" href={first.path} data-key={`read:${id}`} onClick={() => openHere(list)}>
              {t('my.start-reading')}
            </a>
            <LearnList path={first.path} variant="plain" mark={`learn:${id}`} onOpen={() => openHere(list)} />
            <Button variant="plain" data-key={`share:${id}`} onClick={() => void share()}>
              {t('my.copy-list-link')}
            </Button>
          </>
        )}
        {first && (
          <a
            className="plain"
            href={screenPath(first.path)}
            data-key={`screen:${id}`}
            onClick={() => {
              openHere(list);
              openScreen();
            }}
          >
            {t('more.screen')}
          </a>
        )}
        {first && !offline && (
          <Button variant="plain" data-key={`keep:${id}`} onClick={({ currentTarget }) => bring(currentTarget)}>
            {t('page.keep-on-device')}
          </Button>
        )}
        <Button variant="plain" data-key={`edit:${id}`} aria-expanded={editing} onClick={onEdit}>
          {t(editing ? 'my.done' : 'my.change')}
        </Button>
        <Button variant="plain" data-key={`delete:${id}`} onClick={onDelete}>
          {t('my.delete')}
        </Button>
      </div>
      {offline && (
        <offline.KeepItem request={{ id: `list:${id}`, name, paths: songs.map(({ path }) => path) }} isRequested />
      )}
      {editing && (
        <ListNameForm
          id={`name-${id}`}
          label={t('my.list-name')}
          action={t('my.rename')}
          marks={[`name:${id}`, `rename:${id}`]}
          initial={name}
          onSubmit={rename}
        />
      )}
      {rows.length === 0 ? (
        <p className="quiet">{t('my.list-empty')}</p>
      ) : (
        <ol className="songs one" role="list">
          {rows}
        </ol>
      )}
    </li>
  );
}
