/** Runs the keeper in this browser: one tab at a time works, and all of them are informed. */
import { checkManifest, fetchPackFile, fetchPackIndex } from '#api/packs.ts';
import type { Progress } from './download.ts';
import { setFlag, updatesItself } from './flag.browser.ts';
import { type Ending, keep } from './keeper.ts';
import type { Keeper } from './keeper-ports.ts';
import type { Act, KeptItem } from './kept.ts';
import { findUpdates } from './offer.ts';
import { isShown, register, tellKept, unregister } from './register.browser.ts';
import { sweep, withoutGone } from './remove-gone.ts';
import { digestOf, dropAll, dropKept, readKept, store, writeKept } from './store.browser.ts';
import { isUnwanted } from './worker/switch.browser.ts';

export const keeper: Keeper = {
  store,
  digest: digestOf,
  fetchFile: fetchPackFile,
  fetchIndex: fetchPackIndex,
  checkManifest,
  now: Date.now,
};

/** What tabs send to each other. `stop`: whoever works releases the lock, since another has to write. */
export type TabMessage =
  | { kind: 'stop' }
  | { kind: 'changed' }
  | { kind: 'progress'; id: string; progress: Progress }
  | { kind: 'ended'; id: string; ending: Ending };

const LOCK = 'nama-packs';
/** Milliseconds after which a lost connection is tried again, if the browser does not say before that it is back. */
const TRY_AGAIN = 20_000;

const listeners = new Set<(news: TabMessage) => void>();
let channel: BroadcastChannel | undefined;
let current: AbortController | null = null;
let isWorking = false;

function receive(news: TabMessage): void {
  if (news.kind === 'stop') current?.abort();
  for (const listener of listeners) listener(news);
}

function broadcast(news: TabMessage): void {
  channel?.postMessage(news);
  receive(news);
}

/** undefined where the browser refuses it: Firefox does where the site may store nothing. */
function openChannel(): BroadcastChannel | undefined {
  try {
    const opened = new BroadcastChannel(LOCK);
    opened.onmessage = ({ data }: MessageEvent<TabMessage>) => {
      receive(data);
      if (data.kind === 'changed') void work();
    };
    return opened;
  } catch {
    return undefined;
  }
}

/** @returns what ends it */
export function onTabMessage(listener: (news: TabMessage) => void): () => void {
  channel ??= openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const locked = <T>(run: () => Promise<T>): Promise<T> => navigator.locks.request(LOCK, run);

function connectionIsBack(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, TRY_AGAIN);
    addEventListener('online', end);
  });
}

/** Downloads the first item that is on its way. @param passed those that it leaves for later, by their ids */
async function bringNext(passed: ReadonlyMap<string, Ending>): Promise<{ id: string; ending: Ending } | null> {
  const next = (await readKept()).find(({ id, state }) => state === 'coming' && !passed.has(id));
  if (!next) return null;
  const own = new AbortController();
  current = own;
  const { id } = next;
  const ending = await keep(keeper, id, own.signal, (progress) => broadcast({ kind: 'progress', id, progress }));
  broadcast({ kind: 'ended', id, ending });
  if (ending === 'whole') void tellKept().catch(() => {});
  return { id, ending };
}

/** Goes on with everything that is on its way, until it is there, or the reader has to do something. */
async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  const passed = new Map<string, Ending>();
  try {
    for (;;) {
      const ended = await locked(() => bringNext(passed));
      // Whoever stopped it has the lock next; then it goes on.
      if (ended && ended.ending !== 'whole' && ended.ending !== 'stopped') passed.set(ended.id, ended.ending);
      if (ended) continue;
      if (![...passed.values()].includes('no-connection')) return;
      await connectionIsBack();
      passed.clear();
    }
  } finally {
    isWorking = false;
  }
}

/** Writes to the store while nobody else does, and then goes on with what is on its way. */
async function change<T>(run: () => Promise<T>): Promise<T> {
  const done = locked(run); // first in the queue: whoever works requests the lock again
  broadcast({ kind: 'stop' });
  try {
    return await done;
  } finally {
    broadcast({ kind: 'changed' });
    void work();
  }
}

const revise = (id: string, next: (item: KeptItem) => KeptItem): Promise<void> =>
  change(async () => {
    const item = (await readKept()).find((one) => one.id === id);
    if (item) await writeKept(next(item));
  });

/** Resolves once it is noted; the texts, and what shows them without a connection, come after that. @throws {KeepError} `no-room` */
export async function startKeeping(item: KeptItem): Promise<void> {
  await change(() => writeKept(item));
  if (!updatesItself()) setFlag('kept');
  void isPersisted(true); // some browsers let the reader decide, who may take their time
  void callWorker();
}

/** It shows kept texts without a connection; they are kept without it too. */
async function callWorker(): Promise<void> {
  const called = register().catch(() => {});
  broadcast({ kind: 'changed' });
  await called;
  broadcast({ kind: 'changed' });
}

async function letGo(): Promise<void> {
  setFlag(null);
  await unregister().catch(() => {});
}

/** What a press on a kept item does, by the item's id. */
export const ACTS: Readonly<Record<Act, (id: string) => Promise<void>>> = {
  pause: (id) => revise(id, (item) => ({ ...item, state: 'paused' })),
  async 'go-on'(id) {
    await revise(id, (item) => ({ ...item, state: 'coming' }));
    await callWorker();
  },
  /** The reader agrees that songs that the library has no more go here too. */
  async 'drop-gone'(id) {
    await revise(id, withoutGone);
    await change(() => sweep(keeper));
  },
  remove: (id) =>
    change(async () => {
      await dropKept(id);
      await sweep(keeper);
      if ((await readKept()).length === 0) await letGo();
      else await tellKept().catch(() => {});
    }),
};

export const removeAll = (): Promise<void> =>
  change(async () => {
    await dropAll();
    await letGo();
  });

/** Looks for what is new in the library. @throws {ApiError} */
export const checkForUpdates = (): Promise<void> => change(() => findUpdates(keeper, AbortSignal.timeout(60_000)));

/** What was on its way when the last page was closed goes on; where the connection may cost by the amount, the reader decides. */
export async function goOnByItself(): Promise<void> {
  const kept = await readKept();
  // Browsers take a worker away that failed a few times; what is kept is shown by nobody then.
  if (kept.length > 0 && (await isShown()) === 'no' && !(await isUnwanted())) void callWorker();
  const coming = kept.filter(({ state }) => state === 'coming');
  if (coming.length === 0) return;
  if (!isMetered()) {
    void callWorker();
    return work();
  }
  await change(async () => {
    for (const item of coming) await writeKept({ ...item, state: 'paused' });
  });
}

/** Downloads what is new of everything that is kept, where the reader wants that and the connection costs nothing. */
export async function updateByItself(): Promise<void> {
  if (!updatesItself() || isMetered()) return;
  await checkForUpdates();
  await change(async () => {
    for (const item of await readKept())
      if (item.state === 'whole' && item.packs.some(({ next }) => next !== undefined))
        await writeKept({ ...item, state: 'coming' });
  });
}

/** Whether the connection may cost by the amount, or the reader's browser saves data; many browsers do not say. */
export function isMetered(): boolean {
  const { saveData, type } = (navigator as { connection?: { saveData?: boolean; type?: string } }).connection ?? {};
  return saveData === true || type === 'cellular';
}

/** WebKitGTK and Safari before 15.2 have none, Safari before 17 has no `estimate`; they keep texts all the same. */
const storageManager = (): Partial<StorageManager> | undefined => navigator.storage;

/** @param isRequested whether to request it now @returns whether the browser has promised to clear nothing of it; null where it has no such promise */
export async function isPersisted(isRequested = false): Promise<boolean | null> {
  const storage = storageManager();
  const answer = isRequested ? storage?.persist?.() : storage?.persisted?.();
  return (await answer?.catch(() => false)) ?? null;
}

export const setUpdatesItself = (on: boolean): boolean => setFlag(on ? 'auto' : 'kept');

/** Bytes that the browser has room for; null where it does not say. */
export async function roomLeft(): Promise<{ used: number; left: number } | null> {
  const answer = storageManager()?.estimate?.();
  const { usage, quota } = (await answer?.catch(() => null)) ?? {};
  return usage === undefined || quota === undefined ? null : { used: usage, left: Math.max(0, quota - usage) };
}
