/** A page whose end is late is painted as far as it has come; what stands there stays when the rest comes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SlowLine, startSlowLine } from './pieces.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
let line: SlowLine;
beforeAll(async () => {
  site = await startSite();
  line = await startSlowLine(site.url);
});
afterAll(async () => {
  await line.close();
  await site.close();
});

/** Where a row with a title in its own script ends a part of it. */
const CUTS = ['class="no"', '</span', 'class="name"', 'class="own"', '</span></span'];

describe('a list that comes in two pieces', () => {
  test.each(CUTS)('moves nothing of what is painted when the rest comes, cut at the first row’s %s', async (cut) => {
    const page = await site.browser.newPage({ viewport: { width: 1280, height: 1300 } });
    const moved = await line.open(page, '/file/Works/TAM/', (html) => {
      const row = html.indexOf('<li', html.indexOf('<ol class="songs"'));
      const at = html.indexOf('>', html.indexOf(cut, row)) + 1;
      expect(at).toBeGreaterThan(row);
      return [at];
    });
    expect(moved).toEqual([]);
    await page.close();
  });
});
