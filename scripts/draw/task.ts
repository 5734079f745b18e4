/** Draws pages. */
import { withoutLeftOut } from '#library/left-out.ts';
import { arrangeLibrary } from '#library/library.ts';
import { readManifest } from '../../src/library/snapshot.ts';
import { type DrawShare, drawPages } from './write.ts';

export const drawShare = async ({ leftOut, share, ...work }: DrawShare) => {
  const { entries } = withoutLeftOut(readManifest(work.snapshot), leftOut);
  return drawPages(arrangeLibrary(entries, []), work, share);
};
