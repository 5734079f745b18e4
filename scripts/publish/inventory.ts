/** What a release is made of, file by file: beside its folder, for the rebuild and the upload after it. */
import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson, replaceFile } from '../pull/disk.ts';
import { releaseFolder, type Site } from './releases.ts';

/** `[digest, bytes, mtimeMs, render key]`: a tuple, since there are as many as the site has files. */
const fileStamp = z.tuple([
  /** SHA-256 of its bytes, the first 32 hex digits. */
  z.string(),
  z.number(),
  /** As the file system gives it, milliseconds since 1970: with the size it tells that a file is still the one it was. */
  z.number(),
  /** Of a page or a card that a rebuild may take over; null for every other file. */
  z.string().nullable(),
]);
export type FileStamp = z.infer<typeof fileStamp>;

/** What a page or a card that a rebuild may take over was made from. */
export const renderKeyOf = (stamp: FileStamp | undefined): string | null => stamp?.[3] ?? null;

export const inventory = z.object({
  /** Digest of everything but the library that the build read. */
  code: z.string(),
  /** Every file of the build, as the checks passed it, by its name below the folder. */
  files: z.record(z.string(), fileStamp),
  /** Hashed assets of earlier releases, added for tabs still open. */
  carried: z.record(z.string(), fileStamp),
});
export type Inventory = z.infer<typeof inventory>;

const fileOf = (site: Site, id: string): string => `${releaseFolder(site, id)}.files.json`;

/** The inventory of a release; null when it has none that can be read. */
export const readInventory = (site: Site, id: string): Promise<Inventory | null> =>
  readJson(fileOf(site, id), inventory);

export const writeInventory = (site: Site, id: string, inventory: Inventory): Promise<void> =>
  replaceFile(fileOf(site, id), JSON.stringify(inventory));

/** A digest as the inventory has it: letters of its own, since a part of a string keeps the whole of it in memory. */
export const shortDigest = (digest: string): string => Buffer.from(digest.slice(0, 32), 'latin1').toString('latin1');

/** Reads some files of a folder; none of them is a page to be taken over. */
export function stampFiles(folder: string, names: readonly string[]): Inventory['files'] {
  return Object.fromEntries(
    names.map((name): [string, FileStamp] => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return [name, [shortDigest(hash('sha256', readFileSync(join(folder, name)))), size, mtimeMs, null]];
    }),
  );
}
