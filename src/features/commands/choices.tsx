/** What the command box shows for what was typed: first what the page itself offers, which is there at once, then what the library has. */
import type { ReactNode } from 'react';
import { nameLines } from '#core/library/languages.ts';
import {
  type FoundSong,
  matchRanges,
  type Range,
  readQuery,
  type ShownPlace,
  type ShownVerse,
  sayPlace,
} from '#features/search/index.ts';
import type { Choice, ChoiceGroup } from '#ui/Combobox.tsx';
import { type NameLine, NameLines } from '#ui/NameLines.tsx';
import { langOf } from '#words/lang.ts';
import type { MessageId } from '#words/messages.ts';
import { sayName } from '#words/names.ts';
import type { Translate } from '#words/store.ts';
import { nameLang } from '#words/useWords.ts';
import { type Command, GROUPS } from './page-commands.browser.ts';
import { type Ranked, rank } from './rank.ts';
import type { Library } from './useFind.ts';

const TITLES = {
  song: 'command.this-song',
  languages: 'command.in-other-languages',
  look: 'look.appearance',
  library: 'command.library',
  found: 'command.this-page',
  folders: 'command.folders',
  playlists: 'home.playlists',
  songs: 'command.songs',
  verses: 'search.in-texts',
  similar: 'home.similar-names',
} satisfies Readonly<Record<string, MessageId>>;

/** Of each kind beside songs: what is looked for is mostly a song. */
const MOST = 4;

/** Whether a choice comes of the search: those have their address for a key, others have a word. */
export const isFound = ({ key }: Choice): boolean => key.startsWith('/');

interface Row {
  key: string;
  href?: string | undefined;
  no?: ReactNode;
  name: string;
  marks?: readonly Range[];
  /** Of the name of a song, which has another line with its title; the name alone where absent. */
  lines?: readonly NameLine[];
  /** The name is the library's own: in this language, or that of its script. */
  isOwn?: boolean;
  lang?: string | undefined;
  isSong?: boolean;
  /** Where it is. */
  label?: ReactNode;
}

/** Three columns: a number, a name, and where it is. */
const row = ({
  key,
  href,
  no,
  name,
  marks = [],
  lines,
  isOwn = true,
  lang = nameLang(name),
  isSong,
  label,
}: Row): Choice => ({
  key,
  ...(href === undefined ? {} : { href }),
  body: (
    <>
      <span className="no">{no}</span>
      <span
        className="name"
        dir="auto"
        lang={isOwn ? lang : undefined}
        translate={isOwn ? 'no' : undefined}
        data-song={isSong ? '' : undefined}
      >
        <NameLines lines={lines ?? [{ text: name, marks }]} />
      </span>
      <span className="label">{label}</span>
    </>
  ),
});

const own = (name: string): ReactNode => (
  <span lang={nameLang(name)} translate="no">
    {name}
  </span>
);

const commandRow = ({ item, marks }: Ranked<Command>): Choice =>
  row({ ...item, name: item.label, marks, isOwn: item.isName ?? false, label: item.note && own(item.note) });

function placeRow({ kind, path, label, count }: ShownPlace, marks: readonly Range[], t: Translate): Choice {
  const note = count === null ? t('home.playlist') : t('page.song-count', { n: count });
  return row({ key: `${kind} ${path}`, href: path, name: label, marks, label: note });
}

function songRow({ path, name, title, songNo, marks, missing, folder, language }: FoundSong, t: Translate): Choice {
  const label = (
    <>
      {missing && (
        <>
          <span className="missing">{t('page.not-available')}</span>
          {' · '}
        </>
      )}
      {sayName(t, folder)} · {sayName(t, language)}
    </>
  );
  const lines = nameLines({ text: name, marks }, title);
  return row({ key: path, href: path, no: songNo, name, lines, isSong: true, label });
}

function verseRow(verse: ShownVerse, t: Translate): Choice {
  const { path, song, name, line, marks } = verse;
  const label = (
    <>
      {own(song)}
      {sayPlace(verse, t)}
    </>
  );
  return row({ key: path, href: path, no: name.verse, name: line, lang: langOf(line), marks, label });
}

const allRow = (total: number, href: string, t: Translate): Choice =>
  row({ key: href, href, name: t('command.all-on-home', { n: total }), isOwn: false });

/**
 * @param commands what the page offers, in order
 * @param home where all songs found are
 * @returns the groups that have rows, in order
 */
export function choiceGroups(
  typed: string,
  commands: readonly Command[],
  { places, songs, total, similar, verses }: Library,
  home: string,
  t: Translate,
): ChoiceGroup[] {
  const group = (id: keyof typeof TITLES, choices: readonly Choice[]) => ({ id, title: t(TITLES[id]), choices });
  const query = readQuery(typed);
  // Found by one of its names; in the label stands perhaps another.
  const placesOf = (isPlaylist: boolean) =>
    places
      .filter(({ count }) => (count === null) === isPlaylist)
      .map((one) => placeRow(one, matchRanges(one.label, query), t));
  const rowsOf = (own: readonly Command[]) => own.map((item) => commandRow({ item, marks: [] }));
  const groups =
    typed.trim() === ''
      ? GROUPS.map((id) => group(id, rowsOf(commands.filter((one) => one.group === id))))
      : [
          group('found', rank(typed, commands).slice(0, MOST).map(commandRow)),
          group('folders', placesOf(false)),
          group('playlists', placesOf(true)),
          group('songs', [
            ...songs.map((song) => songRow(song, t)),
            ...(total > songs.length ? [allRow(total, home, t)] : []),
          ]),
          group(
            'verses',
            verses.map((verse) => verseRow(verse, t)),
          ),
          group('similar', [
            ...similar.places.map((one) => placeRow(one, [], t)),
            ...similar.songs.map((song) => songRow(song, t)),
          ]),
        ];
  return groups.filter(({ choices }) => choices.length > 0);
}
