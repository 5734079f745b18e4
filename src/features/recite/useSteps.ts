/** What both windows of a show do with it: read its song, step through it by keys and clickers, and jump. */
import { useEffect, useState } from 'react';
import type { StoredSong } from '#features/my-place/index.ts';
import type { Show } from '#schemas/show.ts';
import { useLazy } from '#ui/useLazy.ts';
import { type CodeAddress, codeAddress } from './code-address.browser.ts';
import { findShownVerse } from './jump.ts';
import type { Press } from './keys.ts';
import { type Role, stepShow } from './show.ts';
import { loadShown } from './shown-song.browser.ts';
import { useScreenKeys } from './useScreenKeys.ts';
import { useProgramme, useShown } from './useShown.ts';
import { verseAt } from './verses.ts';

const loadCode = () => import('./Code.tsx');

export function useSteps(role: Role, show: Show | null, change: (next: Partial<Show>) => void) {
  const programme = useProgramme(show?.link);
  const songs: readonly StoredSong[] = programme?.songs ?? [];
  const shown = useShown(songs[show?.song ?? -1]?.path, show?.rows);
  const { song } = shown;
  const verses = song?.verses ?? [];
  const at = verseAt(verses, show?.stanza ?? 0);

  const goTo = (stanza: number): void => {
    const isHere = verseAt(verses, stanza) === at;
    change({ stanza, part: 0, parts: isHere ? (show?.parts ?? 1) : 1, blank: false });
  };
  /** @returns whether there is such a verse */
  const jump = (typed: string): boolean => {
    const stanza =
      song &&
      findShownVerse(
        typed,
        verses,
        song.stanzas.map(({ verse }) => verse),
      );
    if (stanza !== null) goTo(stanza);
    return stanza !== null;
  };
  /** @returns false at an end of the programme */
  const take = (press: Press): boolean => {
    if (press === 'blank') change({ blank: !show?.blank });
    if (!show || !song || (press !== 'next' && press !== 'previous')) return true;
    const step = stepShow(show, press === 'next' ? 1 : -1, verses, songs.length);
    if (step) change({ ...step, blank: false });
    return step !== null;
  };
  useScreenKeys(role, take, jump);

  const [next, rows] = [songs[(show?.song ?? -1) + 1]?.path, show?.rows];
  // Before it is asked for: a hall does not wait. A failure is told when it is.
  useEffect(() => {
    if (song && next && rows) loadShown(next, rows).catch(() => {});
  }, [song, next, rows]);

  const [code, setCode] = useState<CodeAddress | null>(null);
  const place = show?.code ? show.song : null;
  const stanza = verses[at]?.from ?? 0;
  useEffect(() => {
    let isOver = false;
    if (place === null) setCode(null);
    else if (programme && song)
      void codeAddress(programme, place, song, stanza).then((next) => {
        if (!isOver) setCode(next);
      });
    return () => {
      isOver = true;
    };
  }, [place, programme, song, stanza]);
  const [Code, bringCode] = useLazy(loadCode);
  // A code that was there before a reload, or that another window asked for.
  const hasCode = code !== null;
  useEffect(() => {
    if (hasCode) bringCode();
  }, [hasCode, bringCode]);
  return { ...shown, songs, verses, at, verse: verses[at] ?? null, code, Code, bringCode, goTo, jump, take };
}
