/** The files of a built folder. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sizes } from './limits.ts';

/** One file: its path below the folder with `/` between, its bytes, and when they were written (milliseconds since 1970). */
export interface BuiltFile {
  name: string;
  bytes: number;
  mtimeMs: number;
}

/** A file's bytes; null where there is none. */
export function fileContent(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

export interface Schema<T> {
  parse(json: unknown): T;
}

/** What a file of JSON holds; null where there is none, or one of another shape. */
export function parsedFile<T>(file: string, schema: Schema<T>): T | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Every file, in the order of the folder, and the sizes of them all. */
export function readFolder(root: string): { files: BuiltFile[]; sizes: Sizes } {
  const files: BuiltFile[] = [];
  const sizes: Sizes = {
    files: 0,
    bytes: 0,
    longestName: { bytes: 0, name: '' },
    longestPath: { bytes: 0, name: '' },
    largestFile: { bytes: 0, name: '' },
    largestFolder: { entries: 0, name: '' },
  };
  const walk = (below: string) => {
    const entries = readdirSync(join(root, below), { withFileTypes: true });
    if (entries.length > sizes.largestFolder.entries) sizes.largestFolder = { entries: entries.length, name: below };
    for (const entry of entries) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      const nameBytes = Buffer.byteLength(entry.name);
      if (nameBytes > sizes.longestName.bytes) sizes.longestName = { bytes: nameBytes, name };
      if (entry.isDirectory()) walk(name);
      else {
        const { size, mtimeMs } = lstatSync(join(root, name));
        count(name, size, mtimeMs);
      }
    }
  };
  const count = (name: string, bytes: number, mtimeMs: number) => {
    files.push({ name, bytes, mtimeMs });
    sizes.files += 1;
    sizes.bytes += bytes;
    if (bytes > sizes.largestFile.bytes) sizes.largestFile = { bytes, name };
    const pathBytes = Buffer.byteLength(name);
    if (pathBytes > sizes.longestPath.bytes) sizes.longestPath = { bytes: pathBytes, name };
  };
  walk('');
  return { files, sizes };
}
