/** A connection to a Chromium that was started here. Protocol: https://chromedevtools.github.io/devtools-protocol/ */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { QUIET } from '../start/chromium.ts';

export type Values = Record<string, unknown>;
type Waiting = { resolve: (values: Values) => void; reject: (error: Error) => void };

/** A browser of its own, and the sessions in it. */
export class DevTools {
  readonly #socket: WebSocket;
  readonly #end: () => void;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string | undefined, (method: string, values: Values) => void>();
  #last = 0;

  private constructor(socket: WebSocket, end: () => void) {
    this.#socket = socket;
    this.#end = end;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Values));
  }

  /**
   * @param flags besides those with which a browser asks nothing of the network by itself
   * @throws Error when the browser does not start
   */
  static async start(chromePath: string, flags: readonly string[]): Promise<DevTools> {
    const profile = mkdtempSync(join(tmpdir(), 'nama-chromium-'));
    const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
    const browser = spawn(chromePath, [...QUIET, ...own, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
    browser.once('close', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
    // It says where it listens; what it says after that is read too, since it would wait where nobody reads.
    const url = await new Promise<string>((resolve, reject) => {
      const hear = (line: string): void => {
        const [, address] = /^DevTools listening on (ws:.*)$/.exec(line) ?? [];
        if (address) resolve(address);
      };
      createInterface(browser.stderr)
        .on('line', hear)
        .once('close', () => reject(new Error(`${chromePath} does not start.`)));
      browser.once('error', reject);
    });
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', () => reject(new Error(`${chromePath} does not answer.`)), { once: true });
    });
    return new DevTools(socket, () => browser.kill());
  }

  #take({ id, method, params, sessionId, result, error }: Values): void {
    if (typeof id !== 'number') {
      this.#listeners.get(sessionId as string | undefined)?.(String(method), (params ?? {}) as Values);
      return;
    }
    const answer = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) answer?.reject(new Error(String((error as Values)['message'])));
    else answer?.resolve(result as Values);
  }

  /** @param sessionId of a page or a worker; the browser's own without it */
  send(method: string, params: Values = {}, sessionId?: string): Promise<Values> {
    this.#last += 1;
    const id = this.#last;
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Takes the place of who listened to that session before. */
  listen(sessionId: string | undefined, listener: (method: string, values: Values) => void): void {
    this.#listeners.set(sessionId, listener);
  }

  close(): void {
    this.#socket.close();
    this.#end();
  }
}
