/** Binds a playlist's menu "Print" to the page, its songs and the printer. */

import { type ReactNode, useRef, useState } from 'react';
import { island } from '#ui/island.tsx';
import { Menu, MenuList } from '#ui/Menu.tsx';
import { Status } from '#ui/Status.tsx';
import { useListener } from '#ui/useListener.ts';
import { useWords } from '#words/useWords.ts';
import { makeBooklet } from './booklet.tsx';
import { readPlaylist, readSongs } from './read-playlist.tsx';
import { usePrinter } from './usePrinter.tsx';

function LivePrintPlaylist(): ReactNode {
  const t = useWords();
  const { sheets, print } = usePrinter(readPlaylist);
  const [said, setSaid] = useState<Said>({ words: '' });
  const say = (words: string): void => setSaid({ words });
  const asking = useRef(new AbortController());
  const giveUp = (): void => asking.current.abort();
  useListener(['pagehide'], giveUp);

  const page = (): void => {
    const sheet = readPlaylist();
    if (sheet) print([sheet]);
  };
  const booklet = async (): Promise<void> => {
    giveUp();
    asking.current = new AbortController();
    const songs = readSongs();
    const heading = document.querySelector('h1');
    const title = heading?.textContent.trim() ?? '';
    const m = songs.length;
    const onProgress = (n: number): void => setSaid({ words: t('print.progress', { n, m }), done: n / m });
    onProgress(0);
    try {
      const booklet = { title, lang: heading?.lang ?? '', from: location.pathname, songs };
      const { sheets, missing } = await makeBooklet(booklet, asking.current.signal, onProgress);
      if (sheets.length === 1) return say(t('print.no-songs'));
      // What was left out can be read before anything is printed.
      say(missing.length === 0 ? '' : t('print.songs-missing', { n: missing.length, song: missing.join(', ') }));
      print(sheets);
    } catch {
      say(''); // the reader has turned to something else
    }
  };

  const hasSongs = 'document' in globalThis && readSongs().length > 0;
  return (
    <>
      <PrintPlaylistMenu
        said={said}
        hasSongs={hasSongs}
        onPage={page}
        onBooklet={() => void booklet()}
        onClose={giveUp}
      />
      {sheets}
    </>
  );
}

export const PrintPlaylist = island('PrintPlaylist', LivePrintPlaylist);

interface Said {
  words: string;
  /** Of the booklet: how much is there, 0 to 1, while it is made. */
  done?: number;
}

interface Props {
  /** What is happening, or what was left out. */
  said: Said;
  /** Whether the playlist leads to songs. */
  hasSongs: boolean;
  onPage: () => void;
  onBooklet: () => void;
  onClose: () => void;
}

/** The menu "Print" of a playlist: this page, or all of its songs as a booklet. */
export function PrintPlaylistMenu({ said, hasSongs, onPage, onBooklet, onClose }: Props): ReactNode {
  const t = useWords();
  return (
    <Menu label="print.print" variant="plain" className="menu print" onClose={onClose}>
      {() => (
        <div>
          <MenuList
            entries={[
              { key: 'page', says: t('print.this-page'), act: onPage },
              ...(hasSongs ? [{ key: 'booklet', says: t('print.whole-playlist'), act: onBooklet }] : []),
            ]}
          />
          <Status done={said.done}>{said.words}</Status>
        </div>
      )}
    </Menu>
  );
}
