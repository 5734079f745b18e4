/** Makes the data. */
import { type ApartOrder, servedFolder } from '../publish/served.ts';
import { buildData, type DataOrder } from './build.ts';

export const makeData = async ({ served, code, ...order }: ApartOrder<DataOrder>) =>
  buildData({ ...order, served: await servedFolder(served, code) });
