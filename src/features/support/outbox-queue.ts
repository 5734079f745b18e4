/** Support messages that wait on the device until the server has accepted them: which are believed, stored and dropped. */
import { parsedList } from '#ui/storage.ts';

/** A message with the key that it has in this queue; the server never sees it. */
export type WaitingMessage = Record<'id' | 'name' | 'email' | 'comments', string>;

/** Nobody writes more letters than this while the post is down; then the oldest goes. */
export const MOST_WAITING = 5;

function readMessage(value: unknown): WaitingMessage[] {
  const { id, name, email, comments } = Object(value) as Record<keyof WaitingMessage, unknown>;
  const texts = [id, name, email, comments].filter((text) => typeof text === 'string');
  const [one = '', two = '', three = '', four = ''] = texts;
  if (texts.length < 4 || !one || !two || !four) return [];
  return [{ id: one, name: two, email: three, comments: four }];
}

/** What was stored, as far as it can be believed: anything may have written there. Garbage → `[]`. */
export const readWaiting = (stored: string | null): WaitingMessage[] =>
  parsedList(stored).flatMap(readMessage).slice(-MOST_WAITING);

/** With one message more, at the end; the same id replaces itself. */
export function addWaiting(waiting: readonly WaitingMessage[], message: WaitingMessage): WaitingMessage[] {
  return [...dropWaiting(waiting, message.id), message].slice(-MOST_WAITING);
}

/** Without the message of that id. */
export function dropWaiting(waiting: readonly WaitingMessage[], id: string): WaitingMessage[] {
  return waiting.filter((message) => message.id !== id);
}
