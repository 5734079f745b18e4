/** One call over HTTP: what each failure is, by its class. */
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  ApiError,
  CancelledError,
  DeadlineError,
  FormatError,
  OversizeError,
  StatusError,
  UnreachableError,
} from '#api/errors.ts';
import { type ApiRequest, call } from '#api/http.ts';
import { type Fault, refusingUrl, startFaultServer } from '../../fixtures/fault-server.ts';

const asText = (body: string) => body;

async function request(fault: Fault | null, more: Partial<ApiRequest> = {}): Promise<ApiRequest> {
  const server = await startFaultServer({ files: [], texts: new Map([['k', 'ॐ नमः']]) }, () => fault);
  onTestFinished(() => server.close());
  return { url: `${server.url}/file`, json: { s3_path: 'k' }, timeout: 5_000, maxBytes: 1_000, ...more };
}

describe('A call', () => {
  test('gives the parsed body with its media type', async () => {
    const answer = await call(await request(null), (body, mediaType) => ({ body, mediaType }));
    expect(answer).toEqual({ body: 'ॐ नमः', mediaType: 'text/plain; charset=utf-8' });
  });

  test('without a body to send is a GET', async () => {
    const server = await startFaultServer({ files: [], texts: new Map() });
    onTestFinished(() => server.close());
    const answer = await call({ url: `${server.url}/files`, timeout: 5_000, maxBytes: 100 }, asText);
    expect(answer).toBe('{"files":[]}');
  });

  test.each<[Fault, new (...args: never[]) => ApiError]>([
    ['reset', UnreachableError],
    ['short-body', UnreachableError],
    ['redirect', UnreachableError],
    ['invalid-utf8', FormatError],
    ['gzip-bomb', OversizeError],
    [{ status: 404 }, StatusError],
  ])('that meets %j rejects with its class', async (fault, kind) => {
    const asked = await request(fault);
    const error = await call(asked, asText).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(kind);
    expect(error).toMatchObject({ url: asked.url });
  });

  test.each<Fault>(['hang', 'drip'])('that meets %j ends at its deadline', async (fault) => {
    await expect(call(await request(fault, { timeout: 40 }), asText)).rejects.toBeInstanceOf(DeadlineError);
  });

  test('to nobody says so, with the cause', async () => {
    const error = await call({ url: await refusingUrl(), timeout: 5_000, maxBytes: 10 }, asText).catch(
      (caught) => caught,
    );
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error.cause).toBeInstanceOf(Error);
  });

  test('takes a body of just the largest size, and not a byte more', async () => {
    const size = Buffer.byteLength('ॐ नमः');
    expect(await call(await request(null, { maxBytes: size }), asText)).toBe('ॐ नमः');
    await expect(call(await request(null, { maxBytes: size - 1 }), asText)).rejects.toBeInstanceOf(OversizeError);
  });

  test('turns what its parser throws into a failure with that cause', async () => {
    const cause = new Error('not what it should be');
    const error = await call(await request(null), () => {
      throw cause;
    }).catch((caught) => caught);
    expect(error).toBeInstanceOf(FormatError);
    expect(error.cause).toBe(cause);
  });

  test.each(['before', 'while'])('can be stopped from outside %s it runs', async (moment) => {
    const stop = new AbortController();
    const asked = await request('hang', { signal: stop.signal });
    if (moment === 'before') stop.abort('enough');
    const answer = call(asked, asText);
    if (moment === 'while') setTimeout(() => stop.abort('enough'), 10);
    const error = await answer.catch((caught) => caught);
    expect(error).toBeInstanceOf(CancelledError);
    expect(error.cause).toBe('enough');
  });

  test.each([
    [{ status: 429, retryAfter: 2 }, 2_000],
    [{ status: 503 }, null],
  ])('keeps what %j asks for', async (fault, retryAfter) => {
    const error = await call(await request(fault), asText).catch((caught) => caught);
    expect(error).toMatchObject({ status: fault.status, retryAfter });
  });
});

test('A25: an error never shows user, password or query of its address', () => {
  const error = new ApiError('no connection', { url: 'https://reader:secret@example.org/file?token=hidden' });
  expect(error.message).toBe('https://example.org/file: no connection');
});
