/** Sends a click-log event (SPEC section 7) and forgets it. */
import type { ClickLogEvent } from '#schemas/wire.ts';

/**
 * Posts an event. It never throws, and whatever the answer is, it is ignored; the request outlives the page, so that a press
 * that leads away is counted without holding it up.
 */
export async function postEvent(url: string, allowCode: string, event: ClickLogEvent): Promise<void> {
  try {
    await fetch(url, {
      method: 'POST',
      headers: { authorization: `ALLOW=${allowCode}`, 'content-type': 'application/json' },
      body: JSON.stringify(event),
      keepalive: true,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  } catch {
    // No answer is ignored, too.
  }
}
