/** The child process that looks at what stands beside the pages: words of the whole library are not in memory with its files. */
import { answerParent } from '../build/child-task.ts';
import { type BesideOrder, inspectBeside } from './beside.ts';

await answerParent(async (order: BesideOrder) => inspectBeside(order));
