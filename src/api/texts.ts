/** The index inside texts and the pages that it leads to, as the browser reads them from its own site. */
import { bodyParts, joinParts } from './body.ts';
import { DeadlineError, StatusError, UnreachableError } from './errors.ts';

/** Milliseconds for one file. */
const TIMEOUT = 30_000;
/** The longest page has less. */
const MOST_BYTES = 16 * 1024 * 1024;

/** A file, and whether it came from the device because there is no line. */
interface Answered {
  response: Response;
  isKept: boolean;
}

/** Where there is no line, what the browser has kept is as good: even a page that it would ask for again. */
async function ask(url: string, signal: AbortSignal): Promise<Answered> {
  const options = { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error', signal } as const;
  try {
    return { response: await fetch(url, options), isKept: navigator.onLine === false };
  } catch (cause) {
    if (signal.aborted) throw cause;
    const kept = await fetch(url, { ...options, mode: 'same-origin', cache: 'only-if-cached' }).catch(() => null);
    if (kept?.ok) return { response: kept, isKept: true };
    throw new UnreachableError('the server cannot be reached, or broke off', { url, cause });
  }
}

/** One read of a file. */
export interface FileRequest {
  url: string;
  signal: AbortSignal;
  /** Whether so much of it is enough; the rest is then not waited for. */
  isEnough?: (soFar: string) => boolean;
  /** Is told when the file came from the device because there is no line. */
  onKept?: () => void;
}

async function* readParts({ url, signal, onKept }: FileRequest): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  const late = AbortSignal.timeout(TIMEOUT);
  try {
    const { response, isKept } = await ask(url, AbortSignal.any([signal, late]));
    if (!response.ok) throw new StatusError(response.status, null, url);
    if (isKept) onKept?.();
    yield* bodyParts(response, url, MOST_BYTES);
  } catch (cause) {
    if (late.aborted && !signal.aborted)
      throw new DeadlineError(`no full answer in ${TIMEOUT / 1000} s`, { url, cause });
    throw cause;
  }
}

/** @throws {ApiError}; what stopped it, when `signal` did */
export const fetchBytes = (request: FileRequest): Promise<Uint8Array<ArrayBuffer>> => joinParts(readParts(request));

/**
 * A file as text, as far as it is wanted.
 * @throws {ApiError}; what stopped it, when `signal` did
 */
export async function fetchText(request: FileRequest): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of readParts(request)) {
    text += decoder.decode(part, { stream: true });
    if (request.isEnough?.(text)) return text;
  }
  return text + decoder.decode();
}
