/** Debian's Firefox, by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine, Opening, Tab } from './tab.ts';

/** It asks nothing of the network that a page did not ask. */
const QUIET = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.newtabpage.activity-stream.feeds.section.topstories': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** What sites may store: 0 for everything, 2 for nothing. */
const COOKIES = 'network.cookie.cookieBehavior';

/** Milliseconds for a command. */
const DEADLINE = 60_000;

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
}

/** A session's commands, each answered in its own time; one that is not answered has failed. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Answer;
    const asked = waiting.get(id ?? 0);
    if (type === 'success') asked?.resolve(result);
    else asked?.reject(new Error(`Firefox: ${error}: ${message}`));
  });
  await once(socket, 'open');
  let last = 0;
  return async <T>(method: string, params: object): Promise<T> => {
    const asked = Promise.withResolvers<unknown>();
    const id = ++last;
    waiting.set(id, asked);
    const timer = setTimeout(() => asked.reject(new Error(`Firefox does not answer ${method}.`)), DEADLINE);
    socket.send(JSON.stringify({ id, method, params }));
    try {
      return (await asked.promise) as T;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  };
}

async function open(path: string, { proxyPort }: Opening): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = { ...QUIET, [COOKIES]: 0 };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const driven = ['--remote-debugging-port', '0', '--remote-allow-system-access'];
  const args = ['--headless', '--no-remote', '--profile', profile, ...driven];
  const browser = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(browser, 'exit');
  process.once('exit', () => browser.kill('SIGKILL')); // that of a run that is broken off does not stay
  let url = '';
  const errors = createInterface(browser.stderr);
  for await (const line of errors) {
    url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1] ?? '';
    if (url) break;
  }
  browser.stderr.resume();
  if (!url) throw new Error(`${path} ended before it could be driven.`);
  const send = await connect(`${url}/session`);
  const proxy = { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}`, noProxy: ['127.0.0.1'] };
  await send('session.new', { capabilities: { alwaysMatch: { proxy } } });
  const firstOf = async (params: object): Promise<string | undefined> => {
    const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', params);
    return contexts[0]?.context;
  };
  const context = await firstOf({});
  return {
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async goto(to) {
      await send('browsingContext.navigate', { context, url: to, wait: 'none' });
    },
    async evaluate(source, given) {
      const functionDeclaration = `async () => JSON.stringify(await (${source})(...${JSON.stringify(given)})) ?? 'null'`;
      const params = { functionDeclaration, target: { context }, awaitPromise: true, userActivation: false };
      const answer = await send<{ type: string; result?: { value: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        params,
      );
      if (answer.type !== 'success') throw new Error(`Firefox: ${answer.exceptionDetails?.text}`);
      return JSON.parse(answer.result?.value ?? 'null');
    },
    async perform(actions) {
      await send('input.performActions', { context, actions });
    },
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async blockStorage(isBlocked) {
      const expression = `Services.prefs.setIntPref('${COOKIES}', ${isBlocked ? 2 : 0})`;
      const target = { context: await firstOf({ 'moz:scope': 'chrome' }) };
      await send('script.evaluate', { expression, target, awaitPromise: false });
    },
    async close() {
      await send('browser.close', {}).catch(() => browser.kill('SIGKILL'));
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export const firefox = (path: string): Engine => ({ name: 'firefox', open: (opening) => open(path, opening) });
