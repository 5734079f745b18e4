/** How large the library of a snapshot is, told by the size of its manifest: it has some 270 bytes for each text. */
import { statSync } from 'node:fs';
import { join } from 'node:path';

const bytesOf = (snapshot: string): number =>
  statSync(join(snapshot, 'manifest.json'), { throwIfNoEntry: false })?.size ?? 0;

/** From 15,000 texts on: memory is worth time. */
export const isLarge = (snapshot: string): boolean => bytesOf(snapshot) > 4_000_000;

/** Up to 1,500 texts: a build of them is a matter of starting programs. */
export const isSmall = (snapshot: string): boolean => bytesOf(snapshot) < 400_000;
