/** Which texts of a pack share a file. */
import { hash } from 'node:crypto';

/** Bytes of the texts of one chunk, before they are packed; only one text alone may have more. The middle is half of it. */
export const MOST_BYTES = 512 * 1024;

/** A text as cutting sees it. */
export interface Weighed {
  fileName: string;
  bytes: number;
}

/**
 * Cuts a list into neighbours that share a file. A part that is too large is cut before the one of its names whose hash is the least,
 * so that names alone say where: a changed text changes its own chunk, and a text that comes or goes changes one or two (that of a
 * least name changes all that is cut after it, which is as rare as the list is long). A part that grows over the bound becomes two.
 * Source of the shape: R. Seidel, C. R. Aragon, "Randomized Search Trees" (1996): it depends on what is there, not on what was.
 * @param songs in the order of the list
 */
export function cutIntoChunks<T extends Weighed>(songs: readonly T[], most = MOST_BYTES): T[][] {
  const ranks = songs.map(({ fileName }) => hash('sha256', fileName));
  const chunks: T[][] = [];
  const cut = (first: number, end: number): void => {
    const part = songs.slice(first, end);
    if (part.length < 2 || part.reduce((sum, { bytes }) => sum + bytes, 0) <= most) {
      if (part.length > 0) chunks.push(part);
      return;
    }
    let least = first + 1;
    for (let at = least + 1; at < end; at += 1) if ((ranks[at] ?? '') < (ranks[least] ?? '')) least = at;
    cut(first, least);
    cut(least, end);
  };
  cut(0, songs.length);
  return chunks;
}
