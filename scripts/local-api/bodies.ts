/** Request bodies: bounded, parsed, and checked before anything else sees them. */
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { ApiFault } from './faults.ts';

/** Refuses a body of more than so many KiB with 413. */
export function atMost(kibibytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: kibibytes * 1024,
    onError: () => {
      throw new ApiFault(413, 'The body is too large', `send at most ${kibibytes} KiB`);
    },
  });
}

/**
 * What a call was sent, in the shape of its schema.
 * @param wanted the shape in words, for the answer to a body that has another
 * @throws {ApiFault} 400
 */
export function checkBody<T>(body: unknown, schema: z.ZodType<T>, wanted: string): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  throw new ApiFault(400, `The body is not what this call takes (${faults.join(', ')})`, `send ${wanted}`);
}

/**
 * As {@link checkBody}, from the JSON of a request. Its content type is not looked at: `sendBeacon` names none of ours.
 * @throws {ApiFault} 400
 */
export async function readJson<T>(c: Context, schema: z.ZodType<T>, wanted: string): Promise<T> {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new ApiFault(400, 'The body is not JSON', `send ${wanted}`, { cause });
  }
  return checkBody(body, schema, wanted);
}
