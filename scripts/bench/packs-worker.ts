/** Makes packs, or looks at them, as a process of its own, so that the bench's own memory is not counted. */
import { readManifest } from '../../src/library/snapshot.ts';
import { answerParent } from '../build/child-task.ts';
import { buildPacks, type PacksOrder } from '../packs/build.ts';
import { inspectPacks } from '../verify/packs.ts';

export type PacksQuestion = { make: PacksOrder } | { look: { folder: string; snapshot: string } };

await answerParent(async (question: PacksQuestion) =>
  'make' in question
    ? buildPacks(question.make)
    : inspectPacks(question.look.folder, readManifest(question.look.snapshot)),
);
