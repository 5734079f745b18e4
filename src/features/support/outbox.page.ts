/**
 * The outbox of the support form, on every page: what could not be sent is tried again at the next page view, whatever
 * page that is. It shares no module with another script; the form hands its message over as an event.
 */
import { postMessage } from '#api/support.ts';
import type { WAITING_KEY } from '#schemas/storage-keys.ts';
import { addWaiting, dropWaiting, readWaiting, type WaitingMessage } from './outbox-queue.ts';

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

/** Messages that this tab has sent. */
const sent = new Set<string>();

// Another tab that had not yet heard of it may have written a sent message back.
addEventListener('storage', ({ key }: Partial<StorageEvent>) => {
  const all = key === KEY ? waiting() : [];
  const left = all.filter(({ id }) => !sent.has(id));
  if (left.length < all.length) keep(left);
});

/**
 * What stood there at the beginning, or one message alone: a message that another tab writes meanwhile is that tab's to
 * send. Storage is read anew before each: another tab may have sent it, and the reader may have cleared it.
 */
async function sendAll(only?: string): Promise<void> {
  for (const id of only ? [only] : waiting().map((message) => message.id)) {
    const message = waiting().find((one) => one.id === id);
    if (!message || !(await postMessage(url, message))) continue;
    sent.add(id);
    keep(dropWaiting(waiting(), id));
  }
}

/**
 * One tab at a time. A page that opens while another tab sends leaves it all to that tab; a new message stands in the
 * queue, and then goes alone, since a tab hears late of what another one removed. A browser without locks (a page without
 * TLS) relies on the server, which drops a message that it has already.
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
