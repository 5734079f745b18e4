/** The library as a build reads it: the list, texts and playlists, each call retried as long as that can help. */
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import { z } from 'zod';
import { type WireList, type WirePlaylistContent, wireList, wirePlaylistContent } from '#schemas/wire.ts';
import { ApiError, FormatError, OversizeError, ShapeError, StatusError } from './errors.ts';
import { type ApiRequest, call, type Parse } from './http.ts';
import { isTooDeep, TooDeepError } from './json-depth.ts';
import { parseText } from './parse-text.ts';

/** What a text is asked by: its key where the list gives one, else its names. */
interface TextAddress {
  folder: string;
  language: string;
  fileName: string;
  s3Path: string | null;
}

/** Anywhere a library can be read from; each call rejects with an `ApiError` when its answer cannot be loaded. */
export interface LibrarySource {
  list(): Promise<WireList>;
  /** As sent, not normalised; never empty. */
  text(address: TextAddress): Promise<string>;
  playlist(id: string): Promise<WirePlaylistContent>;
  /** Stops what is under way; nothing can be read afterwards. */
  close(): void;
}

export interface LibrarySettings {
  /** Base address, without a closing slash. */
  api: string;
  /** Most requests at once. */
  concurrency: number;
  /** Milliseconds for one request, its body included. */
  timeout: number;
  /** Milliseconds for all of them together. */
  budget: number;
  /** Tries after the first one. */
  retries?: number;
  /** Milliseconds before the second try; doubles, with some chance in it, up to `slowest`. */
  backoff?: { first: number; slowest: number };
  /** Failed tries in a row, after which the API counts as down; playlists are counted by themselves, and cost no text. */
  circuit?: number;
  /** Most bytes of a body, decoded. */
  sizes?: { list: number; text: number; playlist: number };
}

export interface LibraryClient extends LibrarySource {
  /** How much was asked so far. */
  readonly tally: { requests: number; retries: number };
}

/** Nothing more is asked: the API fails every time, or the time for the whole phase is over. */
export class GaveUpError extends ApiError {
  override name = 'GaveUpError';
}

const MEGABYTE = 2 ** 20;
/** A list of more entries is no list of songs; checking each would only use up the memory. */
const MOST_ENTRIES = 1_000_000;
/** After so many tries of one request, whatever short time the server asks for, the longest pause is made each time. */
const QUICK_TRIES = 10;
/**
 * Tries of one text or playlist, however often the server asks to wait for it: each makes all others wait too, so that a single
 * text which is always answered so would use up the time of the whole pull, and fail it.
 */
const MOST_TRIES = 20;

/**
 * The library behind an API, as SPEC section 7 describes it.
 * Everything that makes an answer good (UTF-8, JSON, its shape) is checked inside the retried unit, so that a cut or
 * garbled answer is asked for again. 4xx other than 408, 425 and 429 are final, as is a Retry-After beyond the budget; a
 * shorter one is waited for: of the list as often as the server asks, of a text {@link MOST_TRIES} times at most.
 */
export function createLibrary(settings: LibrarySettings): LibraryClient {
  const { api, concurrency, timeout, budget, retries = 4 } = settings;
  const until = Date.now() + budget;
  const backoff = settings.backoff ?? { first: 200, slowest: 4_000 };
  const sizes = settings.sizes ?? { list: 64 * MEGABYTE, text: 8 * MEGABYTE, playlist: 4 * MEGABYTE };
  const most = settings.circuit ?? Math.max(40, 4 * concurrency);
  const limit = pLimit(concurrency);
  const tally = { requests: 0, retries: 0 };
  const stop = new AbortController();
  const giveUp = (reason: string, cause?: unknown) => stop.abort(new GaveUpError(reason, { url: api, cause }));
  const circuits: Record<'texts' | 'playlists', Circuit> = {
    texts: { failedInARow: 0, signal: stop.signal, open: giveUp },
    playlists: circuitWithin(stop.signal, api),
  };
  const timer = setTimeout(() => giveUp(`the whole pull took longer than ${budget / 1000} s`), budget);
  let pausedUntil = 0;

  const canWait = (error: unknown): error is StatusError & { retryAfter: number } =>
    error instanceof StatusError && error.retryAfter !== null && Date.now() + error.retryAfter < until;

  async function once<T>(request: ApiRequest, parse: Parse<T>, circuit: Circuit, attempt: number): Promise<T> {
    while (pausedUntil > Date.now() && !circuit.signal.aborted) await pause(pausedUntil - Date.now(), circuit.signal);
    circuit.signal.throwIfAborted();
    tally.requests += 1;
    try {
      const value = await call(request, parse);
      circuit.failedInARow = 0;
      return value;
    } catch (error) {
      if (canWait(error)) {
        const least = attempt < QUICK_TRIES ? backoff.first : backoff.slowest;
        pausedUntil = Math.max(pausedUntil, Date.now() + Math.max(error.retryAfter, least));
      } else circuit.failedInARow += 1;
      if (circuit.failedInARow >= most) circuit.open(`nothing but failures, ${circuit.failedInARow} in a row`, error);
      throw shapeErrorOf(error);
    }
  }

  interface Question {
    path: string;
    maxBytes: number;
    accept: string;
    json?: unknown;
    circuit?: Circuit;
    tries?: number;
  }

  function ask<T>(question: Question, parse: Parse<T>): Promise<T> {
    const { path, maxBytes, accept, json, circuit = circuits.texts, tries = MOST_TRIES } = question;
    const request = { url: `${api}/${path}`, timeout, maxBytes, accept, json, signal: circuit.signal };
    return pRetry((attempt) => limit(once<T>, request, parse, circuit, attempt), {
      retries,
      minTimeout: backoff.first,
      maxTimeout: backoff.slowest,
      randomize: true,
      signal: circuit.signal,
      shouldConsumeRetry: ({ error }) => !canWait(error),
      shouldRetry: ({ error, attemptNumber }) => {
        const canDoBetter = !(error instanceof StatusError) || error.retryAfter === null || canWait(error);
        const worthIt = attemptNumber < tries && isPassing(error) && canDoBetter;
        if (worthIt) tally.retries += 1;
        return worthIt;
      },
    });
  }

  return {
    tally,
    close: () => {
      clearTimeout(timer);
      giveUp('the pull is over');
    },
    list: async () => {
      const tries = Number.POSITIVE_INFINITY; // nothing stands in for the list
      const list = await ask({ path: 'files', maxBytes: sizes.list, accept: 'application/json', tries }, readList);
      const count = list.files.length + list.playlists.length;
      if (count <= MOST_ENTRIES) return list;
      throw new OversizeError(`the list holds ${count} entries, more than ${MOST_ENTRIES}`, { url: `${api}/files` });
    },
    text: ({ s3Path, fileName, folder, language }) => {
      const json = s3Path === null ? { file_name: fileName, language: `${folder}/${language}` } : { s3_path: s3Path };
      return ask({ path: 'file', maxBytes: sizes.text, accept: 'text/plain, */*', json }, parseText);
    },
    playlist: (id) => {
      const path = `playlist-content?${new URLSearchParams({ id })}`;
      const { playlists: circuit } = circuits;
      const question = { path, maxBytes: sizes.playlist, accept: 'application/json', circuit };
      return ask(question, readJson(wirePlaylistContent));
    },
  };
}

/** Resolves after some milliseconds, or when the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}

/** Counts failures in a row, and ends what it stands for when there are too many. */
type Circuit = ReturnType<typeof circuitWithin>;

/** A circuit whose end is not the end of everything. */
function circuitWithin(whole: AbortSignal, url: string) {
  const own = new AbortController();
  return {
    failedInARow: 0,
    /** Ends its requests. */
    signal: AbortSignal.any([whole, own.signal]),
    open: (reason: string, cause: unknown): void => own.abort(new ApiError(reason, { url, cause })),
  };
}

/** The list; a server may say in a header that it goes on elsewhere (RFC 8288). */
const readList: Parse<WireList> = (body, mediaType, headers) => {
  const list = readJson(wireList)(body, mediaType, headers);
  const link = headers.get('link') ?? '';
  return /\brel\s*=\s*"?[^",;]*\bnext\b/i.test(link)
    ? { incomplete: 'has a Link header with rel="next"', ...list }
    : list;
};

/** Whether the same request may do better next time. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof StatusError)) return error instanceof ApiError && !(error.cause instanceof TooDeepError);
  return error.status === null || error.status >= 500 || [408, 425, 429].includes(error.status);
}

/** A body as JSON of a shape. */
const readJson =
  <S extends z.ZodType>(schema: S): Parse<z.output<S>> =>
  (body) => {
    if (isTooDeep(body)) throw new TooDeepError();
    const value: unknown = JSON.parse(body);
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw result.error;
  };

/** Sound JSON in a wrong shape gets its own class: the list's has a message of its own in the specification. */
function shapeErrorOf(error: unknown): unknown {
  const misshapen = error instanceof FormatError && error.cause instanceof z.ZodError;
  return misshapen ? new ShapeError('the answer is not in the agreed shape', error) : error;
}
