/** Where packs lie in a built folder, and what of them is read back. */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { packIndexPath } from '#core/library/paths.ts';
import { HASHED_FILES } from '#page/headers.ts';
import { type PackIndex, type PackManifest, packIndex, packManifest } from '#schemas/pack.ts';
import { fileContent, parsedFile } from '../verify/folder.ts';

/** The index has one address, so that it can be found; all else is hashed, so that it can be cached. */
export const INDEX_FILE = packIndexPath().slice(1);
export const PACKS_FOLDER = `${HASHED_FILES.slice(1)}packs`;

/** Letters and digits that the name of a pack's files begins with at most. */
const LONGEST_STEM = 60;

/** The readable beginning of a pack's files: `Bhagavad_Gita`, `SAN` → `bhagavad-gita-san`; names that have no Latin letters → `pack`. */
export function stemOf(folder: string, language: string): string {
  const letters = `${folder} ${language}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  return letters.slice(0, LONGEST_STEM).replace(/^-+|-+$/g, '') || 'pack';
}

/** The first 128 bits of a SHA-256: 32 hex digits. */
export const digestOf = (content: Uint8Array | string): string => hash('sha256', content).slice(0, 32);

/** The address of a file, with half of its digest. */
export const packAddress = (stem: string, digest: string, extension: 'json' | 'txt' | 'bin'): string =>
  `/${PACKS_FOLDER}/${stem}.${digest.slice(0, 16)}.${extension}`;

/** Where the file of an address lies below a built folder. */
export const fileAt = (address: string): string => address.slice(1);

/** Whether the name of a file has the hash of what it holds. */
const isNamed = (address: string, content: Uint8Array): boolean =>
  address.split('.').at(-2) === digestOf(content).slice(0, 16);

/** The index of a built folder; null when there is none of this version. */
export const readPackIndex = (folder: string): PackIndex | null => parsedFile(join(folder, INDEX_FILE), packIndex);

/** The manifest at an address; null when there is none, or it does not hold what its name says. */
export function readPackManifest(folder: string, address: string): PackManifest | null {
  const file = join(folder, fileAt(address));
  return isWhole(file, (content) => isNamed(address, content)) ? parsedFile(file, packManifest) : null;
}

/** Whether a file is there and holds what it should. */
export function isWhole(file: string, holds: (content: Uint8Array) => boolean): boolean {
  const content = fileContent(file);
  return content !== null && holds(content);
}
