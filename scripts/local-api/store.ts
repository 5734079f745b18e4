/** What readers send, in one SQLite file: support messages, and click events. */
import { hash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ClickLogEvent, SupportMessage } from '#schemas/wire.ts';

const DAY = 24 * 60 * 60 * 1000;

export type Store = ReturnType<typeof openStore>;

/**
 * Opens `api.sqlite` in a folder, and makes either where it is missing.
 * @param dataDir a folder, or `:memory:` for a store that ends with the process
 * @param clock milliseconds since 1970
 */
export function openStore(dataDir: string, clock: () => number = Date.now) {
  const inMemory = dataDir === ':memory:';
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  // A second server on the same file waits its turn instead of failing.
  const db = new DatabaseSync(inMemory ? dataDir : join(dataDir, 'api.sqlite'), { timeout: 5000 });
  // Readers of the file do not wait for writers, and a write does not wait for the disk.
  db.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS support (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, comments TEXT NOT NULL, received_at TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS click (
      requestid TEXT PRIMARY KEY, contextid TEXT NOT NULL, callerid TEXT NOT NULL, component TEXT NOT NULL,
      action TEXT NOT NULL, type TEXT NOT NULL, received_at TEXT NOT NULL
    ) STRICT;
  `);
  const now = () => new Date(clock()).toISOString();
  const addMessage = db.prepare('INSERT INTO support VALUES (?, ?, ?, ?, ?)');
  const addEvent = db.prepare('INSERT INTO click VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  // By the order of the key: `<digest> 2026-11-24T…` and what is later.
  const storedSince = db.prepare('SELECT id FROM support WHERE id BETWEEN ? AND ? LIMIT 1');

  return {
    /**
     * Stores a message once, however often it comes within a day: a browser that lost the answer sends it again, and nothing in a
     * message tells its tries apart from another of the same words (SPEC section 7).
     * @returns the id that it is stored under: the digest of its three fields, and when it came
     */
    addMessage({ name, email = '', comments }: SupportMessage) {
      const digest = hash('sha256', JSON.stringify([name, email, comments])).slice(0, 32);
      const dayAgo = new Date(clock() - DAY).toISOString();
      const stored = storedSince.get(`${digest} ${dayAgo}`, `${digest} ~`);
      if (stored) return String(stored['id']);
      const id = `${digest} ${now()}`;
      addMessage.run(id, name, email, comments, now());
      return id;
    },
    /** Stores an event once, however often its requestid comes. */
    addEvent({ requestid, contextid, callerid, component, action, type }: ClickLogEvent) {
      addEvent.run(requestid, contextid, callerid, component, action, type, now());
    },
    close: () => db.close(),
  };
}

/** The messages that an API has stored in a folder, as it stored them, the oldest first; undefined where it stored none. */
export function readMessages(dataDir: string): unknown[] | undefined {
  const file = join(dataDir, 'api.sqlite');
  if (!existsSync(file)) return undefined;
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return db.prepare('SELECT name, email, comments, received_at FROM support ORDER BY rowid').all();
  } finally {
    db.close();
  }
}
