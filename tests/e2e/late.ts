/**
 * What `npm test -- --late` puts before every file: what a browser asks for comes after a random time, as over a bad line, so
 * that a test which waits by the clock, or a page which counts on an order, shows itself.
 */
import { type IncomingMessage, Server } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

/** Milliseconds. */
const LATEST = 1500;

const { emit } = Server.prototype;

/** Documents and their styles come at once: a test waits for those anyway. What no browser asks for is the test's own. */
const canBeLate = ({ headers }: IncomingMessage): boolean =>
  headers['user-agent']?.startsWith('Mozilla/') === true &&
  !['document', 'iframe', 'style'].includes(String(headers['sec-fetch-dest']));

beforeAll(() => {
  Server.prototype.emit = function emitLate(event: string | symbol, ...given: unknown[]): boolean {
    const now = (): boolean => Reflect.apply(emit, this, [event, ...given]);
    if (event !== 'request' || !canBeLate(given[0] as IncomingMessage)) return now();
    // Most come soon, and some much later. A server that has ended answers nothing.
    setTimeout(() => this.listening && now(), Math.random() ** 2 * LATEST);
    return true;
  };
});

afterAll(() => {
  Server.prototype.emit = emit;
});
