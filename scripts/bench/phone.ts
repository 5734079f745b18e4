/**
 * Chromium as a slow phone on a poor line: the one harness of all parts that need a browser.
 *
 * It speaks the DevTools protocol itself, and not through Playwright, because of what that turns on in every page: V8 then keeps
 * the whole stack of each Error that is made, and React makes some as it is loaded. At a quarter of the speed that adds 70 ms
 * to a first press, which no reader waits for. A session for each worker counts its bytes and slows its line too; nothing slows
 * its processor, so that a worker's milliseconds are counted (`trace.ts`).
 */
import { setTimeout as wait } from 'node:timers/promises';
import { DevTools, type Values } from './devtools.ts';
import { API_NAME } from './site.ts';
import { readTrace, TRACED, type TraceEvent } from './trace.ts';
import { type Answer, type Watch, watch } from './watch.ts';

export interface Line {
  bitsPerSecond: number;
  latencyMs: number;
}

/** The reader's line and phone: 1.6 Mbit/s, 150 ms, a processor four times slower than this one. */
export const LINE: Line = { bitsPerSecond: 1_600_000, latencyMs: 150 };
export const SLOWDOWN = 4;
const SCREEN = { width: 390, height: 844 };

/** Milliseconds without a word from the network, after which nothing more is expected. */
const QUIET_FOR = 800;
/** Milliseconds after which nothing is waited for any more. */
export const PATIENCE = 15_000;

/** One answer from the network, as it went over the wire. */
export interface Transfer {
  url: string;
  /** Headers and packed body. */
  bytes: number;
}

/** Where a finger would touch something. */
interface Place {
  x: number;
  y: number;
}

/**
 * Runs in the page: brings the first visible element of a kind into view unheard, so that nothing is prefetched, and marks it
 * `data-bench`.
 */
async function reveal([selector, says]: [string, string]): Promise<Place | null> {
  const visible = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) => one.checkVisibility() && one.innerText.includes(says),
  );
  if (!visible) return null;
  for (const other of document.querySelectorAll('[data-bench]')) other.removeAttribute('data-bench');
  visible.dataset['bench'] = '';
  const hush = (event: Event): void => event.stopImmediatePropagation();
  addEventListener('scroll', hush, { capture: true });
  visible.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  removeEventListener('scroll', hush, { capture: true });
  // Of a name that goes over two lines the first part.
  const { x, y, width, height } = visible.getClientRects()[0] ?? visible.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A tab of a phone that has never been here: nothing in its cache. */
export class Tab {
  /** Whatever has arrived so far, workers' too, in order. */
  readonly transfers: Transfer[] = [];
  readonly #browser: DevTools;
  readonly #session: string;
  readonly #line: Line | null;
  readonly #sessions = new Set<string>();
  readonly #urls = new Map<string, string>();
  /** Requests that have no end yet. */
  readonly #coming = new Set<string>();
  #heard = performance.now();

  constructor(browser: DevTools, session: string, line: Line | null) {
    this.#browser = browser;
    this.#session = session;
    this.#line = line;
    this.#watch(session);
  }

  send(method: string, params?: Values): Promise<Values> {
    return this.#browser.send(method, params, this.#session);
  }

  /** Slows and counts what a page or a worker asks for, and what workers it starts. */
  #watch(session: string): void {
    this.#sessions.add(session);
    this.#browser.listen(session, (method, values) => this.#take(session, method, values));
    // A dedicated worker is on its page's line, and has no other.
    const tell = (method: string, params?: Values) =>
      this.#browser.send(method, params, session).catch(() => undefined);
    tell('Network.enable');
    this.#setLine(session, false);
    tell('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
    tell('Runtime.runIfWaitingForDebugger');
  }

  #setLine(session: string, offline: boolean): Promise<unknown> {
    const { bitsPerSecond, latencyMs: latency } = this.#line ?? { bitsPerSecond: null, latencyMs: 0 };
    const throughput = bitsPerSecond === null ? -1 : bitsPerSecond / 8; // -1: as fast as it goes
    const line = { offline, latency, downloadThroughput: throughput, uploadThroughput: throughput };
    return this.#browser.send('Network.emulateNetworkConditions', line, session).catch(() => undefined);
  }

  #take(session: string, method: string, values: Values): void {
    if (method === 'Target.attachedToTarget') this.#watch(String(values['sessionId']));
    if (method === 'Target.detachedFromTarget') this.#forget(String(values['sessionId']));
    if (!method.startsWith('Network.')) return;
    this.#heard = performance.now();
    const id = `${session} ${values['requestId']}`;
    if (method === 'Network.requestWillBeSent') {
      this.#urls.set(id, String((values['request'] as Values)['url']));
      this.#coming.add(id);
    }
    if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') this.#coming.delete(id);
    const url = this.#urls.get(id);
    if (method === 'Network.loadingFinished' && url?.startsWith('http'))
      this.transfers.push({ url, bytes: Number(values['encodedDataLength']) });
  }

  /** What a worker that has ended asked for never ends. */
  #forget(session: string): void {
    for (const id of this.#coming) if (id.startsWith(`${session} `)) this.#coming.delete(id);
  }

  async setOffline(offline: boolean): Promise<void> {
    await Promise.all([...this.#sessions].map((session) => this.#setLine(session, offline)));
  }

  async goto(url: string): Promise<void> {
    await this.send('Page.navigate', { url });
    await this.settle();
  }

  /** Waits until nothing is on its way, and the network has been still for a while. */
  async settle(): Promise<void> {
    this.#heard = performance.now();
    const still = (): number => performance.now() - this.#heard;
    while (still() < QUIET_FOR || (this.#coming.size > 0 && still() < PATIENCE)) await wait(50);
  }

  /** Runs a function in each document before anything else does. */
  async runFirst(run: () => void): Promise<void> {
    await this.send('Page.enable');
    await this.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${run})()` });
  }

  /**
   * Runs a function in the page; its source text is sent there, so it sees nothing of ours but its argument.
   * @throws Error with what the function threw
   */
  async evaluate<A, R>(run: (argument: A) => R, argument: A): Promise<Awaited<R>> {
    const expression = `(${run})(${JSON.stringify(argument)})`;
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', asked);
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails).slice(0, 500));
    return (result as { value: Awaited<R> }).value;
  }

  /**
   * Where something is, once it is there.
   * @throws Error when it does not come
   */
  async find(selector: string, says = '', patience = PATIENCE): Promise<Place> {
    for (const began = performance.now(); performance.now() - began < patience; await wait(100)) {
      const place = await this.evaluate(reveal, [selector, says]);
      if (place) return place;
    }
    throw new Error(`${selector} ${says && `with "${says}" `}is not on the page.`);
  }

  async tap({ x, y }: Place): Promise<void> {
    await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** @param key `a`, or `Control+k` */
  async press(key: string): Promise<void> {
    const letter = key.slice(-1);
    const isControl = key !== letter;
    const code = { key: letter, code: `Key${letter.toUpperCase()}` };
    const event = { ...code, windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0), modifiers: isControl ? 2 : 0 };
    const down = isControl ? { type: 'rawKeyDown' } : { type: 'keyDown', text: letter };
    await this.send('Input.dispatchKeyEvent', { ...event, ...down });
    await this.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
  }

  /** Letters of any script into the field that has the focus, as a screen keyboard puts them there. */
  async type(text: string): Promise<void> {
    await this.send('Input.insertText', { text });
  }

  /** Empties the field that has the focus. */
  async empty(): Promise<void> {
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select(), null);
    const key = { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 };
    await this.send('Input.dispatchKeyEvent', { ...key, type: 'rawKeyDown' });
    await this.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp' });
  }

  /** Watches for the answer to what is done next. */
  async watch(event: Watch['event'], answer: string): Promise<void> {
    await this.evaluate(watch, { event, answer, patience: PATIENCE });
  }

  /** The answer to what was watched, once it is there. */
  readAnswer(): Promise<Answer> {
    return this.evaluate(() => (globalThis as unknown as { benchAnswer(): Promise<Answer> }).benchAnswer(), null);
  }

  /** A finger that scrolls a little, and back. */
  async moveAbout(): Promise<void> {
    for (const yDistance of [-160, 160])
      await this.send('Input.synthesizeScrollGesture', { x: 195, y: 500, yDistance, gestureSourceType: 'touch' });
  }
}

export class Phone {
  readonly #browser: DevTools;

  private constructor(browser: DevTools) {
    this.#browser = browser;
  }

  /** @param api where requests to the site's API go: `http://127.0.0.1:4000` */
  static async start(chromium: string, api: string): Promise<Phone> {
    const names = `--host-resolver-rules=MAP ${API_NAME}:80 ${new URL(api).host}`;
    return new Phone(await DevTools.start(chromium, [names]));
  }

  /**
   * Opens a tab, works in it and closes it.
   * @param line null leaves the network as it is, for what is measured after everything is there
   */
  async inTab<T>(line: Line | null, work: (tab: Tab) => Promise<T>): Promise<T> {
    const browser = this.#browser;
    const { browserContextId } = await browser.send('Target.createBrowserContext');
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    const tab = new Tab(browser, String(sessionId), line);
    await tab.send('Emulation.setDeviceMetricsOverride', { ...SCREEN, deviceScaleFactor: 2, mobile: true });
    await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    try {
      return await work(tab);
    } finally {
      await browser.send('Target.disposeBrowserContext', { browserContextId });
    }
  }

  /** What Chromium's own trace says of some work. */
  async trace(work: () => Promise<void>): Promise<TraceEvent[]> {
    const parts: Values[] = [];
    const complete = Promise.withResolvers<void>();
    this.#browser.listen(undefined, (method, values) => {
      if (method === 'Tracing.dataCollected') parts.push(values);
      if (method === 'Tracing.tracingComplete') complete.resolve();
    });
    await this.#browser.send('Tracing.start', {
      traceConfig: { includedCategories: TRACED },
      transferMode: 'ReportEvents',
    });
    await work();
    await this.#browser.send('Tracing.end');
    await complete.promise;
    return readTrace(parts);
  }

  close(): void {
    this.#browser.close();
  }
}

export const sumBytes = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/** `{ url: 'http://127.0.0.1/_astro/a.js', bytes: 900 }` → `a.js 900`; a page is called so. */
export const describeTransfer = ({ url, bytes }: Transfer): string =>
  `${new URL(url).pathname.split('/').at(-1) || 'page'} ${bytes}`;
