/**
 * The outbox of the support form, on every page: what could not be sent is tried again at the next page view, whatever
 * page that is. The form hands its message over as an event.
 */
import { postMessage } from '#api/support.ts';
import { WAITING_KEY } from '#schemas/storage-keys.ts';
import { store, stored } from '#ui/storage.ts';
import { addWaiting, dropWaiting, readWaiting, type WaitingMessage } from './outbox-queue.ts';

const url = document.querySelector<HTMLMetaElement>('meta[name="support"]')?.content ?? '';

const waiting = (): WaitingMessage[] => readWaiting(stored(WAITING_KEY));

/** false where storage is blocked or full. */
const storeWaiting = (messages: readonly WaitingMessage[]): boolean =>
  store(WAITING_KEY, messages.length > 0 ? JSON.stringify(messages) : null);

/** Messages that this tab has sent. */
const sent = new Set<string>();

// Another tab that had not yet heard of it may have written a sent message back.
addEventListener('storage', ({ key }: Partial<StorageEvent>) => {
  const all = key === WAITING_KEY ? waiting() : [];
  const left = all.filter(({ id }) => !sent.has(id));
  if (left.length < all.length) storeWaiting(left);
});

/**
 * Each message by itself, in one tab at a time: none waits for another whose answer does not come, and none goes twice. Storage is
 * read anew for it: another tab may have sent it, and the reader may have cleared it. A browser without locks (a page without
 * TLS) relies on the server, which drops a message that it has already.
 */
function send(id: string): void {
  const work = async (lock?: Lock | null): Promise<void> => {
    const message = lock === null ? undefined : waiting().find((one) => one.id === id);
    if (!message || !(await postMessage(url, message))) return;
    sent.add(id);
    storeWaiting(dropWaiting(waiting(), id));
  };
  if (!navigator.locks) work();
  else navigator.locks.request(`${WAITING_KEY} ${id}`, { ifAvailable: true }, work).catch(() => {});
}

addEventListener('support', (event) => {
  if (!(event instanceof CustomEvent)) return;
  const [message] = readWaiting(JSON.stringify([event.detail]));
  if (!message) return;
  event.preventDefault(); // says that it was taken
  if (storeWaiting(addWaiting(waiting(), message))) send(message.id);
  else postMessage(url, message);
});

for (const { id } of waiting()) send(id);
