import { memo, type ReactNode } from 'react';
import type { FolderSummary } from '#schemas/catalogue.ts';
import { tagAs } from '#words/tag.ts';
import { useWords } from '#words/useWords.ts';
import { LibraryName, Words } from '#words/Words.tsx';

/** Languages that a plate names; more of them are a number. */
const MOST_LANGUAGES = 3;
/** Letters of a name that fit into the narrowest plate at full size. */
const LONG_NAME = 14;
/** Collections that stand as plates; the page lists the others beneath. */
export const MOST_PLATES = 24;

/** What is asked of a press, the browser's or React's. */
type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'preventDefault'>;

/** The listener of such a link; a press with a key held is left to the browser, which opens another tab. */
export function inPlace(choose: () => void): (press: Press) => void {
  return (press) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    choose();
  };
}

interface Props {
  folders: readonly FolderSummary[];
  /** Name of the folder on show. */
  current: string;
  onChoose: (folder: string) => void;
}

/** The collections, each under its name in its own script: a link to its page, and chosen in place where scripts run. */
export const Plates = memo(function Plates({ folders, current, onChoose }: Props): ReactNode {
  const t = useWords();
  return (
    <nav aria-label={t('home.collections')} {...tagAs('data-t-label', 'home.collections')}>
      <ul role="list" className="plates">
        {folders.slice(0, MOST_PLATES).map((folder) => (
          <li key={folder.name}>
            <a
              href={folder.path}
              data-queued=""
              aria-current={folder.name === current || undefined}
              onClick={inPlace(() => onChoose(folder.name))}
            >
              <Plate folder={folder} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** Songs of a folder; one that is there in several languages counts once. */
export const songsOf = ({ songs, languages }: FolderSummary): number =>
  songs ?? Math.max(0, ...languages.map(({ count }) => count));

function Plate({ folder }: { folder: FolderSummary }): ReactNode {
  const { label, own, languages } = folder;
  const named = languages.toSorted((a, b) => b.count - a.count).slice(0, MOST_LANGUAGES);
  return (
    <>
      {own && (
        <b lang={own.lang} className={own.name.length > LONG_NAME ? 'long' : undefined}>
          {own.name}
        </b>
      )}{' '}
      <span className={own ? 'latin' : 'latin alone'}>
        <LibraryName label={label} />
      </span>{' '}
      <small>
        <Words id="page.song-count" values={{ n: songsOf(folder) }} />{' '}
        <span>
          {named.map(({ code, label }, at) => (
            <span key={code}>
              {at > 0 && ', '}
              <LibraryName label={label} />
            </span>
          ))}
          {languages.length > named.length && ` +${languages.length - named.length}`}
        </span>
      </small>
    </>
  );
}
