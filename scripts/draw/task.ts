/** Draws pages. */
import { withoutLeftOut } from '#core/library/left-out.ts';
import { arrangeLibrary } from '#core/library/library.ts';
import { readManifest } from '../../src/snapshot.ts';
import { type DrawShare, drawPages } from './write.ts';

export const drawShare = async ({ leftOut, share, ...work }: DrawShare) => {
  const { entries } = withoutLeftOut(readManifest(work.snapshot), leftOut);
  return drawPages(arrangeLibrary(entries, []), work, share);
};
