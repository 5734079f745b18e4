/**
 * What the device keeps of the library: files of packs in Cache Storage, and a record of each kept thing in IndexedDB. It runs
 * in a page and in a service worker. Everything here may be gone at any time, since a browser clears what it likes: so nothing
 * counts as there that was not read back.
 */
import type { FilePage } from '#library/pages.ts';
import { NoRoomError } from './faults.ts';
import { type KeptThing, manifestsOf } from './kept.ts';
import { pageOf, readPack } from './pack.ts';
import type { PackedSong, PackFile } from './pack-parts.ts';

/** Holds manifests and chunks by their addresses. */
export const PACKS_CACHE = 'nama-packs-1';
const DATABASE = 'nama';
const RECORDS = 'kept';

/** Whether this browser can keep anything: a page without TLS, and some private windows, cannot. */
export const canKeepTexts = (): boolean =>
  typeof caches !== 'undefined' && typeof indexedDB !== 'undefined' && globalThis.isSecureContext;

/** First 128 bits of the SHA-256, as 32 hex digits. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 16);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @throws {NoRoomError} */
function told(error: unknown): never {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    throw new NoRoomError('the device has no room for more', { cause: error });
  throw error;
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(RECORDS, { keyPath: 'id' });
  return answer(request);
}

async function transact<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(RECORDS, mode, { durability: 'strict' });
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const [result] = await Promise.all([answer(work(transaction.objectStore(RECORDS))), done]);
    return result;
  } catch (error) {
    return told(error);
  } finally {
    database.close();
  }
}

/** Records of everything that was asked for, the oldest first. */
export async function readKept(): Promise<KeptThing[]> {
  const all: KeptThing[] = await transact('readonly', (store) => store.getAll());
  return all.sort((a, b) => a.at - b.at);
}

/** @throws {NoRoomError} */
export const writeKept = (thing: KeptThing): Promise<unknown> => transact('readwrite', (store) => store.put(thing));
export const dropKept = (id: string): Promise<unknown> => transact('readwrite', (store) => store.delete(id));

/** The bytes of a kept file; null where it is not there. */
export async function readFile(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const kept = await (await caches.open(PACKS_CACHE)).match(address);
  return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
}

/** @throws {NoRoomError} */
export async function writeFile(address: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await (await caches.open(PACKS_CACHE)).put(address, new Response(bytes));
  } catch (error) {
    told(error);
  }
}

export const dropFile = async (address: string): Promise<unknown> => (await caches.open(PACKS_CACHE)).delete(address);

/** Addresses of all kept files. */
export async function fileNames(): Promise<string[]> {
  const requests = await (await caches.open(PACKS_CACHE)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

/** Everything of this feature, records first: files without a record say nothing. */
export async function dropAll(): Promise<void> {
  await transact('readwrite', (store) => store.clear());
  await caches.delete(PACKS_CACHE);
}

/**
 * The HTML of a page that came with a kept thing, as the list of a kept language: as it was when it was kept.
 * @returns null where there is none, or it is not as it was
 */
export async function pageKept(path: string): Promise<string | null> {
  const page = (await readKept()).flatMap(({ pages = [] }) => pages).find(({ file }) => file === path);
  const bytes = page && (await readChecked(page));
  return bytes ? new TextDecoder().decode(bytes) : null;
}

/** A file whose bytes are those that the pack was made with; null for any other. */
export async function readChecked({ file, digest }: Pick<PackFile, 'file' | 'digest'>) {
  const bytes = await readFile(file);
  return bytes && (await digestOf(bytes)) === digest ? bytes : null;
}

/** A text out of its chunk; null where its own digest says that it is another. */
async function textOf(address: string, { start, bytes, digest }: PackedSong): Promise<string | null> {
  const chunk = await readFile(address);
  const own = chunk?.slice(start, start + bytes);
  return own && (await digestOf(own)) === digest ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(own) : null;
}

/** What a page shows of a kept song. */
export interface KeptText {
  page: FilePage;
  text: string;
}

async function inManifest(address: string, path: string): Promise<KeptText | null> {
  const bytes = await readFile(address);
  if (!bytes) return null;
  const pack = readPack(bytes);
  const song = pack.songs.find((one) => one.path === path);
  const chunk = song && song.chunk !== null && pack.chunks[song.chunk];
  if (!song || !chunk) return null;
  const text = await textOf(chunk.file, song);
  return text === null ? null : { page: pageOf(pack, path), text };
}

/** A manifest that may have a song of this address. */
function manifestsFor(path: string, things: readonly KeptThing[]): string[] {
  const found = things
    .filter(({ paths, packs }) => !paths || paths.includes(path) || packs.some(({ gone }) => gone))
    .flatMap(({ packs }) => packs.filter((pack) => path.startsWith(pack.path)).flatMap(manifestsOf));
  return [...new Set(found)];
}

/**
 * A kept text by the path of its page, whichever kept thing brought it.
 * @returns null where it is not there as it was published
 */
export async function textKept(path: string): Promise<KeptText | null> {
  for (const address of manifestsFor(path, await readKept())) {
    const found = await inManifest(address, path);
    if (found) return found;
  }
  return null;
}
