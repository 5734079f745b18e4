/** Reads the snapshot, which only `npm run pull` writes. */

import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type LeftOutKey, withoutLeftOut } from '#core/library/left-out.ts';
import { type SnapshotManifest, snapshotManifest } from '#schemas/snapshot.ts';
import { UserError } from '#schemas/user-error.ts';

/** The folder of the snapshot; SNAPSHOT_DIR names another one, for tests and trials. */
export function snapshotDir(): string {
  return resolve(process.env['SNAPSHOT_DIR'] ?? 'src/content/library');
}

/**
 * The manifest of a snapshot.
 * @throws {UserError} when there is none, or it is not of this version
 */
export function readManifest(dir: string): SnapshotManifest {
  const file = resolve(dir, 'manifest.json');
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw new UserError(`There is no library to build from: ${file} cannot be read.\n  Run "npm run pull" first.`, {
      cause,
    });
  }
  const refuse = (what: string, cause: unknown): never => {
    throw new UserError(`${file} is not a snapshot of this version: ${what}.\n  Delete it and run "npm run pull".`, {
      cause,
    });
  };
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    return refuse((error as SyntaxError).message, error);
  }
  const { success, data, error } = snapshotManifest.safeParse(json);
  if (success) return data;
  const [issue] = error.issues;
  return refuse(`${issue?.path.join('.')} ${issue?.message}`, error);
}

/** What this build leaves out: LEAVE_OUT names a file with the list. */
function leftOut(): LeftOutKey[] {
  const file = process.env['LEAVE_OUT'] ?? '';
  return file === '' ? [] : JSON.parse(readFileSync(file, 'utf8'));
}

/** Beside the manifest: of which words for a verse readers wrote, as `npm run letters` found in their letters. */
export const TOLD_FILE = 'told.json';

/** What stands in that file for a proposal: whoever has it alone knows neither words nor reader. @param words as the news show them */
export const toldKey = (path: string, words: string): string => hash('sha256', `${path}\n${words}`).slice(0, 32);

/** The proposals that are known; none where there is no such file, or one that cannot be read: then nothing is said of them. */
export function readTold(dir: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(readFileSync(join(dir, TOLD_FILE), 'utf8')));
  } catch {
    return [];
  }
}

let known: { version: string; manifest: WeakRef<SnapshotManifest> } | undefined;

/**
 * The manifest of {@link snapshotDir}, cached until the file changes (in development, a pull may replace it). The cache is a
 * weak reference, so that the manifest can be freed once the library is arranged.
 * @throws {UserError} as {@link readManifest} does
 */
export function currentManifest(): SnapshotManifest {
  const dir = snapshotDir();
  const { mtimeMs, ino } = statSync(join(dir, 'manifest.json'), { throwIfNoEntry: false }) ?? {};
  const version = `${dir} ${mtimeMs} ${ino}`;
  const held = known?.version === version ? known.manifest.deref() : undefined;
  if (held) return held;
  const manifest = withoutLeftOut(readManifest(dir), leftOut());
  known = { version, manifest: new WeakRef(manifest) };
  return manifest;
}

/**
 * A text by its digest (64 hex digits, so it cannot name anything outside the folder).
 * @throws {UserError} when it is gone, or what lies there has another digest
 */
export function readText(dir: string, digest: string): string {
  const file = resolve(dir, 'texts', digest.slice(0, 2), digest);
  const refuse = (what: string, cause?: unknown): never => {
    throw new UserError(`The text ${file} ${what}.\n  Run "npm run pull", which fetches it again.`, { cause });
  };
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    return refuse('cannot be read', cause);
  }
  if (hash('sha256', bytes) !== digest) return refuse('does not match the digest in its name');
  return bytes.toString('utf8');
}
