/**
 * The site of the browser tests: built once for the sources as they are, served with its headers, with the real API behind
 * it and a Chromium before it. Every visit watches for what no page may do.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { createLibrary } from '#api/library.ts';
import { browserSettings, readEnvironment } from '#schemas/environment.ts';
import { runNode } from '../../scripts/build/child.ts';
import { codeDigest, filesDigest, inputsDigest } from '../../scripts/build/inputs.ts';
import { openLibrary } from '../../scripts/local-api/library.ts';
import { startApi } from '../../scripts/local-api/server.ts';
import { startPreview } from '../../scripts/preview/server.ts';
import { pull } from '../../scripts/pull/run.ts';
import { sampleSource } from '../../scripts/pull/sample.ts';
import { ensureChromium, headlessOf, QUIET } from '../../scripts/start/chromium.ts';
import { API, API_HOST, environment, PRODUCTION, VARIABLES } from '../fixtures/settings.ts';
import { type Door, openDoor } from './door.ts';
import { SAMPLE, writeEarlierLibrary, writeLibrary } from './library.ts';

export { API, API_HOST, environment, PRODUCTION, VARIABLES } from '../fixtures/settings.ts';

const PROJECT = join(import.meta.dirname, '../..');
const FOLDER = join(PROJECT, '.cache/e2e');
export const LIBRARY = join(FOLDER, 'library');
/** Of the library that the site is built from, once it is built. */
export const SNAPSHOT = join(FOLDER, 'snapshot');

/** What a page did that no page may do: uncaught errors, errors in the console, broken policies, requests to strangers. */
type Faults = string[];

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Faults that the test makes itself do not count: those that match. */
  allow: (...patterns: RegExp[]) => void;
  /** Every request of the context, in order. */
  requests: string[];
  /** Tells what it did until now that it may not, and forgets it, with what was allowed: another test goes on with it. */
  faults: () => Faults;
  /** Ends the visit and tells what it did that it may not. */
  close: () => Promise<Faults>;
}

/** What Chromium writes about every answer that is an error; no page can prevent it. */
export const FAILED_REQUEST = /^console: Failed to load resource/;

export interface VisitOptions extends BrowserContextOptions {
  /** By itself a reader's browser asks that nothing be counted: to send and take what is counted is a twentieth of all that visits cost. */
  isCounted?: boolean;
}

export interface Site {
  url: string;
  /** Folder of the built site, for tests that serve it in another way. */
  dist: string;
  browser: Browser;
  visit: (path: string, options?: VisitOptions) => Promise<Visit>;
  close: () => Promise<void>;
}

/** How much of the page has moved since it was opened. */
export const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );

/** One process builds while the others wait; a lock older than this was left by one that died. */
const LOCK_MINUTES = 5;

async function withLock<T>(work: () => Promise<T>): Promise<T> {
  const lock = join(FOLDER, 'lock');
  mkdirSync(FOLDER, { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - made > LOCK_MINUTES * 60_000) rmSync(lock, { recursive: true, force: true });
      await delay(250);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** The snapshot of the library, from an earlier run where nothing has changed since. */
async function makeSnapshot(): Promise<void> {
  const pulled = filesDigest(PROJECT, ['scripts/pull', 'scripts/local-api', join(LIBRARY, 'stamp.json')]);
  const key = `${codeDigest(PROJECT, environment)} ${pulled}`;
  const keyFile = join(FOLDER, 'snapshot.key');
  const made = existsSync(keyFile) && existsSync(join(SNAPSHOT, 'manifest.json'));
  if (made && readFileSync(keyFile, 'utf8') === key) return;
  rmSync(keyFile, { force: true });
  rmSync(SNAPSHOT, { recursive: true, force: true });
  const earlier = join(FOLDER, 'earlier');
  writeEarlierLibrary(earlier);
  for (const folder of [earlier, LIBRARY]) await pullInto(SNAPSHOT, folder);
  writeFileSync(keyFile, key);
}

export async function pullInto(snapshot: string, library: string): Promise<void> {
  const api = await startApi({ libraryDir: library, port: 0, dataDir: ':memory:' });
  const report = await pull({
    api: createLibrary({ api: api.url, concurrency: 8, timeout: 60_000, budget: 600_000 }),
    sample: sampleSource(openLibrary(SAMPLE)),
    folder: snapshot,
    allowSample: false,
    acceptShrink: true,
    concurrency: 8,
  });
  await api.close();
  if (report.failure !== null)
    throw new Error(`The test library could not be pulled: ${JSON.stringify(report.failure)}`);
}

/** Sites of earlier sources are kept for an hour: another run may still be serving one. */
function sweep(site: string): void {
  mkdirSync(site, { recursive: true });
  for (const name of readdirSync(site)) {
    const age = Date.now() - (statSync(join(site, name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > 3_600_000) rmSync(join(site, name), { recursive: true, force: true });
  }
}

/** The folder of the built site, from an earlier run where nothing has changed since. */
export async function builtSite(): Promise<string> {
  return withLock(async () => {
    writeLibrary(LIBRARY);
    await makeSnapshot();
    return siteOf(SNAPSHOT, join(FOLDER, 'site'), VARIABLES);
  });
}

/**
 * The folder of the site of a snapshot, from an earlier run where nothing has changed since.
 * @param site folder of such sites
 */
export async function siteOf(snapshot: string, site: string, variables: Record<string, string>): Promise<string> {
  const digest = inputsDigest(PROJECT, snapshot, readEnvironment(variables));
  const dist = join(site, digest.slice(0, 16));
  if (existsSync(dist)) return dist;
  sweep(site);
  const failure = await runNode({
    args: [join(import.meta.dirname, 'build-site.ts')],
    environment: { ...variables, ...PRODUCTION, SNAPSHOT_DIR: snapshot, OUT_DIR: `${dist}.new` },
  });
  if (failure) throw new Error(`The site could not be built: ${failure}`);
  renameSync(`${dist}.new`, dist);
  return dist;
}

/** What all files share that one process runs: it ends with the process. */
interface Shared {
  dist: string;
  /** Leads to the API of each file, since a browser learns at its start where the API is. */
  door: Door;
  browser: Browser;
}
let shared: Promise<Shared> | undefined;

async function startShared(): Promise<Shared> {
  const dist = await builtSite();
  const door = await openDoor();
  return { dist, door, browser: await startBrowser(door.port) };
}

/**
 * A context has one process for its pages. By itself it would start a second for every visit: a new page is blank, and the
 * site's own policy (Cross-Origin-Opener-Policy) lets no page of another policy be in its process.
 */
const ONE_PROCESS = '--renderer-process-limit=1';

async function startBrowser(apiPort: number): Promise<Browser> {
  return chromium.launch({
    executablePath: headlessOf(await ensureChromium(console.error)),
    args: [...QUIET, ONE_PROCESS, `--host-resolver-rules=MAP ${API_HOST}:80 127.0.0.1:${apiPort}`],
  });
}

/** Starts an API and a preview for one file of tests; to be called in `beforeAll` with some minutes of time. */
export async function startSite(): Promise<Site> {
  shared ??= startShared();
  const { dist, door, browser } = await shared;
  const api = await startApi({
    libraryDir: LIBRARY,
    port: 0,
    dataDir: ':memory:',
    hosts: [API_HOST],
  });
  door.leadTo(api.url);
  const preview = await startPreview({ dist, port: 0, endpoints: browserSettings(environment) });
  return {
    url: preview.url,
    dist,
    browser,
    visit: (path, options) => visit(browser, preview.url, path, options),
    async close() {
      for (const context of browser.contexts()) await context.close();
      await preview.close();
      await api.close();
    },
  };
}

/** A visit of the site at an address of its own. */
export async function visit(
  browser: Browser,
  url: string,
  path: string,
  { isCounted = false, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, ...options });
  const faults: Faults = [];
  const allowed: RegExp[] = [];
  const requests: string[] = [];
  await context.addInitScript((isCounted) => {
    if (!isCounted) Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        console.debug(`policy: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
      },
    );
  }, isCounted);
  context.on('request', (request) => {
    requests.push(request.url());
    if (![url, API].includes(new URL(request.url()).origin)) faults.push(`stranger: ${request.url()}`);
  });
  context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    // Of the script above: a function of ours in each document would take a tenth of what a document takes.
    else if (message.type() === 'debug' && message.text().startsWith('policy: ')) faults.push(message.text());
  });
  const page = await context.newPage();
  await page.goto(path);
  const tell = (): Faults => {
    const patterns = allowed.splice(0);
    return faults.splice(0).filter((fault) => !patterns.some((pattern) => pattern.test(fault)));
  };
  return {
    context,
    page,
    requests,
    allow: (...patterns) => allowed.push(...patterns),
    faults: tell,
    async close() {
      await context.close();
      return tell();
    },
  };
}

/**
 * Holds requests back, as a connection that has gone quiet does.
 * @param where a page or its context
 * @param url which requests, as `route` takes it
 * @returns lets them go; those of a page that is left are dropped
 */
export async function holdRequests(where: Pick<Page, 'route'>, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await where.route(url, async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return resolve;
}
