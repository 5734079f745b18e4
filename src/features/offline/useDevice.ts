import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Measure, measure } from './check-kept.ts';
import type { Progress } from './download.ts';
import { goOnByItself, isPersisted, keeper, onTabMessage, roomLeft } from './keeper.browser.ts';
import type { Ending } from './keeper.ts';
import type { KeptItem } from './kept.ts';
import { type Offer, offered } from './offer.ts';
import { isShown, type Shown } from './register.browser.ts';
import { canKeepTexts, readKept } from './store.browser.ts';

/** What this browser keeps, as far as it is known. */
export interface Device {
  /** null until it was read. */
  items: readonly KeptItem[] | null;
  /** Of what is on its way. */
  progress: Readonly<Record<string, Progress>>;
  /** How the last try ended. */
  endings: Readonly<Record<string, Ending>>;
  /** Whether kept texts are shown without a connection. */
  shown: Shown;
  /** Bytes that are in use and that are left; null where the browser does not say. */
  room: { used: number; left: number } | null;
  /** Whether the browser has promised to keep it all; null where it does not say. */
  promised: boolean | null;
}

let device: Device = { items: null, progress: {}, endings: {}, shown: 'yes', room: null, promised: null };
const listeners = new Set<() => void>();

function become(next: Partial<Device>): void {
  device = { ...device, ...next };
  for (const listener of listeners) listener();
}

/** Number of the last reading: one that began before something changed may end after a later one. */
let readings = 0;

/** What has not changed stays the same object: it is not read back again for another's sake. */
async function readAgain(): Promise<void> {
  readings += 1;
  const own = readings;
  const before = new Map(device.items?.map((item) => [JSON.stringify(item), item]));
  const now = canKeepTexts() ? await readKept().catch(() => []) : [];
  const [room, promised, shown] = await Promise.all([roomLeft(), isPersisted(), isShown()]);
  if (own !== readings) return;
  become({ room, promised, shown, items: now.map((item) => before.get(JSON.stringify(item)) ?? item) });
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  onTabMessage((news) => {
    if (news.kind === 'progress') {
      const { [news.id]: _, ...endings } = device.endings; // it is being tried again
      become({ endings, progress: { ...device.progress, [news.id]: news.progress } });
    }
    if (news.kind === 'ended') become({ endings: { ...device.endings, [news.id]: news.ending } });
    if (news.kind === 'ended' || news.kind === 'changed') void readAgain();
  });
  void readAgain();
  void goOnByItself().catch(() => {});
}

function subscribe(listener: () => void): () => void {
  if (canKeepTexts()) listen();
  else if (!device.items) void readAgain();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Requests that the browser clears nothing of it by itself. @returns whether it promises that */
export async function requestPersistence(): Promise<boolean | null> {
  const promised = await isPersisted(true);
  become({ promised });
  return promised;
}

/** What this browser keeps, rendered again when any tab changes something. What is on its way goes on. */
export const useDevice = (): Device =>
  useSyncExternalStore(
    subscribe,
    () => device,
    () => device,
  );

/** What was read back of an item, and what the library has new of it. */
export interface Inspection {
  measure: Measure;
  offer: Offer;
}

/** Reads an item back; null while that is under way, and while the item is. */
export function useInspection(item: KeptItem | undefined): Inspection | null {
  const [inspection, setInspection] = useState<{ of: KeptItem; result: Inspection } | null>(null);
  useEffect(() => {
    if (!item || item.state === 'coming') return;
    let isLeft = false;
    void (async () => {
      const result = { measure: await measure(keeper, item), offer: await offered(keeper, item) };
      if (!isLeft) setInspection({ of: item, result });
    })();
    return () => {
      isLeft = true;
    };
  }, [item]);
  return inspection && inspection.of === item ? inspection.result : null;
}
