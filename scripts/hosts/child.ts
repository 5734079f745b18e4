/** The child process that writes what hosts read, and the pages of old addresses. */
import { answerParent } from '../build/child-task.ts';
import { type HostsOrder, writeHostFiles } from './write.ts';

await answerParent(async (order: HostsOrder) => writeHostFiles(order));
