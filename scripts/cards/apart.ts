/** Draws the cards in a process of its own. */
import { runInChild } from '../build/child-task.ts';
import type { CardsOrder, CardsReport } from './build.ts';

/** @throws as `buildCards` does */
export const buildCardsApart = (order: CardsOrder): Promise<CardsReport> =>
  runInChild(new URL('./drawer.ts', import.meta.url), order);
