import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Progress } from './download.ts';
import { goOnByItself, isPersisted, keeper, onTabMessage, roomLeft } from './keeper.browser.ts';
import type { Ending } from './keeper.ts';
import type { KeptThing } from './kept.ts';
import { type Measure, measure } from './measure.ts';
import { type Offer, offered } from './offer.ts';
import { isShown, type Shown } from './register.browser.ts';
import { canKeepTexts, readKept } from './store.browser.ts';

/** What this browser keeps, as far as it is known. */
export interface Device {
  /** null until it was read. */
  things: readonly KeptThing[] | null;
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

let device: Device = { things: null, progress: {}, endings: {}, shown: 'yes', room: null, promised: null };
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
  const before = new Map(device.things?.map((thing) => [JSON.stringify(thing), thing]));
  const now = canKeepTexts() ? await readKept().catch(() => []) : [];
  const [room, promised, shown] = await Promise.all([roomLeft(), isPersisted(), isShown()]);
  if (own !== readings) return;
  become({ room, promised, shown, things: now.map((thing) => before.get(JSON.stringify(thing)) ?? thing) });
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
  else if (!device.things) void readAgain();
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

/** What was read back of a thing, and what the library has new of it. */
export interface Inspection {
  measure: Measure;
  offer: Offer;
}

/** Reads a thing back; null while that is under way, and while the thing is. */
export function useInspection(thing: KeptThing | undefined): Inspection | null {
  const [inspection, setInspection] = useState<{ of: KeptThing; result: Inspection } | null>(null);
  useEffect(() => {
    if (!thing || thing.state === 'coming') return;
    let isLeft = false;
    void (async () => {
      const result = { measure: await measure(keeper, thing), offer: await offered(keeper, thing) };
      if (!isLeft) setInspection({ of: thing, result });
    })();
    return () => {
      isLeft = true;
    };
  }, [thing]);
  return inspection && inspection.of === thing ? inspection.result : null;
}
