/** While a song is read from a list: the songs before and after it in the list, in the place of those of the library. */

import { type ReactNode, useEffect, useState } from 'react';
import { listPath, myPath } from '#core/library/paths.ts';
import { adopt } from '#ui/adopt.ts';
import { island } from '#ui/island.tsx';
import { useWords } from '#words/useWords.ts';
import { songHere } from '../page-song.browser.ts';
import { LibraryWords } from '../SongLink.tsx';
import type { StoredSong } from '../song.ts';
import { openList } from '../store.browser.ts';
import { LIST_TABS } from './follow-place.browser.ts';
import css from './list-nav.css?inline';
import { stepOf } from './lists.ts';

adopt(css);

function Neighbour({ song, rel }: { song: StoredSong | undefined; rel: 'prev' | 'next' }): ReactNode {
  const t = useWords();
  if (!song) return <span />;
  return (
    <a href={song.path} rel={rel}>
      <small>{t(rel === 'prev' ? 'reading.previous' : 'reading.next')}</small>
      <LibraryWords>{song.name}</LibraryWords>
    </a>
  );
}

/** Drawn in an empty place beside the library's own, which the style sheet hides while this one stands there. */
function LiveListNav(): ReactNode {
  const t = useWords();
  const [list] = useState(openList);
  // As high as what stood there: nothing beneath moves.
  const [high] = useState(() => document.querySelector<HTMLElement>('.song-nav')?.offsetHeight);
  const step = list && stepOf(list, songHere()?.path ?? '');
  useEffect(() => {
    if (!list?.link) return;
    const tabs = new BroadcastChannel(LIST_TABS);
    // No browser closes a tab that the reader has gone further in, and Firefox none at all.
    tabs.onmessage = ({ data }) => data === list.link && document.hidden && close();
    return () => tabs.close();
  }, [list]);
  if (!list || !step) return null;
  return (
    <nav className="song-nav list-nav" aria-label={t('my.list-nav')} style={{ minBlockSize: high }}>
      <Neighbour song={step.previous} rel="prev" />
      <a href={list.link === '' ? myPath() : listPath(list.link)} className="list">
        <small>{list.name === '' ? t('my.own-list') : <LibraryWords>{list.name}</LibraryWords>}</small>
        {t('my.n-of-m', { n: step.number, m: step.of })}
      </a>
      <Neighbour song={step.next} rel="next" />
    </nav>
  );
}

export const ListNav = island('ListNav', LiveListNav, null);
