/**
 * A list of songs inside a link: the part after `#`, which no browser sends to any server. `1`, six digits by which a cut
 * link is told, and the list, deflated, in the letters that every program leaves alone; `0` for the same without deflating.
 */

import { OversizeError } from '#api/errors.ts';
import { bodyParts, joinBytes } from '#api/http.ts';
import { fnv1a } from '#core/library/hash.ts';
import { readVerseId } from '#core/text/verse-address.ts';
import { namesOfPath, songPath } from '../song.ts';
import { listName, MOST_SONGS } from './lists.ts';

/** Longer than the link of a full list of the longest names; what is longer is not read at all. */
export const LONGEST_LINK = 60_000;
/** Bytes of a list once it is inflated. */
const LARGEST_TEXT = 200_000;
const CHECK = 6;

/** What can be wrong with a link. */
export type LinkFault = 'none' | 'large' | 'newer' | 'broken' | 'browser';

const check = (bytes: string): string => fnv1a(bytes).slice(0, CHECK);

/** RFC 4648, section 5, without padding. */
const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** @throws where they are not such letters */
const toBytes = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

/** Bytes out of a stream. @throws {OversizeError} when more come than a list can be */
const through = (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> =>
  joinBytes(bodyParts(new Response(new Blob([bytes]).stream().pipeThrough(stream)), '', LARGEST_TEXT));

/** The fragment of a list, without `#`; the shorter of the two forms, and the plain one where a browser cannot deflate. */
export async function writeListLink(list: SharedList): Promise<string> {
  const text = packList(list);
  const bytes = new TextEncoder().encode(text);
  const plain = `0${check(text)}${toLetters(bytes)}`;
  if (typeof CompressionStream === 'undefined') return plain;
  const deflated = await through(bytes, new CompressionStream('deflate-raw'));
  const short = `1${check(text)}${toLetters(deflated)}`;
  return short.length < plain.length ? short : plain;
}

/** @param fragment with or without its `#`, whoever wrote it */
export async function readListLink(fragment: string): Promise<SharedList | LinkFault> {
  const link = fragment.replace(/^#/, '');
  if (link === '') return 'none';
  if (link.length > LONGEST_LINK) return 'large';
  const [, version = '', digits = '', letters = ''] = /^([0-9a-z])([0-9a-f]{6})([\w-]*)$/.exec(link) ?? [];
  if (version === '') return 'broken';
  if (version > '1') return 'newer';
  if (version === '1' && typeof DecompressionStream === 'undefined') return 'browser';
  try {
    const sent = toBytes(letters);
    const bytes = version === '1' ? await through(sent, new DecompressionStream('deflate-raw')) : sent;
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (check(text) !== digits) return 'broken';
    const list = unpackList(text);
    return list.paths.length > 0 ? list : 'broken';
  } catch (error) {
    return error instanceof OversizeError ? 'large' : 'broken';
  }
}

/** What a link holds: the songs by their addresses, each in the language that was chosen for it. */
export interface SharedList {
  name: string;
  paths: readonly string[];
}

/** Where somebody reads in a list: the place of the song in it, from 0, and the verse, by its fragment. */
export interface ListPlace {
  song: number;
  verse: string;
}

/** The fragment of a list and a place in it: `('1ab…', { song: 2, verse: 'v9.1a2b3c4d' })` → `1ab…/3/v9.1a2b3c4d` */
export const placeLink = (link: string, { song, verse }: ListPlace): string => `${link}/${song + 1}/${verse}`;

/** The same read again, whoever wrote it, with or without its `#`; null for a list without a place. */
export function splitPlace(fragment: string): { link: string; place: ListPlace | null } {
  const [link = '', number = '', verse = ''] = fragment.replace(/^#/, '').split('/');
  const song = /^[1-9]\d{0,3}$/.test(number) ? Number(number) - 1 : null;
  return { link, place: song === null ? null : { song, verse: readVerseId(verse) ? verse : '' } };
}

const TXT = '.txt';
/** After a file's name that does not end in `.txt`; no segment of a path holds it. */
const WHOLE = '?';

/**
 * `{ name: 'Dawn', paths: ['/file/Puranas/TAM/1%20A.txt/', '/file/Puranas/TAM/2%20B.txt/', '/file/Puranas/SAN/3%20C.txt/'] }`
 * → `Dawn`, `Puranas/TAM/1 A`, `2 B`, `SAN/3 C`, a line each.
 */
export function packList({ name, paths }: SharedList): string {
  let last = { folder: '', language: '' };
  const lines = paths.map((path) => {
    const { folder, language, file } = namesOfPath(path);
    const stem = file.endsWith(TXT) ? file.slice(0, -TXT.length) : file + WHOLE;
    const before = folder !== last.folder ? [folder, language] : language !== last.language ? [language] : [];
    last = { folder, language };
    return [...before, stem].join('/');
  });
  return [listName(name), ...lines].join('\n');
}

/** What `packList` wrote; lines that are no address of a song are left out, and a song that stands there twice. */
export function unpackList(text: string): SharedList {
  const [name = '', ...lines] = text.toWellFormed().split('\n', MOST_SONGS + 1);
  let [folder, language] = ['', ''];
  const paths = lines.flatMap((line) => {
    const parts = line.split('/');
    const stem = parts.pop() ?? '';
    if (parts.length > 2) return [];
    language = parts.pop() ?? language;
    folder = parts.pop() ?? folder;
    const file = stem.endsWith(WHOLE) ? stem.slice(0, -WHOLE.length) : stem + TXT;
    return songPath(`/file/${[folder, language, file].map(encodeURIComponent).join('/')}/`) ?? [];
  });
  return { name: listName(name), paths: [...new Set(paths)] };
}
