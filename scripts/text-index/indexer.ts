/** The child process that makes the index inside texts, so that none of its memory is left when pages are checked. */
import { answerParent } from '../build/child-task.ts';
import { type ApartOrder, servedFolder } from '../publish/served.ts';
import { buildTextIndex, type IndexOrder } from './build.ts';

await answerParent(async ({ served, code, ...order }: ApartOrder<IndexOrder>) =>
  buildTextIndex({ ...order, served: await servedFolder(served, code) }),
);
