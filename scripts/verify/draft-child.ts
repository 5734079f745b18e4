/** The child process that looks at a draft, since the names and digests of all its files are more than the build needs to keep. */
import { answerParent } from '../build/child-task.ts';
import { type DraftLookOrder, inspectDraft } from './draft.ts';

await answerParent(async (order: DraftLookOrder) => inspectDraft(order));
