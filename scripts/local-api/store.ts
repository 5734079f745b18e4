/** What readers send, kept in one SQLite file: support messages, and click events. */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ClickLogEvent, SupportMessage } from '#schemas/wire.ts';

export interface StoredMessage {
  id: string;
  name: string;
  /** Empty where none was given. */
  email: string;
  comments: string;
  /** ISO 8601, UTC. */
  received_at: string;
}
export type StoredEvent = ClickLogEvent & { received_at: string };

export interface Store {
  /** Keeps a message once, however often its id comes; without an id it gets one. Returns the id. */
  addMessage(message: SupportMessage): string;
  /** Keeps an event once, however often its requestid comes. */
  addEvent(event: ClickLogEvent): void;
  /** All of them, oldest first. */
  messages(): StoredMessage[];
  events(): StoredEvent[];
  close(): void;
}

/**
 * Opens `api.sqlite` in a folder, and makes either where it is missing.
 * @param dataDir a folder, or `:memory:` for a store that ends with the process
 */
export function openStore(dataDir: string): Store {
  const inMemory = dataDir === ':memory:';
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  // A second server on the same file waits its turn instead of failing.
  const db = new DatabaseSync(inMemory ? dataDir : join(dataDir, 'api.sqlite'), { timeout: 5000 });
  db.exec(`
    CREATE TABLE IF NOT EXISTS support (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, comments TEXT NOT NULL, received_at TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS click (
      requestid TEXT PRIMARY KEY, contextid TEXT NOT NULL, callerid TEXT NOT NULL, component TEXT NOT NULL,
      action TEXT NOT NULL, type TEXT NOT NULL, received_at TEXT NOT NULL
    ) STRICT;
  `);
  const now = () => new Date().toISOString();
  const addMessage = db.prepare('INSERT INTO support VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const addEvent = db.prepare('INSERT INTO click VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const messages = db.prepare('SELECT * FROM support ORDER BY rowid');
  const events = db.prepare('SELECT * FROM click ORDER BY rowid');

  return {
    addMessage(message) {
      const id = message.id || randomUUID();
      addMessage.run(id, message.name, message.email ?? '', message.comments, now());
      return id;
    },
    addEvent({ requestid, contextid, callerid, component, action, type }) {
      addEvent.run(requestid, contextid, callerid, component, action, type, now());
    },
    messages: () => messages.all() as unknown as StoredMessage[],
    events: () => events.all() as unknown as StoredEvent[],
    close: () => db.close(),
  };
}
