/** Rows of the command box: a number, a name with what was typed marked in it, and where it is. */
import type { ReactNode } from 'react';
import { type FoundSong, type ShownVerse, sayPlace } from '#features/search/index.ts';
import type { Choice, ChoiceGroup } from '#ui/Combobox.tsx';
import { Marked } from '#ui/Marked.tsx';
import { langOf } from '#words/lang.ts';
import type { MessageId } from '#words/messages.ts';
import { nameLang } from '#words/name-lang.ts';
import { sayName } from '#words/names.ts';
import type { Translate } from '#words/store.ts';
import { type Command, keyOf } from './page-commands.browser.ts';
import type { Ranked } from './rank.ts';
import type { Row, RowGroup } from './results.ts';

const TITLES: Readonly<Record<RowGroup['id'], MessageId>> = {
  song: 'command.this-song',
  languages: 'command.in-other-languages',
  look: 'command.look',
  library: 'command.library',
  found: 'command.this-page',
  folders: 'command.folders',
  playlists: 'home.playlists',
  songs: 'command.songs',
  verses: 'search.in-texts',
  similar: 'home.similar-names',
};

/** The choice that leads to all songs on Home. */
const ALL = 'songs all';
/** Keys of songs begin so. */
const SONG = 'song ';

export const isSongKey = (key: string): boolean => key.startsWith(SONG) || key === ALL;

function command({ item, marks }: Ranked<Command>): Choice {
  const { label, href, note = '', isName = false } = item;
  const body = (
    <>
      <span className="no" />
      <span
        className="name"
        dir="auto"
        lang={isName ? nameLang(label) : undefined}
        translate={isName ? 'no' : undefined}
      >
        <Marked text={label} marks={marks} />
      </span>
      <span
        className="label"
        lang={item.group === 'folders' ? undefined : nameLang(note)}
        translate={item.group === 'folders' ? undefined : 'no'}
      >
        {note}
      </span>
    </>
  );
  return { key: keyOf(item), body, ...(href === undefined ? {} : { href }) };
}

function song({ path, name, songNo, marks, missing, folder, language }: FoundSong, t: Translate): Choice {
  return {
    key: SONG + path,
    href: path,
    body: (
      <>
        <span className="no">{songNo}</span>
        <span className="name" dir="auto" lang={nameLang(name)} translate="no" data-song="">
          <Marked text={name} marks={marks} />
        </span>
        <span className="label">
          {missing && (
            <>
              <span className="missing">{t('page.not-available')}</span>
              {' · '}
            </>
          )}
          {sayName(t, folder)} · {sayName(t, language)}
        </span>
      </>
    ),
  };
}

function verseChoice(verse: ShownVerse, t: Translate): Choice {
  const { path, song, name, line, marks } = verse;
  return {
    key: SONG + path,
    href: path,
    body: (
      <>
        <span className="no">{name.verse}</span>
        <span className="name" dir="auto" lang={langOf(line)} translate="no">
          <Marked text={line} marks={marks} />
        </span>
        <span className="label">
          <span lang={nameLang(song)} translate="no">
            {song}
          </span>
          {sayPlace(verse, t)}
        </span>
      </>
    ),
  };
}

function all(total: number, href: string, t: Translate): Choice {
  const body: ReactNode = (
    <>
      <span className="no" />
      <span className="name">{t('command.all-on-home', { n: total })}</span>
      <span className="label" />
    </>
  );
  return { key: ALL, href, body };
}

/** @param home where all songs found are */
export function choiceGroups(groups: readonly RowGroup[], home: string, t: Translate): ChoiceGroup[] {
  const choice = (row: Row): Choice => {
    if (row.kind === 'command') return command(row.found);
    if (row.kind === 'verse') return verseChoice(row.verse, t);
    return row.kind === 'song' ? song(row.song, t) : all(row.total, home, t);
  };
  return groups.map(({ id, rows }) => ({ id, title: t(TITLES[id]), choices: rows.map(choice) }));
}
