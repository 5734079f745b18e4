/** Sends a click-log event (SPEC section 7) and forgets it. */
import type { ClickLogEvent } from '#schemas/wire.ts';

/**
 * Posts an event. It never throws, waits for nothing, and the answer is not read; the request outlives the page, so that
 * a press that leads away is counted without holding it up.
 * @returns whether the endpoint took the request at all; the caller may stop asking one that does not
 */
export async function postEvent(url: string, allowCode: string, event: ClickLogEvent): Promise<boolean> {
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { authorization: `ALLOW=${allowCode}`, 'content-type': 'application/json' },
      body: JSON.stringify(event),
      keepalive: true,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    return ok;
  } catch {
    return false;
  }
}
