/** Packs of texts, and pages that come along with them, as the browser reads them from its own site. */
import { type PackSummary, packIndex, packManifest } from '#schemas/pack.ts';
import { CancelledError, DeadlineError, OversizeError, StatusError, UnreachableError } from './errors.ts';
import { call } from './http.ts';

/** Asked for again each time; hosts keep no copy of it either. */
const INDEX = '/packs/index.json';
/** Milliseconds for one file on a slow line. */
const TIMEOUT = 120_000;
/** A chunk has half a megabyte, or one text; the largest manifest a few. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Everything that can be kept. @throws {ApiError} when it cannot be had, or is of another version */
export async function fetchPackIndex(signal: AbortSignal): Promise<readonly PackSummary[]> {
  const limits = { timeout: 30_000, maxBytes: MOST_BYTES, accept: 'application/json', signal };
  const { packs } = await call({ url: INDEX, ...limits }, (body) => packIndex.parse(JSON.parse(body)));
  return packs;
}

/** @throws what is wrong with it */
export const checkManifest = (bytes: Uint8Array): void =>
  void packManifest.parse(JSON.parse(new TextDecoder().decode(bytes)));

async function readBody({ body }: Response, url: string): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) break;
    size += value.byteLength;
    if (size > MOST_BYTES) {
      void reader?.cancel().catch(() => undefined);
      throw new OversizeError(`the answer is larger than ${MOST_BYTES} bytes`, { url });
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/**
 * The bytes of a file of a pack, or of a page, as they were published.
 * @param afresh past the browser's own cache
 * @throws {ApiError}
 */
export async function fetchPackFile(
  url: string,
  signal: AbortSignal,
  afresh: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const late = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetch(url, {
      cache: afresh ? 'reload' : 'default',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: AbortSignal.any([signal, late]),
    });
    if (!response.ok) {
      void response.body?.cancel().catch(() => undefined);
      throw new StatusError(response.status, null, url);
    }
    return await readBody(response, url);
  } catch (cause) {
    if (cause instanceof StatusError || cause instanceof OversizeError) throw cause;
    if (signal.aborted) throw new CancelledError('the call was stopped', { url, cause: signal.reason });
    if (late.aborted) throw new DeadlineError(`no full answer in ${TIMEOUT / 1000} s`, { url, cause });
    throw new UnreachableError('the server cannot be reached, or broke off', { url, cause });
  }
}
