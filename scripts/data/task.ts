/** Makes the data. */
import { readInventory } from '../publish/inventory.ts';
import { releaseFolder } from '../publish/releases.ts';
import { buildData, type DataApartOrder } from './build.ts';

export const makeData = async ({ served, damaged, code, ...order }: DataApartOrder) => {
  const inventory = served && (await readInventory(served.site, served.release));
  if (!served || !inventory) return buildData({ ...order, served: null });
  for (const name of damaged) delete inventory.files[name];
  const { files, code: its } = inventory;
  return buildData({
    ...order,
    served: { folder: releaseFolder(served.site, served.release), files, sameCode: its === code },
  });
};
