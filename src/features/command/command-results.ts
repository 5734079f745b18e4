/** What the command box shows for what was typed: the page's own first, which never waits, then the library's. */

import type { CatalogueIndex } from '#features/search/index.ts';
import { shownAs } from '#words/shown.ts';
import type { Command, GroupName } from './command-actions.ts';
import { commandOption, optionGroup, songOption } from './command-options.ts';
import type { Search } from './command-search.ts';
import { BOX_WORDS, GROUP_WORDS } from './command-words.ts';
import { type Named, type Ranked, rank } from './rank.ts';

/** Of each kind beside songs: what is looked for is mostly a song. */
const MOST = 4;

const asIs = <T extends Named>(item: T): Ranked<T> => ({ item, marks: [] });

const group = (id: GroupName, found: readonly Ranked<Command>[]): HTMLElement[] =>
  found.length > 0 ? [optionGroup(id, GROUP_WORDS[id], found.map(commandOption))] : [];

/** A command is found by its name in the reader's language too. */
const inTongue = (one: Command): Command => ({
  ...one,
  also: `${one.also ?? ''} ${shownAs(one.label, 'words')}`.trim(),
});

/** A folder's page is above those of its languages: `/file/Puranas/TAM/` → `/file/Puranas/`. */
const folders = (index: CatalogueIndex | null): Command[] =>
  (index?.folders ?? []).map(({ name, label, languages }) => {
    const songs = languages.reduce((sum, { count }) => sum + count, 0);
    const href = (languages[0]?.path ?? '/').replace(/[^/]+\/$/, '');
    return { id: name, group: 'folders', label, href, note: BOX_WORDS.songs(songs), asIs: true };
  });

const playlists = (index: CatalogueIndex | null): Command[] =>
  (index?.playlists ?? []).map(({ name, id, path }) => ({
    id,
    group: 'playlists',
    label: name,
    href: path,
    note: id,
    asIs: true,
  }));

/** @returns the groups of options, in order */
export function resultGroups(typed: string, commands: readonly Command[], search: Search): HTMLElement[] {
  if (typed.trim() === '') {
    const names: GroupName[] = ['song', 'languages', 'look', 'library'];
    return names.flatMap((name) => group(name, commands.filter((one) => one.group === name).map(asIs)));
  }
  const { index, songs, total } = search;
  const all: Command = {
    id: 'all',
    group: 'songs',
    label: BOX_WORDS.all(total),
    href: `${document.querySelector<HTMLAnchorElement>('header a')?.pathname ?? '/'}?${new URLSearchParams({ q: typed })}`,
  };
  const rows = songs.map(songOption);
  if (total > songs.length) rows.push(commandOption(asIs(all)));
  return [
    ...group('found', rank(typed, commands.map(inTongue)).slice(0, MOST)),
    ...group('folders', rank(typed, folders(index)).slice(0, MOST)),
    ...group('playlists', rank(typed, playlists(index)).slice(0, MOST)),
    ...(rows.length > 0 ? [optionGroup('songs', GROUP_WORDS.songs, rows)] : []),
  ];
}
