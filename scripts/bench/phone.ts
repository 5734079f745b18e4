/** Chromium as a slow phone on a poor line, by the DevTools protocol. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { QUIET } from '../start/chromium.ts';
import { API_NAME } from './site.ts';

/** The reader's line and phone: 1.6 Mbit/s, 150 ms, a processor four times slower than this one. */
export const LINE = { bitsPerSecond: 1_600_000, latencyMs: 150 };
export const SLOWDOWN = 4;
export const SCREEN = { width: 390, height: 844 };

/** One answer from the network, as it went over the wire. */
export interface Transfer {
  url: string;
  /** Headers and packed body. */
  bytes: number;
}

/** A tab of a phone that has never been here: nothing in its cache. */
export interface Tab {
  context: BrowserContext;
  page: Page;
  protocol: CDPSession;
  /** Whatever has arrived so far, in order. */
  transfers: Transfer[];
  close(): Promise<void>;
}

/** @param api where requests to the site's API go: `http://127.0.0.1:4000` */
export const openBrowser = (executablePath: string, api: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [...QUIET, `--host-resolver-rules=MAP ${API_NAME}:80 ${new URL(api).host}`],
  });

/** What the page's own clock sees, kept where it can be read later. */
export interface Seen {
  fcp: number;
  lcp: number;
  shift: number;
  /** Start and length of every task over 50 ms. */
  longTasks: [start: number, duration: number][];
}

function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, shift: 0, longTasks: [] };
  Object.assign(globalThis, { benchSeen: seen });
  const watch = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
}

/** What has been seen so far. */
export const readSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as unknown as { benchSeen: Seen }).benchSeen);

/** Whatever arrives in a tab from now on, in a list that grows. */
async function watchTransfers(protocol: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const urls = new Map<string, string>();
  protocol.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url?.startsWith('http')) transfers.push({ url, bytes: encodedDataLength });
  });
  await protocol.send('Network.enable');
  return transfers;
}

/** Opens a tab. `line: false` leaves the network as it is, for what is measured after everything is there. */
export async function openTab(browser: Browser, { line = true, slowdown = SLOWDOWN } = {}): Promise<Tab> {
  const context = await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  await context.addInitScript(observe);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const transfers = await watchTransfers(protocol);
  if (line) {
    const throughput = LINE.bitsPerSecond / 8;
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LINE.latencyMs,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, protocol, transfers, close: () => context.close() };
}

/** Waits until nothing has arrived for half a second, and a little for what follows from it. */
export async function settle({ page }: Tab): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

export const sumBytes = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/** `{ url: 'http://127.0.0.1/_astro/a.js', bytes: 900 }` → `a.js 900`; a page is called so. */
export const describeTransfer = ({ url, bytes }: Transfer): string =>
  `${new URL(url).pathname.split('/').at(-1) || 'page'} ${bytes}`;
