/**
 * A list of songs inside a link: the part after `#`, which no browser sends to any server. `1`, six digits by which a cut
 * link is told, and the list, deflated, in the letters that every program leaves alone; `0` for the same without deflating.
 */

import { OversizeError } from '#api/errors.ts';
import { bodyParts, joinParts } from '#api/http.ts';
import { fnv1a } from '#core/library/hash.ts';
import { packList, type SharedList, unpackList } from './link-text.ts';

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
  joinParts(bodyParts(new Response(new Blob([bytes]).stream().pipeThrough(stream)), '', LARGEST_TEXT));

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
