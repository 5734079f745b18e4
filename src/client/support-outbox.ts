/**
 * The outbox of the support form, on every page: what could not be sent is tried again at the next page view, whatever
 * page that is. It shares no module with another script; the form hands its message over as an event.
 */
import { postMessage } from '#api/support.ts';
import type { WAITING_KEY } from '#domain/storage-keys.ts';
import { addWaiting, dropWaiting, readWaiting, type WaitingMessage } from '#domain/support-waiting.ts';

const KEY: typeof WAITING_KEY = 'support';
const url = document.querySelector<HTMLMetaElement>('meta[name="support"]')?.content ?? '';

function waiting(): WaitingMessage[] {
  try {
    return readWaiting(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** false where storage is blocked or full. */
function keep(messages: readonly WaitingMessage[]): boolean {
  try {
    if (messages.length > 0) localStorage.setItem(KEY, JSON.stringify(messages));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** Storage is read anew for each message: another tab may have sent it, and the reader may have cleared it. */
async function sendAll(only?: string): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const next = waiting().find(({ id }) => !tried.has(id) && id === (only ?? id));
    if (!next) return;
    tried.add(next.id);
    if (await postMessage(url, next)) keep(dropWaiting(waiting(), next.id));
  }
}

/**
 * One tab at a time. A page that opens while another tab sends leaves it all to that tab; a new message stands in the
 * queue, and then goes alone, since a tab hears late of what another one removed. A browser without locks (a page without
 * TLS) relies on the id, by which the server drops repeats.
 */
function send(only?: string): void {
  if (!navigator.locks) sendAll(only);
  else navigator.locks.request(KEY, { ifAvailable: !only }, (lock) => lock && sendAll(only)).catch(() => {});
}

addEventListener('support', (event) => {
  if (!(event instanceof CustomEvent)) return;
  const [message] = readWaiting(JSON.stringify([event.detail]));
  if (!message) return;
  event.preventDefault(); // says that it was taken
  if (keep(addWaiting(waiting(), message))) send(message.id);
  else postMessage(url, message);
});

if (waiting().length > 0) send();
