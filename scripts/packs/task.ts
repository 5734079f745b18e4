/** Makes the packs. */
import { type ApartOrder, servedFolder } from '../publish/served.ts';
import { buildPacks, type PacksOrder } from './build.ts';

export const makePacks = async ({ served, code, ...order }: ApartOrder<PacksOrder>) =>
  buildPacks({ ...order, served: await servedFolder(served, code) });
