/** Plans a build, so that the library's names are not in memory while its pages are rendered. */
import { withoutLeftOut } from '#core/library/left-out.ts';
import { arrangeLibrary } from '#core/library/library.ts';
import { readManifest } from '../../src/snapshot.ts';
import { readInventory } from '../publish/inventory.ts';
import { type Planned, type PlanOrder, planBuild, writePlan } from './plan.ts';

export const makePlan = async ({ snapshot, served, damaged, leftOut, code, file }: PlanOrder): Promise<Planned> => {
  const { entries, playlists } = withoutLeftOut(readManifest(snapshot), leftOut);
  const inventory = served && (await readInventory(served.site, served.release));
  for (const name of damaged) delete inventory?.files[name];
  const plan = planBuild(arrangeLibrary(entries, playlists), inventory, code);
  await writePlan(file, plan);
  const { render, drawn, keep } = plan;
  return { render, drawn, pages: { rendered: render.length + drawn, kept: keep.size } };
};
