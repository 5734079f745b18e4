/** The one gateway to the content: whatever a page shows comes from here. */

import { getCollection } from 'astro:content';
import { createHash } from 'node:crypto';
import { readManifest, readText, snapshotDir } from './content/snapshot.ts';
import { toColumns } from './domain/catalogue.ts';
import { editionsOf } from './domain/editions.ts';
import {
  arrangeLibrary,
  type Folder,
  type LanguageList,
  type Library,
  type Neighbours,
  type Playlist,
  type Song,
} from './domain/library.ts';

import { columnsPath } from './domain/paths.ts';
import { CATALOGUE_VERSION, type CatalogueIndex } from './schemas/catalogue.ts';

export type { Folder, LanguageList, Library, Neighbours, Playlist, Song };

export interface Content {
  library: Library;
  /** All editions of each song. */
  editions: ReadonlyMap<Song, readonly Song[]>;
  /** The specified message when the API's list was not in the agreed shape; else null. */
  notice: string | null;
}

async function load(): Promise<Content> {
  const [songs, playlists] = await Promise.all([getCollection('songs'), getCollection('playlists')]);
  const library = arrangeLibrary(
    songs.map((entry) => entry.data),
    playlists.map((entry) => entry.data),
  );
  return { library, editions: editionsOf(library), notice: readManifest(snapshotDir()).notice };
}

let loading: Promise<Content> | undefined;

/** The library of this build; arranged once. In development it is arranged anew, so that a pull shows at the next reload. */
export function content(): Promise<Content> {
  if (import.meta.env.DEV) return load();
  loading ??= load();
  return loading;
}

export async function folders(): Promise<Folder[]> {
  return (await content()).library.folders;
}

export async function playlists(): Promise<Playlist[]> {
  return (await content()).library.playlists;
}

/** One language of one folder, with the folder it is in. */
export interface Shelf {
  folder: Folder;
  language: LanguageList;
}

const shelvesOf = ({ folders }: Library): Shelf[] =>
  folders.flatMap((folder) => folder.languages.map((language) => ({ folder, language })));

export async function shelves(): Promise<Shelf[]> {
  return shelvesOf((await content()).library);
}

/** What a file page shows, its text aside. */
export interface Reading extends Shelf, Neighbours {
  song: Song;
  /** All editions of the song in the order of their language codes, itself included. */
  editions: readonly Song[];
}

export async function readings(): Promise<Reading[]> {
  const { library, editions } = await content();
  return shelvesOf(library).flatMap(({ folder, language }) =>
    language.songs.map((song, index) => ({
      folder,
      language,
      song,
      previous: language.songs[index - 1],
      next: language.songs[index + 1],
      editions: editions.get(song) ?? [song],
    })),
  );
}

/** A song's or playlist's content, normalised; null when it could not be had. */
export function textOf({ digest }: { digest: string | null }): string | null {
  return digest === null ? null : readText(snapshotDir(), digest);
}

/** The catalogue of the library: its index, and the columns of each folder at the address the index names. */
export interface Catalogue {
  index: CatalogueIndex;
  columns: { id: string; json: string }[];
}

async function makeCatalogue(): Promise<Catalogue> {
  const made = (await folders()).map((folder) => {
    const json = JSON.stringify(toColumns(folder));
    return { folder, json, id: createHash('sha256').update(json).digest('hex').slice(0, 16) };
  });
  const summaries = made.map(({ folder, id }) => ({
    name: folder.name,
    label: folder.label,
    columns: columnsPath(id),
    languages: folder.languages.map(({ code, label, path, songs }) => ({ code, label, path, count: songs.length })),
  }));
  return {
    index: { version: CATALOGUE_VERSION, folders: summaries },
    columns: made.map(({ id, json }) => ({ id, json })),
  };
}

let cataloguing: Promise<Catalogue> | undefined;

export function catalogue(): Promise<Catalogue> {
  if (import.meta.env.DEV) return makeCatalogue();
  cataloguing ??= makeCatalogue();
  return cataloguing;
}
