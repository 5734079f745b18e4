/** Debian's WebKitGTK, by WebDriver (https://www.w3.org/TR/webdriver2/), on a screen of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { Engine, Opening, Tab } from './tab.ts';

/** Where Debian's packages put what it needs. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
}

/** Milliseconds for a command. */
const DEADLINE = 60_000;
/** Milliseconds for a start, which takes half a second, and three on a busy machine. */
const START = 12_000;
const TRIES = 3;

/** Layers are put together by a renderer of software, which takes most of the processor's time of every page: it paints without. */
const NO_LAYERS = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** Without this the toolbar holds the window wider than a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** A screen, and a window manager, without which no window ever has the focus. */
async function startScreen(): Promise<{ display: string; processes: ChildProcess[] }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let number = '';
  for await (const line of createInterface(screen.stdio[3] as NodeJS.ReadableStream)) {
    number = line.trim();
    break;
  }
  const display = `:${number}`;
  const manager = spawn('openbox', [], { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
  return { display, processes: [manager, screen] };
}

/** Kills the programs of a session, and removes their folder. */
async function end(processes: readonly ChildProcess[], home: string): Promise<void> {
  for (const child of processes) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}

interface Session {
  send: <T>(method: string, path: string, body?: object, deadline?: number) => Promise<T>;
  /** The path of all that is asked of it. */
  path: string;
  close: () => Promise<void>;
}

async function begin({ driver, browser }: WebKitPrograms, proxyPort: number): Promise<Session> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW);
  const { display, processes } = await startScreen();
  const port = await freePort();
  const environment = {
    ...process.env,
    ...NO_LAYERS,
    DISPLAY: display,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
  };
  processes.unshift(spawn(driver, ['--host=127.0.0.1', `--port=${port}`], { stdio: 'ignore', env: environment }));

  // Those of a run that is broken off do not stay.
  process.once('exit', () => {
    for (const child of processes) child.kill('SIGKILL');
  });
  const send: Session['send'] = async (method, path, body, deadline = DEADLINE) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(deadline),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value as never;
  };
  const proxy = { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}`, noProxy: ['127.0.0.1'] };
  const options = { binary: browser, args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', proxy, 'webkitgtk:browserOptions': options };
  const close = () => end(processes, home);
  try {
    const { sessionId } = await startSession(send, { capabilities: { alwaysMatch } });
    return { send, path: `/session/${sessionId}`, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits until the driver listens. @throws {DOMException} `TimeoutError` when no browser comes */
async function startSession(send: Session['send'], asked: object): Promise<{ sessionId: string }> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send('POST', '/session', asked, START);
    } catch (error) {
      if (tries > 100 || !(error instanceof TypeError)) throw error;
      await delay(100);
    }
  }
}

/** On a busy machine WebKitGTK 2.50 crashes now and then as it starts (SIGSEGV, before it has a page), and its driver waits for ever. */
async function beginAgain(programs: WebKitPrograms, proxyPort: number): Promise<Session> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await begin(programs, proxyPort);
    } catch (error) {
      if (tries === TRIES || (error as Error).name !== 'TimeoutError') throw error;
    }
  }
}

async function open(programs: WebKitPrograms, { proxyPort }: Opening): Promise<Tab> {
  const { send, path: session, close } = await beginAgain(programs, proxyPort);
  const post = <T>(path: string, body: object): Promise<T> => send<T>('POST', `${session}${path}`, body);
  /** What the window has around its page. */
  const outer = await send<{ width: number; height: number }>('GET', `${session}/window/rect`);
  const [w = 0, h = 0] = await post<number[]>('/execute/sync', {
    script: 'return [innerWidth, innerHeight]',
    args: [],
  });
  const frame = { width: outer.width - w, height: outer.height - h };
  return {
    async resize(width, height) {
      await post('/window/rect', { x: 0, y: 0, width: width + frame.width, height: height + frame.height });
    },
    async goto(to) {
      await post('/url', { url: to });
    },
    async evaluate(source, given) {
      const script = `const end = arguments[0]; (async () => (${source})(...${JSON.stringify(given)}))().then((value) => end(JSON.stringify({ value }))).catch((error) => end(JSON.stringify({ error: String(error) })))`;
      const { value, error } = JSON.parse(await post<string>('/execute/async', { script, args: [] }));
      if (error !== undefined) throw new Error(`WebKit: ${error}`);
      return value ?? null;
    },
    async perform(actions) {
      await post('/actions', { actions });
    },
    async picture() {
      return Buffer.from(await send<string>('GET', `${session}/screenshot`), 'base64');
    },
    async close() {
      await send('DELETE', session);
      await close();
    },
  };
}

export const webkit = (programs: WebKitPrograms): Engine => ({
  name: 'webkit',
  open: (opening) => open(programs, opening),
});
