/** What a reader sees of a shared list: its songs, each in the language of their choice, and what to do with it. */
import type { ReactNode } from 'react';
import { homePath, myPath, screenPath } from '#core/library/paths.ts';
import { LearnList } from '#features/by-heart/index.ts';
import { openScreen } from '#features/recite/index.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/Select.tsx';
import { Status } from '#ui/Status.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { SongLink, SongWords } from '../SongLink.tsx';
import type { Stored } from '../store.browser.ts';
import type { LinkFault } from './link.ts';
import type { ResolvedSong } from './read-shared.ts';

/** What is wrong with an address, and what to do. */
const FAULTS: Readonly<Record<LinkFault, MessageId>> = {
  none: 'my.shared-no-list',
  large: 'my.shared-too-long',
  newer: 'my.shared-too-new',
  broken: 'my.shared-broken',
  browser: 'my.shared-old-browser',
};

export function ListFault({ fault }: { fault: LinkFault }): ReactNode {
  const t = useWords();
  return (
    <>
      <p role={fault === 'none' ? undefined : 'alert'}>{t(FAULTS[fault])}</p>
      <p className="do">
        <a href={homePath()}>{t('page.back-home')}</a>
        <a href={myPath()}>{t('page.my-place')}</a>
      </p>
    </>
  );
}

interface Props {
  songs: readonly ResolvedSong[];
  /** Whether they are as the catalogue has them, which could not be reached otherwise. */
  isResolved: boolean;
  /** What came of storing the list among the reader's own. */
  stored: Stored | null;
  onStore: () => void;
  /** A song is opened: from here on the tab reads from the list. */
  onOpen: () => void;
  onLanguage: (at: number, path: string) => void;
}

function Row({
  song,
  at,
  onOpen,
  onLanguage,
}: { song: ResolvedSong; at: number } & Pick<Props, 'onOpen' | 'onLanguage'>) {
  const t = useWords();
  if (song.state === 'gone') {
    return (
      <li className="gone">
        <div>
          <SongWords song={song} note={t('my.song-gone')} />
        </div>
      </li>
    );
  }
  const choice = song.languages.length > 1;
  return (
    <li>
      <SongLink
        song={song}
        mark={`song:${at}`}
        label={!choice}
        note={song.state === 'moved' ? t('my.language-gone') : undefined}
        onClick={onOpen}
      />
      {choice && (
        <Select
          aria-label={t('my.song-language', { song: song.name })}
          value={song.path}
          options={song.languages.map(({ path, label }) => ({ value: path, label }))}
          onChoose={(path) => onLanguage(at, path)}
        />
      )}
    </li>
  );
}

export function SharedListView({ songs, isResolved, stored, onStore, onOpen, onLanguage }: Props): ReactNode {
  const t = useWords();
  const there = songs.filter(({ state }) => state !== 'gone');
  const [first] = there;
  const gone = songs.length - there.length;
  return (
    <>
      <p className="quiet">{t('my.shared-about', { n: songs.length })}</p>
      {gone > 0 && <p role="note">{first ? t('my.songs-gone', { n: gone }) : t('my.all-songs-gone')}</p>}
      {!isResolved && <p role="note">{t('my.library-not-reached')}</p>}
      {first ? (
        <div className="do">
          <a className="button" href={first.path} data-key="read" onClick={onOpen}>
            {t('my.start-reading')}
          </a>
          <Button data-key="keep" onClick={onStore}>
            {t('my.keep-list')}
          </Button>
          <a
            className="button"
            href={screenPath(first.path)}
            data-key="screen"
            onClick={() => {
              onOpen();
              openScreen();
            }}
          >
            {t('more.screen')}
          </a>
          <LearnList path={first.path} mark="learn" onOpen={onOpen} />
        </div>
      ) : (
        <p>
          <a href={homePath()}>{t('page.back-home')}</a>
        </p>
      )}
      <Status className="quiet said">
        {stored === 'stored' && (
          <>
            {`${t('my.shared-saved')} `}
            <a href={myPath()}>{t('page.my-place')}</a>
            {t('page.full-stop')}
          </>
        )}
        {stored === 'same' && t('my.shared-lists-full')}
        {stored === 'refused' && t('my.shared-not-stored')}
      </Status>
      <ol className="songs one" role="list">
        {songs.map((song, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same song may stand twice, and none moves
          <Row key={at} song={song} at={at} onOpen={onOpen} onLanguage={onLanguage} />
        ))}
      </ol>
    </>
  );
}
