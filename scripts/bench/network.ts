/**
 * A site over a slow network: each request waits, and all answers share the bandwidth. The network is a server before the
 * browser, so that what workers ask for goes over it too: DevTools slow a page alone.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { responseHeaders } from '#page/headers.ts';
import { browserSettings, type Environment } from '#schemas/environment.ts';
import { listen } from '../local-api/listen.ts';
import { answer, createPreviewApp } from '../preview/app.ts';

/** 1.6 Mbit/s and 150 ms: what the budgets are for. */
const BYTES_A_MS = 200;
const LATENCY = 150;
/** Bytes of a body that go together, before another answer has its turn. */
const PIECE = 4096;
/** Milliseconds without a request, after which nothing more is expected. */
const QUIET = 800;

/** One answer, as it went over the network. */
export interface Transfer {
  /** `/_astro/Home.js`; what is posted counts too. */
  path: string;
  /** Headers and packed body. */
  bytes: number;
}

const HTML_TYPE = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json';

const headBytes = ({ headers }: Response): number =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 'HTTP/1.1 200 OK\r\n\r\n'.length);

/** In brotli, as `npm run preview` packs what is not kept. */
function packed(text: string, type: string): Response {
  const body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return new Response(body, { headers: { 'Content-Type': type, 'Content-Encoding': 'br' } });
}

export type Network = Awaited<ReturnType<typeof openNetwork>>;

/** Serves a built site as `npm run preview` does. What is posted is answered with nothing, as the click log's events are. */
export async function openNetwork(dist: string, environment: Environment) {
  const network = {
    /** Whatever has arrived, in order. */
    transfers: [] as Transfer[],
    /** Off: as fast as this machine. */
    isSlow: true,
    /** HTML and JSON in place of the site's, by path. */
    instead: new Map<string, string>(),
  };
  const app = createPreviewApp(dist, responseHeaders(browserSettings(environment)));
  function respond(request: Request, path: string): Promise<Response> | Response {
    if (request.method !== 'GET') return new Response(null, { status: 204 });
    const own = network.instead.get(path);
    return own === undefined ? answer(app, request) : packed(own, path.endsWith('.json') ? JSON_TYPE : HTML_TYPE);
  }
  let isFreeAt = 0;
  let coming = 0;
  let heard = performance.now();
  async function pass(bytes: number): Promise<void> {
    if (!network.isSlow) return;
    isFreeAt = Math.max(isFreeAt, performance.now()) + bytes / BYTES_A_MS;
    await wait(Math.max(0, isFreeAt - performance.now()));
  }
  /** The pieces of a body, at the pace of the network. */
  function paced(body: Uint8Array, end: (isWhole: boolean) => void): ReadableStream<Uint8Array> {
    let at = 0;
    return new ReadableStream({
      async pull(controller) {
        const piece = body.subarray(at, at + PIECE);
        at += PIECE;
        await pass(piece.length);
        controller.enqueue(piece);
        if (at < body.length) return;
        controller.close();
        end(true);
      },
      cancel: () => end(false),
    });
  }
  const server = await listen(async (request) => {
    coming += 1;
    if (network.isSlow) await wait(LATENCY);
    const path = new URL(request.url).pathname;
    const response = await respond(request, path);
    const head = headBytes(response);
    const body = new Uint8Array(await response.arrayBuffer());
    await pass(head);
    const end = (isWhole: boolean): void => {
      if (isWhole) network.transfers.push({ path, bytes: head + body.length });
      coming -= 1;
      heard = performance.now();
    };
    if (body.length > 0) return new Response(paced(body, end), response);
    end(true);
    return new Response(null, response);
  }, 0);
  return Object.assign(network, {
    port: Number(new URL(server.url).port),
    /** Waits until nothing is on its way, and nothing was for a while. */
    async settle() {
      heard = performance.now();
      while (coming > 0 || performance.now() - heard < QUIET) await wait(50);
    },
    close: server.close,
  });
}

/** What a page asked for; the click log's events are none of it. */
export const fetched = ({ transfers }: Network): Transfer[] => transfers.filter(({ path }) => path !== '/click-log');

export const sumBytes = (transfers: readonly Transfer[]): number =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0);
