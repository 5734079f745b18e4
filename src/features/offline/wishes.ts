/** Wishes for what a reader sees: a language of a collection, a playlist, a list of their own, a song. */
import { languageLabel } from '#core/library/languages.ts';
import { decodePath } from '#core/library/paths.ts';
import type { Wish } from './wish.ts';

interface Named {
  path: string;
  name: string;
}

/** @param label of the language @param path of the list's page */
export const packWish = (name: string, label: string, path: string): Wish => ({
  ...{ id: `pack:${path}`, kind: 'pack', name, label, href: path, pack: path },
});

export const playlistWish = (name: string, path: string, paths: readonly string[]): Wish => ({
  ...{ id: `playlist:${path}`, kind: 'playlist', name, href: path, paths, pages: [path] },
});

export const listWish = (id: string, name: string, songs: readonly Named[]): Wish => ({
  ...{ id: `list:${id}`, kind: 'list', name, paths: songs.map(({ path }) => path) },
});

export const songWish = ({ path, name }: Named): Wish => ({
  ...{ id: `song:${path}`, kind: 'song', name, label: languageLabel(decodePath(path)?.[2] ?? ''), href: path },
  paths: [path],
});
