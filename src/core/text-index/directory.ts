/** Finds the files that may hold a key, by their boundaries. */

/** `karn.1a2b3c4d` → `karn` */
const boundaryOfFile = (file: string): string => file.slice(0, file.indexOf('.'));

/**
 * The position of the file whose range a key lies in: the last whose boundary is not after it; 0 for a key before all of them.
 * @param files in the order of their boundaries
 */
export function placeOf(files: readonly string[], key: string): number {
  let low = 0;
  let high = files.length;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (boundaryOfFile(files[middle] as string) <= key) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The files that may hold keys that begin with some letters, in order.
 * @param most so many of them at most, the first ones
 */
export function filesWithPrefix(files: readonly string[], prefix: string, most: number): string[] {
  const first = placeOf(files, prefix);
  let end = Math.min(first + 1, files.length);
  while (end < files.length && end - first < most && boundaryOfFile(files[end] as string).startsWith(prefix)) end += 1;
  return files.slice(first, end);
}
