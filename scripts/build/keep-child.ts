/** The child process that takes over the pages which a plan keeps. */
import { answerParent } from './child-task.ts';
import { type KeepOrder, keepPlanned } from './hard-links.ts';

await answerParent(async (order: KeepOrder) => keepPlanned(order));
