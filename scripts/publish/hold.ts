/** A site that was rolled back stays as it is until somebody lifts that: else the next run would publish the bad one again. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readJson, replaceJson } from '../pull/disk.ts';
import type { Site } from './releases.ts';

const hold = z.object({
  /** When it was rolled back: ISO 8601, UTC. */
  since: z.string(),
  /** The release that was left, and the one that is served. */
  from: z.string(),
  to: z.string(),
});
export type Hold = z.infer<typeof hold>;

const fileOf = (site: Site): string => join(site.releases, 'hold.json');

/** Whether a site is held; a file that cannot be read holds too, since somebody wrote it. */
export async function readHold(site: Site): Promise<Hold | null> {
  if (!existsSync(fileOf(site))) return null;
  const unknown = { since: 'an unknown time', from: 'an unknown site', to: 'the one that is served' };
  return (await readJson(fileOf(site), hold)) ?? unknown;
}

export const writeHold = (site: Site, held: Hold): Promise<void> => replaceJson(fileOf(site), held);

/** @returns whether it was held */
export async function liftHold(site: Site): Promise<boolean> {
  const held = await readHold(site);
  await rm(fileOf(site), { force: true });
  return held !== null;
}
