/** A slow line before a server: what a worker asks for is slowed too, and every byte is counted. DevTools do neither. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { LINE } from './phone.ts';

/** One answer that went over the line. */
export interface Sent {
  path: string;
  /** Of the body as it is packed, and some for the headers. */
  bytes: number;
}

export interface SlowLine {
  url: string;
  sent: Sent[];
  /** Requests that match wait until there is another state of the line. */
  hold(which: RegExp | null): void;
  /** Another server is behind it from now on; null: there is no line. */
  lead(origin: string | null): void;
  close(): Promise<void>;
}

/** About what the headers of such an answer take. */
const HEADERS = 250;
/** Bytes that go at a time. */
const CHUNK = 1400;

/** What a line carries, and how long each request waits for its first byte. */
export type Line = typeof LINE;

/** @param origin of the server behind it */
export async function slowLine(origin: string, { bitsPerSecond, latencyMs }: Line = LINE): Promise<SlowLine> {
  const sent: Sent[] = [];
  const msAByte = 8000 / bitsPerSecond;
  let free = 0;
  let held: RegExp | null = null;
  let target: string | null = origin;
  /** All answers share the line: each chunk waits for its turn. */
  const turn = async (bytes: number): Promise<void> => {
    const begin = Math.max(free, performance.now());
    free = begin + bytes * msAByte;
    await wait(free - performance.now());
  };
  const server = createServer((asked, answer) => {
    const { path, entry } = { path: asked.url ?? '/', entry: { path: asked.url ?? '/', bytes: HEADERS } };
    if (target === null) {
      asked.socket.destroy();
      return;
    }
    const onward = request(`${target}${path}`, { method: asked.method, headers: asked.headers }, async (from) => {
      sent.push(entry);
      answer.writeHead(from.statusCode ?? 502, from.headers);
      answer.flushHeaders();
      try {
        await turn(HEADERS);
        for await (const part of from as AsyncIterable<Buffer>) {
          for (let at = 0; at < part.length && !answer.destroyed; at += CHUNK) {
            const piece = part.subarray(at, at + CHUNK);
            await turn(piece.length);
            entry.bytes += piece.length;
            answer.write(piece);
          }
        }
      } catch {
        // The reader has enough.
      }
      answer.end();
    });
    onward.on('error', () => answer.destroy());
    const go = (): void => {
      if (held?.test(path)) setTimeout(go, 50);
      else onward.end();
    };
    setTimeout(go, latencyMs);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    hold(which) {
      held = which;
    },
    lead(origin) {
      target = origin;
      if (origin === null) server.closeAllConnections();
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
