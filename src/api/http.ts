/**
 * One call over HTTP, for scripts and browsers alike. It trusts no server: one deadline covers connection, headers and
 * body; bytes are counted as they are read, after decompression; redirects are failures; bytes that are not UTF-8 too.
 */
import {
  ApiError,
  CancelledError,
  DeadlineError,
  FormatError,
  OversizeError,
  StatusError,
  UnreachableError,
} from './errors.ts';

export interface ApiRequest {
  url: string;
  /** Sent as JSON by POST; without it the call is a GET. */
  json?: unknown;
  /** Media types that the caller can read, for the header of that name. */
  accept?: string;
  /** The language that the asker reads, for the header `Accept-Language`; otherwise the browser names its own. */
  language?: string | undefined;
  /** Milliseconds for the whole call, body included. Without it the call ends when its caller stops it (SPEC section 9). */
  timeout?: number;
  /** Most bytes of a body that are read, after decompression. */
  maxBytes: number;
  /** Stops the call from outside. */
  signal?: AbortSignal | undefined;
  /** How `fetch` is to use the browser's cache (default: as it likes). */
  cache?: Pick<RequestInit, 'cache' | 'mode'>;
}

/** What an answer is read into. It throws when the body is not what it should be. */
export type Parse<T> = (body: string, mediaType: string, headers: Headers) => T;

/** A Retry-After header in milliseconds: `'2'` → 2000, a date → the time until then, anything else → null. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const until = Date.parse(header) - Date.now();
  return Number.isNaN(until) ? null : Math.max(0, until);
}

/** A body as text. A byte order mark is dropped by the decoder. */
async function readBody(response: Response, { url, maxBytes }: ApiRequest): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (cause) {
      throw new FormatError('the answer is not UTF-8', { url, status: response.status, cause });
    }
  };
  let text = '';
  for await (const part of bodyParts(response, url, maxBytes)) text += decode(part);
  return text + decode();
}

/**
 * Makes one call.
 * @param read what is made of a response with status 2xx, within the same deadline
 * @throws {ApiError} always one of its subclasses
 */
export async function send<T>(request: ApiRequest, read: (response: Response) => Promise<T>): Promise<T> {
  const { url, json, accept = '*/*', language, timeout, signal, cache } = request;
  const headers = language === undefined ? { accept } : { accept, 'accept-language': language };
  const stop = new AbortController();
  const timer =
    timeout &&
    setTimeout(() => stop.abort(new DeadlineError(`no full answer in ${timeout / 1000} s`, { url })), timeout);
  const cancel = () => stop.abort(new CancelledError('the call was stopped', { url, cause: signal?.reason }));
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  try {
    const response = await fetch(url, {
      ...cache,
      method: json === undefined ? 'GET' : 'POST',
      headers: json === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: json === undefined ? null : JSON.stringify(json),
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: stop.signal,
    });
    if (!response.ok) {
      throw new StatusError(response.status, readRetryAfter(response.headers.get('retry-after')), url);
    }
    return await read(response);
  } catch (error) {
    const failure = stop.signal.aborted ? stop.signal.reason : error;
    if (failure instanceof ApiError) {
      stop.abort(failure); // an unread body would hold its connection
      throw failure;
    }
    throw new UnreachableError('the server cannot be reached, or broke off', { url, cause: failure });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}

/**
 * Makes one call and reads its answer as text.
 * @returns what `parse` makes of the body
 * @throws {ApiError} always one of its subclasses; an error of `parse` becomes the `cause` of a {@link FormatError}
 */
export const call = <T>(request: ApiRequest, parse: Parse<T>): Promise<T> =>
  send(request, async (response) => {
    const body = await readBody(response, request);
    try {
      return parse(body, response.headers.get('content-type') ?? '', response.headers);
    } catch (cause) {
      throw new FormatError('the answer cannot be read', { url: request.url, status: response.status, cause });
    }
  });

/**
 * A body as it comes: what is not taken of it is not fetched.
 * @param maxBytes most that are read, after decompression
 * @throws {OversizeError}; what `fetch` throws when the body breaks off
 */
export async function* bodyParts(
  { body, status }: Response,
  url: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  const reader = body?.getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done || !value) return;
      size += value.byteLength;
      if (size > maxBytes) throw new OversizeError(`the answer is larger than ${maxBytes} bytes`, { url, status });
      yield value;
    }
  } finally {
    void reader?.cancel().catch(() => undefined);
  }
}

/** All parts as one. */
export async function joinBytes(parts: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of parts) all.push(part);
  return new Uint8Array(await new Blob(all).arrayBuffer());
}
