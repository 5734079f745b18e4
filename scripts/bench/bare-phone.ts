/**
 * The same slow phone, driven without the inspector's view of running code.
 *
 * Playwright turns that view on for every page, and V8 then keeps the whole stack of each Error that is made. React makes some
 * as it is loaded: at a quarter of the speed that adds 70 ms to a first press, which no reader waits for.
 * Protocol: https://chromedevtools.github.io/devtools-protocol/
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { QUIET } from '../start/chromium.ts';
import { LINE, SCREEN, SLOWDOWN, type Transfer } from './phone.ts';
import { API_NAME } from './site.ts';

type Values = Record<string, unknown>;
type Send = (method: string, params?: Values) => Promise<Values>;
type Hear = (method: string, values: Values) => void;

/** One connection to the browser, and the sessions in it. */
class Connection {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, { resolve: (values: Values) => void; reject: (error: Error) => void }>();
  readonly #sessions = new Map<string, Hear>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Values));
  }

  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)), { once: true });
    });
    return new Connection(socket);
  }

  #take({ id, method, params, sessionId, result, error }: Values): void {
    if (typeof id !== 'number') {
      this.#sessions.get(String(sessionId))?.(String(method), (params ?? {}) as Values);
      return;
    }
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (error) answer?.reject(new Error(String((error as Values)['message'])));
    else answer?.resolve(result as Values);
  }

  send(method: string, params: Values = {}, sessionId?: string): Promise<Values> {
    this.#last += 1;
    const id = this.#last;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => this.#answers.set(id, { resolve, reject }));
  }

  hear(sessionId: string, hear: Hear): void {
    this.#sessions.set(sessionId, hear);
  }

  close(): void {
    this.#socket.close();
  }
}

/** Milliseconds without a word from the network, after which nothing more is expected. */
const QUIET_FOR = 800;

/** A tab of a phone that has never been here: nothing in its cache. */
export class BareTab {
  /** Whatever has arrived so far, in order. */
  readonly transfers: Transfer[] = [];
  readonly #urls = new Map<string, string>();
  #heard = performance.now();
  readonly #send: Send;
  readonly close: () => Promise<void>;

  constructor(send: Send, close: () => Promise<void>) {
    this.#send = send;
    this.close = close;
  }

  hear(method: string, { requestId, request, encodedDataLength }: Values): void {
    if (!method.startsWith('Network.')) return;
    this.#heard = performance.now();
    const id = String(requestId);
    if (method === 'Network.requestWillBeSent') this.#urls.set(id, String((request as Values)['url']));
    const url = this.#urls.get(id);
    if (method === 'Network.loadingFinished' && url?.startsWith('http'))
      this.transfers.push({ url, bytes: Number(encodedDataLength) });
  }

  async goto(url: string): Promise<void> {
    await this.#send('Page.navigate', { url });
    await this.settle();
  }

  /** Waits until the network has been still for a while. */
  async settle(): Promise<void> {
    this.#heard = performance.now();
    while (performance.now() - this.#heard < QUIET_FOR) await wait(50);
  }

  /**
   * Runs a function in the page; its source text is sent there, so it sees nothing of ours but its argument.
   * @throws Error with what the function threw
   */
  async evaluate<A, R>(run: (argument: A) => R, argument: A): Promise<Awaited<R>> {
    const expression = `(${run})(${JSON.stringify(argument)})`;
    const { result, exceptionDetails } = await this.#send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails).slice(0, 500));
    return (result as { value: Awaited<R> }).value;
  }

  async tap(x: number, y: number): Promise<void> {
    await this.#send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await this.#send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** @param key `a`, or `Control+k` */
  async press(key: string): Promise<void> {
    const control = key.startsWith('Control+');
    const letter = key.slice(-1);
    const event = {
      key: letter,
      code: `Key${letter.toUpperCase()}`,
      windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0),
      modifiers: control ? 2 : 0,
    };
    await this.#send('Input.dispatchKeyEvent', {
      ...event,
      type: control ? 'rawKeyDown' : 'keyDown',
      ...(control ? {} : { text: letter }),
    });
    await this.#send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
  }

  /** A finger that scrolls a little, and back. */
  async moveAbout(): Promise<void> {
    for (const yDistance of [-160, 160])
      await this.#send('Input.synthesizeScrollGesture', { x: 195, y: 500, yDistance, gestureSourceType: 'touch' });
  }
}

export interface BarePhone {
  openTab(): Promise<BareTab>;
  close(): Promise<void>;
}

/**
 * @param api where requests to the site's API go: `http://127.0.0.1:4000`
 * @throws Error when the browser does not start
 */
export async function openBarePhone(executablePath: string, api: string): Promise<BarePhone> {
  const profile = await mkdtemp(join(tmpdir(), 'nama-phone-'));
  const browser = spawn(
    executablePath,
    [
      ...QUIET,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--host-resolver-rules=MAP ${API_NAME}:80 ${new URL(api).host}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  let address: string | undefined;
  for await (const line of createInterface(browser.stderr)) {
    address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error(`${executablePath} ended before it could be driven.`);
  browser.stderr.resume();
  const connection = await Connection.open(address);
  return {
    async openTab() {
      const { browserContextId } = await connection.send('Target.createBrowserContext');
      const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
      const session = String(sessionId);
      const send = (method: string, params?: Values) => connection.send(method, params, session);
      const tab = new BareTab(send, async () => {
        await connection.send('Target.disposeBrowserContext', { browserContextId });
      });
      connection.hear(session, (method, values) => tab.hear(method, values));
      const throughput = LINE.bitsPerSecond / 8;
      await send('Network.enable');
      await send('Network.emulateNetworkConditions', {
        offline: false,
        latency: LINE.latencyMs,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
      await send('Emulation.setDeviceMetricsOverride', { ...SCREEN, deviceScaleFactor: 2, mobile: true });
      await send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      return tab;
    },
    async close() {
      connection.close();
      if (browser.pid !== undefined) process.kill(-browser.pid);
      await new Promise((resolve) => browser.once('exit', resolve));
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
