/** Reads the snapshot that a pull left; the pull alone writes it. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type SnapshotManifest, snapshotManifest } from '#schemas/snapshot.ts';

/** No snapshot, or one that cannot be read; `message` says what to do. */
export class SnapshotError extends Error {
  override name = 'SnapshotError';
}

/** The folder of the snapshot; SNAPSHOT_DIR names another one, for tests and trials. */
export function snapshotDir(): string {
  return resolve(process.env['SNAPSHOT_DIR'] ?? 'src/content/library');
}

/**
 * The manifest of a snapshot.
 * @throws {SnapshotError} when there is none, or it is not of this version
 */
export function readManifest(dir: string): SnapshotManifest {
  const file = resolve(dir, 'manifest.json');
  let json: string;
  try {
    json = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new SnapshotError(`There is no library to build from: ${file} cannot be read.\n  Run "npm run pull" first.`, {
      cause,
    });
  }
  const result = snapshotManifest.safeParse(JSON.parse(json));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SnapshotError(
    `${file} is not a snapshot of this version: ${issue?.path.join('.')} ${issue?.message}.\n  Delete it and run "npm run pull".`,
    { cause: result.error },
  );
}

/** A text by its digest (64 hex digits, so it cannot name anything outside the folder). */
export function readText(dir: string, digest: string): string {
  return readFileSync(resolve(dir, 'texts', digest.slice(0, 2), digest), 'utf8');
}
