/** What readers send, kept in one SQLite file: support messages, and click events. */
import { hash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ClickLogEvent, SupportMessage } from '#schemas/wire.ts';
import { groupCommit } from './group-commit.ts';

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
  /**
   * Keeps a message once, however often it comes. Without an id it gets one; an id that comes again with other words is that of
   * another message, which gets one that is made of both.
   * @returns the id that it is kept under, once it is on the disk
   */
  addMessage(message: SupportMessage): Promise<string>;
  /** Keeps an event once, however often its requestid comes. */
  addEvent(event: ClickLogEvent): Promise<void>;
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
  const { write, flush } = groupCommit(db);
  const now = () => new Date().toISOString();
  const addMessage = db.prepare('INSERT INTO support VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const addEvent = db.prepare('INSERT INTO click VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const isKept = db.prepare('SELECT 1 FROM support WHERE id = ? AND name = ? AND email = ? AND comments = ?');
  const messages = db.prepare('SELECT * FROM support ORDER BY rowid');
  const events = db.prepare('SELECT * FROM click ORDER BY rowid');

  return {
    addMessage({ id = '', name, email = '', comments }) {
      return write(() => {
        let as = id || randomUUID();
        while (
          addMessage.run(as, name, email, comments, now()).changes === 0 &&
          !isKept.get(as, name, email, comments)
        ) {
          as = `${id}~${hash('sha256', JSON.stringify([as, name, email, comments])).slice(0, 16)}`;
        }
        return as;
      });
    },
    addEvent({ requestid, contextid, callerid, component, action, type }) {
      return write(() => void addEvent.run(requestid, contextid, callerid, component, action, type, now()));
    },
    messages: () => messages.all() as unknown as StoredMessage[],
    events: () => events.all() as unknown as StoredEvent[],
    close() {
      flush();
      db.close();
    },
  };
}
