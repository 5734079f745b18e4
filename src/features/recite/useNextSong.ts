/** The song that is recited, and those after it, one by one, each fetched from its own page when it is asked for. */
import { useEffect, useRef, useState } from 'react';
import { fetchSong, type SungSong } from './songs.browser.ts';

export function useNextSong(first: SungSong) {
  const [song, setSong] = useState(first);
  /** `end`: there was none after it. */
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed' | 'end'>('ready');
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const next = async (): Promise<void> => {
    if (song.next === null) return setPhase('end');
    request.current?.abort();
    const mine = new AbortController();
    request.current = mine;
    setPhase('loading');
    const come = await fetchSong(song.next, mine.signal).catch(() => null);
    if (mine.signal.aborted) return;
    setPhase(come ? 'ready' : 'failed');
    if (come) setSong(come);
  };
  return { song, phase, next: () => void next() };
}
