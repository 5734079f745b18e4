/** Binds the page of a shared list to its address, the catalogue and the reader's own lists. */

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { island } from '#ui/island.tsx';
import { LongWait } from '#ui/LongWait.tsx';
import { tag } from '#words/tag.ts';
import { useWords } from '#words/useWords.ts';
import { LibraryWords } from '../SongLink.tsx';
import type { StoredSong } from '../song.ts';
import { newList, type Stored, storeOpenList } from '../store.browser.ts';
import { followPlace, goOnInThisTab } from './follow-place.browser.ts';
import type { LinkFault } from './link.ts';
import { readShared, type ShownList } from './read-shared.ts';
import { ListFault, SharedListView } from './SharedList.tsx';

const thereIn = ({ songs }: ShownList): StoredSong[] =>
  songs.filter(({ state }) => state !== 'gone').map(({ path, name, also, no }) => ({ path, name, also, no }));

/** From here on this tab reads from the list. */
const openHere = (list: ShownList): void => storeOpenList({ name: list.name, songs: thereIn(list), link: list.link });

/** The list of the address that the page stands at, null while it is read; and what ends the wait for the catalogue. */
function useSharedList(): [ShownList | LinkFault | null, (list: ShownList) => void, () => void] {
  const [list, setList] = useState<ShownList | LinkFault | null>(null);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => {
    const stop = followPlace(async (link, place) => {
      const mine = new AbortController();
      reading.current = mine;
      setList(null);
      const next = await readShared(link, mine.signal);
      if (mine !== reading.current) return; // an answer for an earlier address is dropped
      const song = place && typeof next !== 'string' && next.songs[place.song];
      if (!song || song.state === 'gone') return setList(next);
      openHere(next);
      goOnInThisTab(link);
      location.replace(`${song.path}${place.verse && `#${place.verse}`}`);
    });
    return () => {
      reading.current = undefined;
      stop();
    };
  }, []);
  return [list, setList, () => reading.current?.abort()];
}

function LiveSharedList(): ReactNode {
  const t = useWords();
  const [list, setList, stop] = useSharedList();
  // Of the list that it was said of; another address may have followed.
  const [stored, setStored] = useState<{ link: string; outcome: Stored } | null>(null);
  const shown = typeof list === 'string' ? null : list;
  const unnamed = t('page.list-of-songs');
  const name = shown?.name || unnamed;

  useEffect(() => {
    document.title = document.title.replace(/^[^·]*(?= ·)/, name.replaceAll('·', ' '));
  }, [name]);

  const store = (): void => {
    setStored(shown && { link: shown.link, outcome: newList(name, thereIn(shown)).stored });
  };
  const choose = (at: number, path: string): void => {
    const song = shown?.songs[at];
    const named = song?.languages.find((language) => language.path === path);
    if (shown && song && named)
      setList({ ...shown, songs: shown.songs.with(at, { ...song, ...named, state: 'here' }) });
  };
  return (
    <>
      <h1 {...(!shown?.name && tag('page.list-of-songs'))} suppressHydrationWarning>
        {shown?.name ? <LibraryWords>{name}</LibraryWords> : unnamed}
      </h1>
      <div>
        {list === null && <LongWait onStop={stop} place={() => document.getElementById('main')} />}
        {typeof list === 'string' && <ListFault fault={list} />}
        {shown && (
          <SharedListView
            songs={shown.songs}
            isResolved={shown.isResolved}
            stored={stored?.link === shown.link ? stored.outcome : null}
            onStore={store}
            onOpen={() => openHere(shown)}
            onLanguage={choose}
          />
        )}
      </div>
    </>
  );
}

export const SharedList = island('SharedList', LiveSharedList);
