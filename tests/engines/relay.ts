/**
 * Stands before a site, and tells what pages did that no page may do, in whatever engine: it puts a script before all others,
 * which reports by a beacon.
 */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { noteWords } from '../e2e/listener.ts';

export interface Relay {
  url: string;
  /** Faults since the last time: uncaught errors, errors in the console, broken policies. */
  faults: () => string[];
  close: () => Promise<void>;
}

const REPORT = '/reported-fault';

/** Runs in every page before its own scripts. */
function watch(path: string): void {
  const report = (words: string): void => void navigator.sendBeacon(path, words);
  addEventListener('error', ({ message, filename, lineno }) => report(`uncaught: ${message} ${filename}:${lineno}`));
  addEventListener('unhandledrejection', ({ reason }) => report(`uncaught: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    report(`policy: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
  );
  const { error } = console;
  console.error = (...words) => {
    report(`console: ${words.join(' ')}`);
    error(...words);
  };
}

const SCRIPT = `(${watch})(${JSON.stringify(REPORT)});(${noteWords})()`;
const ALLOWED = `script-src 'sha256-${hash('sha256', SCRIPT, 'base64')}'`;
/** What belongs to one connection, and what is no longer so once a body is unpacked and altered. */
const DROPPED = ['connection', 'content-encoding', 'content-length', 'etag', 'keep-alive', 'transfer-encoding'];

export async function startRelay(site: string): Promise<Relay> {
  const faults: string[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === REPORT) {
      faults.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    const { range, accept = '*/*', 'sec-fetch-mode': mode } = request.headers;
    const sent = await fetch(site + request.url, {
      redirect: 'manual',
      headers: { accept, ...(range && { range }) },
    });
    for (const [name, value] of sent.headers) {
      if (DROPPED.includes(name)) continue;
      response.setHeader(name, name === 'content-security-policy' ? value.replace('script-src', ALLOWED) : value);
    }
    response.writeHead(sent.status);
    const body = Buffer.from(await sent.arrayBuffer());
    // A worker holds what it fetches to what was published.
    const isPage = mode === 'navigate' && sent.headers.get('content-type')?.startsWith('text/html');
    response.end(isPage ? body.toString().replace('<head>', `<head><script>${SCRIPT}</script>`) : body);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults: () => faults.splice(0),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
