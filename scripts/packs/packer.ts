/** The child process that makes the packs, so that none of its memory is left when pages are checked. */
import { answerParent } from '../build/child-task.ts';
import { type ApartOrder, servedFolder } from '../publish/served.ts';
import { buildPacks, type PacksOrder } from './build.ts';

await answerParent(async ({ served, code, ...order }: ApartOrder<PacksOrder>) =>
  buildPacks({ ...order, served: await servedFolder(served, code) }),
);
