/** Plans a build as a process of its own, so that no name of the library is in memory while its pages are made. */
import { arrangeLibrary } from '#library/library.ts';
import { readManifest } from '../../src/library/snapshot.ts';
import { readInventory } from '../publish/inventory.ts';
import { answerApart } from './apart.ts';
import { type Planned, type PlanOrder, planBuild, writePlan } from './plan.ts';

await answerApart(async ({ snapshot, served, code, file }: PlanOrder): Promise<Planned> => {
  const { entries, playlists } = readManifest(snapshot);
  const inventory = served && (await readInventory(served.site, served.release));
  const plan = planBuild(arrangeLibrary(entries, playlists), inventory, code);
  await writePlan(file, plan);
  return { render: plan.render, pages: { rendered: plan.render.length, kept: plan.keep.size } };
});
