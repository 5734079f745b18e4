/** The files of a built folder. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

export type Sizes = ReturnType<typeof readFolder>['sizes'];

/** Every file, in the order of the folder, and the sizes of them all. */
export function readFolder(root: string) {
  const files: BuiltFile[] = [];
  const sizes = {
    files: 0,
    bytes: 0,
    /** Bytes of the longest name of a file or folder, in UTF-8, and that name. */
    longestName: { bytes: 0, name: '' },
    /** Bytes of the longest path below the folder. */
    longestPath: { bytes: 0, name: '' },
    largestFile: { bytes: 0, name: '' },
    /** The most entries in one folder. */
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
