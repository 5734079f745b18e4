/** Looks at a draft in processes of their own: at its files, and at what stands beside the pages. */
import { runInChild } from '../build/child-task.ts';
import type { BesideLook, BesideOrder } from './beside.ts';
import type { DraftLook, DraftLookOrder } from './draft.ts';

/** @throws as `inspectDraft` does */
export const inspectDraftApart = (order: DraftLookOrder): Promise<DraftLook> =>
  runInChild(new URL('./draft-child.ts', import.meta.url), order);

/** @throws as `inspectBeside` does */
export const inspectBesideApart = (order: BesideOrder): Promise<BesideLook> =>
  runInChild(new URL('./beside-child.ts', import.meta.url), order);
