/**
 * What the device keeps of the library: files of packs in Cache Storage, and a record of each kept item in IndexedDB. It runs
 * in a page and in a service worker. Everything here may be gone at any time, since a browser clears what it likes: so nothing
 * counts as there that was not read back.
 */
import { PACKS_CACHE } from '#schemas/storage-keys.ts';
import { type Bytes, type DeviceFiles, KeepError, type KeeperStore } from './keeper-ports.ts';
import type { KeptItem } from './kept.ts';

const DATABASE = 'nama';
const RECORDS = 'kept';

/** Whether this browser can keep anything: a page without TLS, and some private windows, cannot. */
export const canKeepTexts = (): boolean =>
  typeof caches !== 'undefined' && typeof indexedDB !== 'undefined' && globalThis.isSecureContext;

/** First 128 bits of the SHA-256, as 32 hex digits. */
export async function digestOf(bytes: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 16);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @throws {KeepError} for the error by which a browser says that there is no room */
function rethrow(error: unknown): never {
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    throw new KeepError('no-room', 'the device has no room for more', error);
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
  } finally {
    database.close();
  }
}

/** Records of everything that is kept, the oldest first. */
export async function readKept(): Promise<KeptItem[]> {
  const all: KeptItem[] = await transact('readonly', (store) => store.getAll());
  return all.sort((a, b) => a.at - b.at);
}

/** @throws {KeepError} `no-room` */
export const writeKept = (item: KeptItem): Promise<unknown> =>
  transact('readwrite', (store) => store.put(item)).catch(rethrow);
export const dropKept = (id: string): Promise<unknown> => transact('readwrite', (store) => store.delete(id));

/** The bytes of a kept file; null where it is not there. */
async function readFile(address: string): Promise<Bytes | null> {
  // Not by `open`, which would make it: who has kept nothing has nothing.
  const kept = await caches.match(address, { cacheName: PACKS_CACHE });
  return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
}

/** @throws {KeepError} `no-room` */
async function writeFile(address: string, bytes: Bytes): Promise<void> {
  try {
    await (await caches.open(PACKS_CACHE)).put(address, new Response(bytes));
  } catch (error) {
    rethrow(error);
  }
}

const dropFile = async (address: string): Promise<unknown> => (await caches.open(PACKS_CACHE)).delete(address);

/** Addresses of all kept files. */
async function fileNames(): Promise<string[]> {
  const requests = (await caches.has(PACKS_CACHE)) ? await (await caches.open(PACKS_CACHE)).keys() : [];
  return requests.map(({ url }) => new URL(url).pathname);
}

/** Everything of this feature, records first: files without a record say nothing. */
export async function dropAll(): Promise<void> {
  await transact('readwrite', (store) => store.clear());
  await caches.delete(PACKS_CACHE);
}

/** What the rest of the feature needs of the store; whoever only reads is not sent the rest. */
export const store: KeeperStore = { readKept, writeKept, dropKept, readFile, writeFile, dropFile, fileNames };
export const deviceFiles: DeviceFiles = { store: { readKept, readFile }, digest: digestOf };
