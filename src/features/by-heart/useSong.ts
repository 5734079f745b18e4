/** The song that is learned: that of the page, or one that is fetched from its own page. */
import { useEffect, useRef, useState } from 'react';
import { findStanza } from '#core/text/verse-address.ts';
import { fetchSong, type SungSong, songOnPage } from '#features/recite/index.ts';

/** A verse of a song by their addresses; null for its first one. */
export interface VersePlace {
  path: string;
  id: string | null;
}

/** Where learning begins: at a verse of this page, or at one of another, and what else is to be said again today. */
export type LearnRequest =
  | { part: 'by-heart'; verse?: HTMLElement | null }
  | { part: 'by-heart'; place: VersePlace; due?: readonly VersePlace[] };

interface Come {
  song: SungSong;
  /** The stanza to begin with, from 0. */
  stanza: number;
}

/** The stanza that an address means; the first where its words are gone. */
function comeTo(song: SungSong, id: string | null | undefined): Come {
  const found = id && findStanza(song.addresses, id);
  return { song, stanza: found ? song.addresses.indexOf(found) : id === null ? 0 : song.start };
}

function comeFromPage(verse: HTMLElement | null | undefined): Come | null {
  const song = songOnPage();
  return song && comeTo(song, verse?.id);
}

export function useSong(request: LearnRequest) {
  const [first] = useState(() => ('place' in request ? null : comeFromPage(request.verse)));
  const [come, setCome] = useState(first);
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>(first ? 'ready' : 'loading');
  const [wanted, want] = useState<VersePlace | null>('place' in request ? request.place : null);
  const fetching = useRef<AbortController>(undefined);

  const open = async (place: VersePlace): Promise<void> => {
    fetching.current?.abort();
    const mine = new AbortController();
    fetching.current = mine;
    want(place);
    setPhase('loading');
    const song = await fetchSong(place.path, mine.signal).catch(() => null);
    if (mine.signal.aborted) return;
    setPhase(song ? 'ready' : 'failed');
    if (song) setCome(comeTo(song, place.id));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it was opened for
  useEffect(() => {
    if (wanted) void open(wanted);
    return () => fetching.current?.abort();
  }, []);
  return {
    first: first?.song,
    come,
    phase,
    go: (stanza: number): void => setCome((now) => now && { ...now, stanza }),
    open: (place: VersePlace): void => void open(place),
    again: (): void => void (wanted && open(wanted)),
  };
}
