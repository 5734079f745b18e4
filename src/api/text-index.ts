/** The index inside texts and the pages that it leads to, as the browser reads them from its own site. */

import { UnreachableError } from './errors.ts';
import { bodyParts, joinBytes, send } from './http.ts';

/** The longest page has less. */
const MOST_BYTES = 16 * 1024 * 1024;
/** What the browser's cache has, however old. */
const FROM_CACHE = { mode: 'same-origin', cache: 'only-if-cached' } as const;

/** One read of a file. */
export interface FileRequest {
  url: string;
  signal: AbortSignal;
  /** Whether so much of it is enough; the rest is then not waited for. */
  isEnough?: (soFar: string) => boolean;
  /** Is called when the file came from the device because there is no connection. */
  onKept?: () => void;
}

type Parts = AsyncGenerator<Uint8Array<ArrayBuffer>, void, void>;

/** @throws {ApiError}; what stopped it, when `signal` did */
async function read<T>({ url, signal, onKept }: FileRequest, take: (parts: Parts) => Promise<T>): Promise<T> {
  const request = { url, signal, timeout: 30_000, maxBytes: MOST_BYTES };
  const readAs = (isCached: boolean) => (response: Response) => {
    if (isCached || navigator.onLine === false) onKept?.();
    return take(bodyParts(response, url, MOST_BYTES));
  };
  return send(request, readAs(false)).catch(async (error: unknown) => {
    signal.throwIfAborted();
    if (!(error instanceof UnreachableError)) throw error;
    return send({ ...request, cache: FROM_CACHE }, readAs(true)).catch(() => {
      throw error;
    });
  });
}

/** @throws {ApiError}; what stopped it, when `signal` did */
export const fetchBytes = (request: FileRequest): Promise<Uint8Array<ArrayBuffer>> => read(request, joinBytes);

/**
 * A file as text, as far as it is wanted.
 * @throws {ApiError}; what stopped it, when `signal` did
 */
export const fetchText = (request: FileRequest): Promise<string> =>
  read(request, async (parts) => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of parts) {
      text += decoder.decode(part, { stream: true });
      if (request.isEnough?.(text)) return text;
    }
    return text + decoder.decode();
  });
