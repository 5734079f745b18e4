import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawAll } from './drawn.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());

test('every text of every pack is drawn as its page is published, byte for byte', () => {
  const { drawn, corrected, faults } = drawAll(site.dist);
  expect(faults).toEqual([]);
  expect(drawn).toBeGreaterThan(100);
  // The first of them was renamed too.
  expect(corrected.toSorted()).toEqual(['06 Between.txt', '15 Periya Puranam 05.txt']);
});
