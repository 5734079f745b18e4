/** An API with a store that a test can read, instead of the shared API, for what readers send (support messages, click events). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Route } from 'playwright';
import { startApi } from '../../scripts/local-api/server.ts';
import { type StoredEvent, type StoredMessage, storedIn } from '../fixtures/stored.ts';
import { API, API_HOST } from './site.ts';

/** What the network does with a call: it passes it on, or fails in some way. */
export type Answer = (route: Route, pass: () => Promise<void>) => Promise<unknown>;

interface Sent {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Inbox {
  /** Of its API, no slash at the end. */
  url: string;
  /** Folder of its store. */
  dataDir: string;
  messages: () => StoredMessage[];
  events: () => StoredEvent[];
  /** Every POST that a page made, in order, whatever became of it. */
  sent: Sent[];
  /** Routes a context's calls of these paths to this API. */
  connect: (context: BrowserContext, ...paths: ('support' | 'click-log')[]) => Promise<void>;
  /** Sets what the network does with the calls from now on; without an argument it works. */
  answer: (how?: Answer) => void;
  close: () => Promise<void>;
}

const up: Answer = (_, pass) => pass();

export const ANSWERS = {
  up,
  refused: (route) => route.abort('connectionrefused'),
  /** Never answers. */
  hang: () => new Promise(() => {}),
  status500: (route) => route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: 'oops' }),
  tooLarge: (route) => route.fulfill({ status: 413, headers: { 'access-control-allow-origin': '*' }, body: '' }),
  errorWith200: (route) =>
    route.fulfill({ json: { error: 'the database is away' }, headers: { 'access-control-allow-origin': '*' } }),
  pageWith200: (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Sign in</title>',
      headers: { 'access-control-allow-origin': '*' },
    }),
  /** The answer is one that no other origin may read. */
  forAnother: (route) =>
    route.fulfill({ json: {}, headers: { 'access-control-allow-origin': 'https://another.example' } }),
  redirected: (route) => route.fulfill({ status: 302, headers: { location: 'https://evil.example/' } }),
} as const satisfies Record<string, Answer>;

/** Starts an API over the test library, with a store in a temporary folder. */
export async function openInbox(library: string): Promise<Inbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nama-inbox-'));
  const api = await startApi({ libraryDir: library, port: 0, dataDir, hosts: [API_HOST] });
  const sent: Sent[] = [];
  let answer = up;
  return {
    url: api.url,
    dataDir,
    messages: () => storedIn(dataDir).messages,
    events: () => storedIn(dataDir).events,
    sent,
    async connect(context, ...paths) {
      for (const path of paths) {
        await context.route(`${API}/${path}`, async (route) => {
          const request = route.request();
          const met = answer;
          if (request.method() === 'POST') {
            sent.push({ path, headers: await request.allHeaders(), body: request.postData() ?? '' });
          }
          await met(route, () => route.continue({ url: `${api.url}/${path}` }));
        });
      }
    },
    answer(next = up) {
      answer = next;
    },
    async close() {
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
