/** The menu "Print" of a playlist: this page, or all of its songs as a booklet. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Status } from '#ui/Status.tsx';
import { useWords } from '#words/useWords.ts';

interface Props {
  /** What is happening, or what was left out, in words. */
  said: string;
  /** Whether the playlist leads to songs. */
  hasSongs: boolean;
  onPage: () => void;
  onBooklet: () => void;
  onClose: () => void;
}

export function PrintPlaylistMenu({ said, hasSongs, onPage, onBooklet, onClose }: Props): ReactNode {
  const t = useWords();
  return (
    <Menu label="print.print" look="plain" className="menu print" onClose={onClose}>
      {() => (
        <div>
          <ul role="list">
            <li>
              <Button look="bare" onClick={onPage}>
                {t('print.this-page')}
              </Button>
            </li>
            {hasSongs && (
              <li>
                <Button look="bare" onClick={onBooklet}>
                  {t('print.whole-playlist')}
                </Button>
              </li>
            )}
          </ul>
          <Status>{said}</Status>
        </div>
      )}
    </Menu>
  );
}
