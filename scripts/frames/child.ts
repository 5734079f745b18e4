/** A child process that makes frames, so that none of its memory is left when pages are checked. */
import { withoutLeftOut } from '#library/left-out.ts';
import { arrangeLibrary } from '#library/library.ts';
import { readManifest } from '../../src/library/snapshot.ts';
import { answerParent } from '../build/child-task.ts';
import { type FramesShare, writeFrames } from './write.ts';

await answerParent(async ({ leftOut, share, ...work }: FramesShare) => {
  const { entries } = withoutLeftOut(readManifest(work.snapshot), leftOut);
  return writeFrames(arrangeLibrary(entries, []), work, share);
});
