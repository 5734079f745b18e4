/** Packs of texts, and pages that come along with them, as the browser reads them from its own site. */
import type { PACK_VERSION, PackIndex, PackSummary } from '#schemas/pack.ts';
import { bodyParts, call, joinBytes, send } from './http.ts';

/** Fetched again each time; hosts have no copy of it either. */
const INDEX = '/packs/index.json';
/** A chunk has half a megabyte, or one text; the largest manifest a few. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Repeated, since the schema's module would bring zod along. */
const VERSION: typeof PACK_VERSION = 1;
const ADDRESS = /^\/_astro\/packs\/[a-z0-9-]+\.[0-9a-f]{16}\.json$/;

/**
 * By hand, since zod would be half of all that comes for keeping. Only what leads to another address is looked at: a manifest
 * is known by its digest, and the build has checked all of it by `src/schemas/pack.ts`.
 */
function readIndex(body: string): readonly PackSummary[] {
  const { version, packs }: Partial<PackIndex> = Object(JSON.parse(body));
  if (version !== VERSION || !Array.isArray(packs)) throw new Error(`an index of packs of version ${version}`);
  for (const { manifest, path } of packs)
    if (!ADDRESS.test(manifest) || !path.startsWith('/file/')) throw new Error(`a pack at ${manifest}, ${path}`);
  return packs;
}

/** Everything that can be kept. @throws {ApiError} when it cannot be loaded, or is of another version */
export async function fetchPackIndex(signal: AbortSignal): Promise<readonly PackSummary[]> {
  const limits = { timeout: 30_000, maxBytes: MOST_BYTES, accept: 'application/json', signal };
  return call({ url: INDEX, ...limits }, readIndex);
}

/** A manifest is what its address says, since its digest is in it; it may still be of a later form. @throws */
export function checkManifest(bytes: Uint8Array): void {
  const { version } = JSON.parse(new TextDecoder().decode(bytes));
  if (version !== VERSION) throw new Error(`a manifest of version ${version}`);
}

/**
 * The bytes of a file of a pack, or of a page, as they were published.
 * @param afresh past the browser's own cache
 * @throws {ApiError}
 */
export function fetchPackFile(url: string, signal: AbortSignal, afresh: boolean): Promise<Uint8Array<ArrayBuffer>> {
  // The time is for a slow connection.
  const request = {
    url,
    signal,
    timeout: 120_000,
    maxBytes: MOST_BYTES,
    ...(afresh && { cache: { cache: 'reload' } as const }),
  };
  return send(request, (response) => joinBytes(bodyParts(response, url, MOST_BYTES)));
}
