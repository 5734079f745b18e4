/** Request bodies: bounded, parsed, and checked before anything else sees them. */
import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { ApiFault } from './faults.ts';

/** Every call's context: its body is read before it is answered. */
export type ApiEnv = { Variables: { body: Uint8Array } };
export type ApiContext = Context<ApiEnv>;

const KIBIBYTE = 1024;
/** More is never kept, whatever the call. */
const KEEP = 1024 * KIBIBYTE;
/** More is not even read; the connection is cut instead. */
const READ = 64 * 1024 * KIBIBYTE;

/**
 * Reads a body to its end, also one that is refused: on a connection with unread bytes the next request would fail, and
 * a client that is still sending would never see the answer.
 * @throws {ApiFault} 413 for more than 1 MiB, 400 for one that breaks off
 */
export const readBody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size <= KEEP) chunks.push(chunk);
      if (size > READ) break;
    }
  } catch (cause) {
    throw new ApiFault(400, 'The body ended early', 'send all of it', { cause });
  }
  if (size > READ) c.header('Connection', 'close');
  if (size > KEEP) throw tooLarge(KEEP);
  c.set('body', Buffer.concat(chunks));
  await next();
};

/** Refuses a body of more than so many KiB with 413. */
export function atMost(kibibytes: number): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (c.get('body').byteLength > kibibytes * KIBIBYTE) throw tooLarge(kibibytes * KIBIBYTE);
    await next();
  };
}

const tooLarge = (limit: number): ApiFault =>
  new ApiFault(413, 'The body is too large', `send at most ${limit / KIBIBYTE} KiB`);

/**
 * What a call was sent, in the shape of its schema.
 * @param wanted the shape in words, for the answer to a body that has another
 * @throws {ApiFault} 400
 */
function checkBody<T>(body: unknown, schema: z.ZodType<T>, wanted: string): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  throw new ApiFault(400, `The body is not what this call takes (${faults.join(', ')})`, `send ${wanted}`);
}

/**
 * As {@link checkBody}, from the JSON of a request. Its content type is not looked at: `sendBeacon` names none of ours.
 * @throws {ApiFault} 400
 */
export function readJson<T>(c: ApiContext, schema: z.ZodType<T>, wanted: string): T {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(c.get('body')));
  } catch (cause) {
    throw new ApiFault(400, 'The body is not JSON', `send ${wanted}`, { cause });
  }
  return checkBody(body, schema, wanted);
}

/** The fields of a form in the usual encoding, as {@link checkBody} takes them: `name=A+b&id=` → `{ name: 'A b', id: '' }`. */
export function readForm<T>(c: ApiContext, schema: z.ZodType<T>, wanted: string): T {
  const fields = new URLSearchParams(new TextDecoder().decode(c.get('body')));
  return checkBody(Object.fromEntries(fields), schema, wanted);
}
