/** The song that is shown, as each window reads it from the pages of the site. */
import { useEffect, useState } from 'react';
import { readListLink, type StoredSong, songOfPath } from '#features/my-place/index.ts';
import type { Show } from '#schemas/show.ts';
import { loadShown, type ShownSong } from './shown-song.browser.ts';

/** A programme by its link; null while it is read. */
export function useProgramme(link: string | undefined) {
  const [programme, setProgramme] = useState<{ name: string; songs: readonly StoredSong[] } | null>(null);
  useEffect(() => {
    let isOver = false;
    if (link !== undefined)
      void readListLink(link).then((list) => {
        if (!isOver && typeof list !== 'string') setProgramme({ name: list.name, songs: list.paths.map(songOfPath) });
      });
    return () => {
      isOver = true;
    };
  }, [link]);
  return programme;
}

/**
 * @param path undefined while the programme is not read
 * @returns null for `song` while it is loaded, and where it could not be; `again` tries once more
 */
export function useShown(path: string | undefined, rows: Show['rows'] | undefined) {
  const key = path && rows && JSON.stringify([path, rows]);
  const [loaded, setLoaded] = useState<{ key: string; song: ShownSong | null } | null>(null);
  const [times, again] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again where it could not be loaded
  useEffect(() => {
    if (!key) return;
    let isOver = false;
    const [from, both] = JSON.parse(key) as [string, Show['rows']];
    loadShown(from, both)
      .catch(() => null)
      .then((song) => {
        if (!isOver) setLoaded({ key, song });
      });
    return () => {
      isOver = true;
    };
  }, [key, times]);
  const isNow = loaded !== null && loaded.key === key;
  return {
    song: isNow ? loaded.song : null,
    hasFailed: isNow && loaded.song === null,
    again: () => again((count) => count + 1),
  };
}
