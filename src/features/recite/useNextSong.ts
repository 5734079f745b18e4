/** The song that is recited, and those after it, one by one, each fetched from its own page when it is asked for. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchSong, type SungSong } from './songs.browser.ts';

interface NextSong {
  song: SungSong;
  /** `end`: there was none after it. */
  phase: 'ready' | 'loading' | 'failed' | 'end';
  next: () => void;
}

export function useNextSong(first: SungSong): NextSong {
  const [song, setSong] = useState(first);
  const [phase, setPhase] = useState<NextSong['phase']>('ready');
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);

  const next = useCallback(async (): Promise<void> => {
    if (song.next === null) return setPhase('end');
    asked.current?.abort();
    const mine = new AbortController();
    asked.current = mine;
    setPhase('loading');
    const come = await fetchSong(song.next, mine.signal).catch(() => null);
    if (mine.signal.aborted) return;
    setPhase(come ? 'ready' : 'failed');
    if (come) setSong(come);
  }, [song]);
  return { song, phase, next: () => void next() };
}
