/** A child process that draws pages, so that none of its memory is left when they are checked. */
import { withoutLeftOut } from '#library/left-out.ts';
import { arrangeLibrary } from '#library/library.ts';
import { readManifest } from '../../src/library/snapshot.ts';
import { answerParent } from '../build/child-task.ts';
import { type DrawShare, drawPages } from './write.ts';

await answerParent(async ({ leftOut, share, ...work }: DrawShare) => {
  const { entries } = withoutLeftOut(readManifest(work.snapshot), leftOut);
  return drawPages(arrangeLibrary(entries, []), work, share);
});
