/**
 * What `npm test -- --late` puts before every file: what a browser asks for comes after a random time, and documents in two
 * pieces, as over a bad connection, so that a test which waits by the clock, or a page which counts on an order, shows itself.
 */
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll } from 'vitest';

/** Milliseconds. */
const LATEST = 1500;

const { emit } = Server.prototype;

/** Most comes soon, and some much later. */
const someTime = (): number => Math.random() ** 2 * LATEST;

/** What a browser wants; undefined where it is a test that asks, whose time is its own. */
const wanted = ({ headers }: IncomingMessage): string | undefined =>
  headers['user-agent']?.startsWith('Mozilla/') ? String(headers['sec-fetch-dest']) : undefined;

/** The answer begins at once; what follows a random part of it comes later: a page that is shown is not yet whole. */
function cutInTwo(response: ServerResponse): void {
  const { write, end } = response;
  const send = (bytes: Buffer): boolean => Reflect.apply(write, response, [bytes]);
  let before: Promise<unknown> | undefined;
  const put = (piece: unknown): void => {
    if (typeof piece !== 'string' && !(piece instanceof Uint8Array)) return;
    const bytes = Buffer.from(piece as Uint8Array);
    const cut = before ? 0 : Math.floor(Math.random() * bytes.length);
    if (cut > 0) send(bytes.subarray(0, cut));
    before = (before ?? delay(someTime())).then(() => send(bytes.subarray(cut)));
  };
  response.write = (piece: unknown): boolean => {
    put(piece);
    return true;
  };
  response.end = (piece?: unknown): ServerResponse => {
    put(piece);
    const finish = (): void => Reflect.apply(end, response, []);
    if (before) before.then(finish);
    else finish();
    return response;
  };
}

beforeAll(() => {
  Server.prototype.emit = function emitLate(event: string | symbol, ...given: unknown[]): boolean {
    const now = (): boolean => Reflect.apply(emit, this, [event, ...given]);
    if (event !== 'request') return now();
    const [request, response] = given as [IncomingMessage, ServerResponse];
    const kind = wanted(request);
    const isDocument = kind === 'document' || kind === 'iframe';
    if (isDocument) cutInTwo(response);
    // Styles come at once: nothing of a page is shown without them.
    if (kind === undefined || kind === 'style' || isDocument) return now();
    // A server that has ended answers nothing.
    setTimeout(() => this.listening && now(), someTime());
    return true;
  };
});

afterAll(() => {
  Server.prototype.emit = emit;
});
