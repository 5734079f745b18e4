/** The second language of what is recited: it goes along from song to song, where they have it. */
import { useEffect, useState } from 'react';
import { secondHere } from './open-screen.browser.ts';
import { fetchSecond, type SungSong, type SungText } from './songs.browser.ts';

type Rows = ReturnType<typeof import('#core/text/verse-pairs.ts').pairVerses>;

export function useSecond(song: SungSong) {
  /** Code of the one that is asked for. */
  const [wanted, want] = useState(secondHere);
  const [second, setSecond] = useState<(SungText & { rows: Rows }) | null>(null);
  const [fault, setFault] = useState<'loading' | 'failed' | ''>('');
  useEffect(() => {
    setSecond(null);
    setFault('');
    const edition = song.editions.find(({ code }) => code === wanted);
    if (!edition) return;
    const request = new AbortController();
    setFault('loading');
    Promise.all([fetchSecond(edition, song, request.signal), import('#core/text/verse-pairs.ts')])
      .then(([text, { pairVerses }]) => text && { ...text, rows: pairVerses(song.stanzas, text.stanzas) })
      .catch(() => null)
      .then((text) => {
        if (request.signal.aborted) return;
        setSecond(text);
        setFault(text ? '' : 'failed');
      });
    return () => request.abort();
  }, [song, wanted]);
  return { second, wanted, want, fault };
}
