/**
 * Reading one file of a library: never one outside of it, wherever its links lead. Not by promises: a pull asks for thousands of
 * small files, and each promise of one costs more than the file.
 */
import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { UserError } from '#schemas/user-error.ts';

/** A library that cannot be read; `message` says what is wrong with which file, and what to change. */
export class LibraryError extends UserError {
  override name = 'LibraryError';
  /** The same for whoever asks from outside: no path of this machine is in it. */
  readonly answer: string;

  /**
   * @param path of the file, or of the library itself
   * @param wrong what is wrong; it follows the path
   * @param change what to do about it: `make it readable`
   */
  constructor(dir: string, path: string, wrong: string, change: string, options?: ErrorOptions) {
    super(`${path} ${wrong}.\n  ${change.charAt(0).toUpperCase()}${change.slice(1)}.`, options);
    this.answer = `${relative(dir, path).split(sep).join('/') || 'The library'} ${wrong}; ${change}`;
  }
}

const NOT_THERE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'];

/**
 * The path of a file or a folder with its links resolved; undefined where there is none in the library, or a link leads out of it.
 * @param dir the library, which may be a link itself
 */
export function pathInside(dir: string, path: string): string | undefined {
  try {
    const [root, whole] = [realpathSync.native(dir), realpathSync.native(path)];
    return whole === root || whole.startsWith(join(root, sep)) ? whole : undefined;
  } catch (cause) {
    throwUnlessMissing(dir, path, cause);
    return undefined;
  }
}

/** Bytes of a file of the library; undefined where there is none, or a link leads out of it. */
export function readInside(dir: string, path: string): Buffer<ArrayBuffer> | undefined {
  const whole = pathInside(dir, path);
  if (whole === undefined) return undefined;
  try {
    return readFileSync(whole);
  } catch (cause) {
    throwUnlessMissing(dir, path, cause);
    return undefined;
  }
}

/** What the system knows of a file; undefined where it does not say. */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function throwUnlessMissing(dir: string, path: string, cause: unknown): void {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
  if (!NOT_THERE.includes(code))
    throw new LibraryError(dir, path, `cannot be read (${code})`, 'make it readable for this user', { cause });
}
