/** The site that is served, as a build names it to a process of its own: what may be taken over of it. */
import { readInventory } from './inventory.ts';
import { releaseFolder, type Site } from './releases.ts';

export interface Served {
  site: Site;
  release: string;
}

/** The order for a process of its own: that of its work, but for the files that may stay, which it finds itself. */
export type ApartOrder<Order> = Omit<Order, 'served'> & {
  /** Whose files may stay; null for nobody's. */
  served: Served | null;
  /** Digest of all but the library: what another code made does not stay. */
  code: string;
};

/** The folder of a site whose files may stay; null where nothing is served, or where another code made it. */
export async function servedFolder(served: Served | null, code: string): Promise<string | null> {
  if (served === null) return null;
  const inventory = await readInventory(served.site, served.release);
  return inventory?.code === code ? releaseFolder(served.site, served.release) : null;
}
