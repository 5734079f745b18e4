/** What keeping is done with, all of it handed in: a store, a connection, a digest, a clock; and what may stand in its way. */
import { type Manifest, readPack } from '#core/text-index/pack.ts';
import type { PackFile } from '#core/text-index/pack-parts.ts';
import type { PackSummary } from '#schemas/pack.ts';
import type { KeptItem } from './kept.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** What reading needs of the store. */
interface StoreReader {
  readKept: () => Promise<KeptItem[]>;
  readFile: (address: string) => Promise<Bytes | null>;
}

/** `store.browser.ts`, or what stands for it. */
export interface KeeperStore extends StoreReader {
  /** @throws {KeepError} `no-room`, as `writeFile` does */
  writeKept: (item: KeptItem) => Promise<unknown>;
  dropKept: (id: string) => Promise<unknown>;
  writeFile: (address: string, bytes: Bytes) => Promise<void>;
  dropFile: (address: string) => Promise<unknown>;
  fileNames: () => Promise<string[]>;
}

export interface DeviceFiles {
  store: StoreReader;
  /** First 128 bits of the SHA-256, as 32 hex digits. */
  digest: (bytes: Bytes) => Promise<string>;
}

/** What writes too. */
export interface WritableFiles extends DeviceFiles {
  store: KeeperStore;
}

export interface Keeper extends WritableFiles {
  /** @param afresh past the browser's own cache @throws {ApiError} */
  fetchFile: (address: string, signal: AbortSignal, afresh: boolean) => Promise<Bytes>;
  /** @throws {ApiError} */
  fetchIndex: (signal: AbortSignal) => Promise<readonly PackSummary[]>;
  /** @throws what is wrong with a manifest that came from the site */
  checkManifest: (bytes: Bytes) => void;
  now: () => number;
}

/**
 * Why an item waits for the reader. `no-room`: the device has none for more; `altered`: a file came twice with other bytes than the
 * pack was made with; `no-pack`: the library has it no more.
 */
export type Obstacle = 'no-room' | 'altered' | 'no-pack';

export class KeepError extends Error {
  override name = 'KeepError';
  readonly obstacle: Obstacle;

  constructor(obstacle: Obstacle, message: string, cause?: unknown) {
    super(message, { cause });
    this.obstacle = obstacle;
  }
}

const ADDRESS = /\.([0-9a-f]{16})\.json$/;

/** 16 hex digits of the manifest's SHA-256 stand in its address. */
export const digestIn = (manifest: string): string => ADDRESS.exec(manifest)?.[1] ?? 'no digest';

/** Whether these are the bytes that were published. @param digest or its beginning */
export const isRight = async (deviceFiles: DeviceFiles, bytes: Bytes | null, digest: string): Promise<boolean> =>
  bytes !== null && (await deviceFiles.digest(bytes)).startsWith(digest);

/** The file of the store, where it is as it was published. */
export async function storedFile(deviceFiles: DeviceFiles, file: string, digest: string): Promise<Bytes | null> {
  const bytes = await deviceFiles.store.readFile(file);
  return (await isRight(deviceFiles, bytes, digest)) ? bytes : null;
}

/** A manifest of the store, where it is as it was published. */
export async function storedManifest(deviceFiles: DeviceFiles, address: string): Promise<Manifest | null> {
  const bytes = await storedFile(deviceFiles, address, digestIn(address));
  return bytes && readPack(bytes);
}

/** Of these files, those that are not here as they were published. */
export async function missingOf(deviceFiles: DeviceFiles, files: readonly PackFile[]): Promise<PackFile[]> {
  const missing = [];
  for (const file of files) if (!(await storedFile(deviceFiles, file.file, file.digest))) missing.push(file);
  return missing;
}
