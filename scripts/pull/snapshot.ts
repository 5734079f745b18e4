/** The only writer of the snapshot: texts by content first, then the manifest, whose rename is the moment of commit. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { normaliseText } from '#core/text/texts.ts';
import { type SnapshotManifest, snapshotManifest } from '#schemas/snapshot.ts';
import { makeFolder, readJson, replaceFile, syncFolder, type WriteFile, writeAndSync } from './disk.ts';
import { takeLock } from './lock.ts';

const turns = z.object({ at: z.string() });

/** A text as the snapshot holds it. */
export interface StoredText {
  digest: string;
  /** UTF-8 bytes. */
  bytes: number;
  /** Normalised. */
  text: string;
}

/** A snapshot that is open for one pull; no other pull can open it meanwhile. */
export interface Snapshot {
  /** As the last commit left it; null before the first. */
  readonly previous: SnapshotManifest | null;
  /** Why there is no `previous` although there is a manifest; else null. */
  readonly unreadable: string | null;
  /** Whether a text is there, byte for byte: what lies under its name is read. */
  holds(digest: string): boolean;
  /** A text that {@link Snapshot.holds}. */
  read(digest: string): Promise<string>;
  /** Normalises a text and stores it, over whatever else lies under its name. @throws {UserError} */
  put(text: string): Promise<StoredText>;
  /** Digests under which other bytes lay; each is written again as soon as its text is put. */
  readonly damaged: ReadonlySet<string>;
  /** Until when the turns of texts were taken (`recheck-schedule.ts`), milliseconds since 1970; null where that is not known. */
  readonly turnsTaken: number | null;
  /** To be called after a commit, where dates were trusted. @throws {UserError} */
  storeTurns(until: number): Promise<void>;
  /** What an earlier pull worked out and may be worked out again; null where it is not there, or is not of this shape. */
  readCache<T>(name: string, schema: z.ZodType<T>): Promise<T | null>;
  /** Stored with the next manifest that is written. */
  storeCache(name: string, json: string): void;
  /** Bytes of text written so far. */
  readonly written: number;
  /**
   * Makes a manifest the snapshot's own, unless it says the same as the last one; then nothing is written at all.
   * @returns whether it was written
   */
  commit(manifest: SnapshotManifest): Promise<boolean>;
  /** Deletes texts that no manifest refers to, and releases the lock. Must be called however the pull ends. */
  close(): Promise<void>;
}

/**
 * Opens the snapshot in a folder, made if it is not there, and clears what a crashed run left aside.
 * @throws {UserError} while another pull has it open
 * @throws {UserError} when the folder cannot be made
 */
export async function openSnapshot(folder: string, write: WriteFile = writeAndSync): Promise<Snapshot> {
  const texts = join(folder, 'texts');
  const aside = join(folder, 'aside');
  const manifestPath = join(folder, 'manifest.json');
  await makeFolder(folder);
  const unlock = takeLock(folder, 'Another pull of this snapshot is running.');
  await rm(aside, { recursive: true, force: true });

  const caches = new Map<string, string>();
  const cachePath = (name: string): string => join(folder, `${name}.json`);
  const turnsPath = join(folder, 'turns.json');
  const turnsTaken = Date.parse((await readJson(turnsPath, turns))?.at ?? '') || null;
  const { previous, unreadable } = await readManifest(manifestPath);
  const stored = await listTexts(texts);
  const touched = new Set<string>();
  const sound = new Set<string>();
  const damaged = new Set<string>();
  const placeOf = (digest: string): string => join(texts, digest.slice(0, 2), digest);
  let current = previous;
  let written = 0;
  let count = 0;

  function holds(digest: string): boolean {
    if (sound.has(digest) || !stored.has(digest)) return sound.has(digest);
    if (digestIn(placeOf(digest)) === digest) sound.add(digest);
    else {
      damaged.add(digest);
      stored.delete(digest);
    }
    return sound.has(digest);
  }

  return {
    previous,
    unreadable,
    get written() {
      return written;
    },
    damaged,
    turnsTaken,
    async storeTurns(until) {
      await makeFolder(aside);
      const at = JSON.stringify({ at: new Date(until).toISOString() });
      await replaceFile(turnsPath, `${at}\n`, join(aside, 'turns.json'), write);
    },

    readCache: (name, schema) => readJson(cachePath(name), schema),
    storeCache: (name, json) => void caches.set(name, json),

    holds,
    read: (digest) => readFile(placeOf(digest), 'utf8'),

    async put(sent) {
      const text = normaliseText(sent);
      const digest = hash('sha256', text);
      const bytes = Buffer.byteLength(text);
      if (!holds(digest)) {
        const part = join(texts, digest.slice(0, 2));
        if (!touched.has(part)) await Promise.all([makeFolder(part), makeFolder(aside)]);
        touched.add(part);
        await replaceFile(join(part, digest), text, join(aside, String(count++)), write);
        stored.add(digest);
        sound.add(digest);
        written += bytes;
      }
      return { digest, bytes, text };
    },

    async commit(manifest) {
      const next = snapshotManifest.parse(manifest);
      if (current && saysTheSame(current, next)) return false;
      await Promise.all([...touched, texts].map(syncFolder));
      await makeFolder(aside);
      await replaceFile(manifestPath, serialise(next), join(aside, 'manifest.json'), write);
      for (const [name, json] of caches) await replaceFile(cachePath(name), `${json}\n`, join(aside, name), write);
      await syncFolder(folder);
      current = next;
      return true;
    },

    async close() {
      const wanted = new Set([...(current?.entries ?? []), ...(current?.playlists ?? [])].map(({ digest }) => digest));
      // A manifest of another version may refer to texts in a way that only its own reader knows.
      if (unreadable === null || current) {
        for (const digest of stored) {
          if (!wanted.has(digest)) await rm(placeOf(digest), { force: true });
        }
      }
      await rm(aside, { recursive: true, force: true });
      unlock();
    },
  };
}

/** A manifest as it lies on the disk: one entry a line, so that two of them can be compared by eye. */
function serialise({ entries, playlists, skipped, ...head }: SnapshotManifest): string {
  const lines = (items: readonly unknown[]) => items.map((item) => `\n${JSON.stringify(item)}`).join(',');
  const opening = JSON.stringify(head).slice(0, -1);
  return `${opening},"entries":[${lines(entries)}],"playlists":[${lines(playlists)}],"skipped":[${lines(skipped)}]}\n`;
}

/** Whether two manifests differ in nothing that a reader of the site could see: dates, list places and wording aside. */
function saysTheSame(a: SnapshotManifest, b: SnapshotManifest): boolean {
  const leftOut = ({ skipped }: SnapshotManifest) => skipped.map(({ what, name }) => `${what} ${name}`).sort();
  return (
    a.source === b.source &&
    a.notice === b.notice &&
    a.titles === b.titles &&
    a.rules === b.rules &&
    a.parallels === b.parallels &&
    areEqual(a.entries, b.entries) &&
    areEqual(a.playlists, b.playlists) &&
    areEqual(leftOut(a), leftOut(b))
  );
}

/** Item by item: two whole manifests as text would be most of the memory of a pull. */
const areEqual = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, at) => JSON.stringify(item) === JSON.stringify(b[at]));

async function readManifest(path: string): Promise<Pick<Snapshot, 'previous' | 'unreadable'>> {
  try {
    const manifest = snapshotManifest.parse(JSON.parse(await readFile(path, 'utf8')));
    return { previous: manifest, unreadable: null };
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { previous: null, unreadable: missing ? null : `${path} is not a manifest of version 1` };
  }
}

/** The digest of what a file holds; null where there is none. A promise would cost more than the file. */
function digestIn(path: string): string | null {
  try {
    return hash('sha256', readFileSync(path));
  } catch {
    return null;
  }
}

/** The digests of all stored texts; a file with another kind of name is not ours and stays. */
async function listTexts(texts: string): Promise<Set<string>> {
  const digests = new Set<string>();
  const parts = await readdir(texts).catch(() => []);
  for (const part of parts) {
    for (const name of await readdir(join(texts, part)).catch(() => [])) {
      if (/^[0-9a-f]{64}$/.test(name) && name.startsWith(part)) digests.add(name);
    }
  }
  return digests;
}
