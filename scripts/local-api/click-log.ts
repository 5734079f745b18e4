/** `POST /click-log`: page loads and clicks, without anything about who clicked. */
import { clickLogEvent } from '#schemas/wire.ts';
import { type ApiContext, readJson } from './bodies.ts';
import { ApiFault } from './faults.ts';
import type { Store } from './store.ts';

const wanted = '{"requestid", "contextid", "callerid", "component", "action", "type": "webpage"} and nothing else';
const GUID_LENGTH = 36;

/**
 * Stores the event. SPEC section 7 leaves open whether the authorization is sent at all, so it may be missing; one that
 * is sent must be `ALLOW=` and the code that `contextid` begins with.
 */
export function answerClickLog(c: ApiContext, store: Store): Response {
  const event = readJson(c, clickLogEvent, wanted);
  const authorization = c.req.header('Authorization');
  const code = event.contextid.slice(0, -(GUID_LENGTH + '-'.length));
  if (authorization !== undefined && authorization !== `ALLOW=${code}`) {
    throw new ApiFault(
      401,
      'Authorization and contextid do not agree',
      'send ALLOW= and the code contextid begins with',
    );
  }
  store.addEvent(event);
  return c.body(null, 204);
}
