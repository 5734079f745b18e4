/**
 * A folder inside the project that stands in for one outside while Astro builds. For any other, Astro builds in one that all its
 * programs share, so that two builds delete each other's files, and then renames, which fails between two disks; and it takes a
 * folder beside the project whose name begins with the project's for one inside (`getOutDirWithinCwd` of astro 7.3.4).
 */
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { PROJECT } from './environment.ts';
import { runFolder } from './run-folder.ts';

const PLACE = join(PROJECT, '.cache', 'out');

export const isInProject = (folder: string): boolean => resolve(folder).startsWith(PROJECT + sep);

/** Makes one, and removes what killed runs left. @returns its path */
export function standIn(): string {
  mkdirSync(PLACE, { recursive: true });
  return runFolder(PLACE);
}

/** Moves a folder, also to another disk; what was in the other place is gone. */
export function moveFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true, force: true });
  try {
    renameSync(from, to); // over an empty folder (rename(2))
  } catch {
    cpSync(from, to, { recursive: true, preserveTimestamps: true });
    rmSync(from, { recursive: true, force: true });
  }
}
