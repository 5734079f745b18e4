/** Sends a support message (SPEC section 7). */

import type { SupportMessage } from '#schemas/wire.ts';

/** Requests that outlive their page may carry 64 KiB in all (Fetch standard, 4.6); the rest is room for the others. */
const MOST_KEPT_ALIVE = 48 * 1024;

/** An answer that came with 200 and is none: a page of HTML, or JSON that says it went wrong. */
const REFUSAL = /^\s*<|"error"\s*:\s*(?!null|false|""|\[\])|"(?:ok|success)"\s*:\s*false/;

/**
 * Posts one message: name, email and comments, and nothing else that the object may hold. The answer may take its time: SPEC sets
 * no timeout, nobody waits for it, and a message that has none yet is sent again at the next page view.
 * @returns whether it was accepted: status 2xx, and a body that does not say otherwise. Never throws.
 */
export async function postMessage(url: string, { name, email, comments }: SupportMessage): Promise<boolean> {
  const body = JSON.stringify({ name, email, comments });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body,
      keepalive: new TextEncoder().encode(body).length < MOST_KEPT_ALIVE,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return response.ok && !REFUSAL.test(await response.text());
  } catch {
    return false;
  }
}
