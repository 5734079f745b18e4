/** What readers send, kept in one SQLite file: support messages, and click events. */
import { hash } from 'node:crypto';
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
   * Keeps a message once, however often it comes within a day: a browser that lost the answer sends it again, and nothing in a
   * message tells its tries apart from another of the same words (SPEC section 7).
   * @returns the id that it is kept under, once it is on the disk: the digest of its three fields, and when it came
   */
  addMessage(message: SupportMessage): Promise<string>;
  /** Keeps an event once, however often its requestid comes. */
  addEvent(event: ClickLogEvent): Promise<void>;
  /** All of them, oldest first. */
  messages(): StoredMessage[];
  events(): StoredEvent[];
  close(): void;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Opens `api.sqlite` in a folder, and makes either where it is missing.
 * @param dataDir a folder, or `:memory:` for a store that ends with the process
 * @param clock milliseconds since 1970
 */
export function openStore(dataDir: string, clock: () => number = Date.now): Store {
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
  const now = () => new Date(clock()).toISOString();
  const addMessage = db.prepare('INSERT INTO support VALUES (?, ?, ?, ?, ?)');
  const addEvent = db.prepare('INSERT INTO click VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  // By the order of the key: `<digest> 2026-11-24T…` and what is later.
  const keptSince = db.prepare('SELECT id FROM support WHERE id BETWEEN ? AND ? LIMIT 1');
  const messages = db.prepare('SELECT * FROM support ORDER BY rowid');
  const events = db.prepare('SELECT * FROM click ORDER BY rowid');

  return {
    addMessage({ name, email = '', comments }) {
      return write(() => {
        const digest = hash('sha256', JSON.stringify([name, email, comments])).slice(0, 32);
        const dayAgo = new Date(clock() - DAY).toISOString();
        const kept = keptSince.get(`${digest} ${dayAgo}`, `${digest} ~`);
        if (kept) return String(kept['id']);
        const id = `${digest} ${now()}`;
        addMessage.run(id, name, email, comments, now());
        return id;
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
