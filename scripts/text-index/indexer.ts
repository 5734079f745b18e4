/** The child process that makes the index inside texts, so that none of its memory is left when pages are checked. */
import { answerParent } from '../build/child-task.ts';
import { buildTextIndex, type IndexOrder } from './build.ts';

await answerParent((order: IndexOrder) => buildTextIndex(order));
