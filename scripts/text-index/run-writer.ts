/** The child process that reads a part of the texts into runs. */
import { answerParent } from '../build/child-task.ts';
import { type PartOrder, writePart } from './part-runs.ts';

await answerParent(async (order: PartOrder) => writePart(order));
