/** The child process that makes the packs, so that none of its memory is left when pages are checked. */
import { answerParent } from '../build/child-task.ts';
import { readInventory } from '../publish/inventory.ts';
import { releaseFolder } from '../publish/releases.ts';
import type { ApartOrder } from './apart.ts';
import { buildPacks } from './build.ts';

await answerParent(async ({ served, code, ...order }: ApartOrder) => {
  const inventory = served && (await readInventory(served.site, served.release));
  const stays = served && inventory?.code === code ? releaseFolder(served.site, served.release) : null;
  return buildPacks({ ...order, served: stays });
});
