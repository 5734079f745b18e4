/** Makes the index inside texts. */
import { type ApartOrder, servedFolder } from '../publish/served.ts';
import { buildTextIndex, type IndexOrder } from './build.ts';

export const makeTextIndex = async ({ served, code, ...order }: ApartOrder<IndexOrder>) =>
  buildTextIndex({ ...order, served: await servedFolder(served, code) });
