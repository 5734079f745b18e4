import { describe, expect, it } from 'vitest';
import type { CatalogueRow } from '#core/library/catalogue.ts';
import { createEngine } from '#features/search/engine.ts';
import { groupRows } from '#features/search/list-rows.ts';
import { createPlaces } from '#features/search/places.ts';
import { warmUp } from '#features/search/warm-up.ts';

const row = (name: string, songNo: number | null): CatalogueRow => ({
  folder: 0,
  at: 0,
  fileName: `${name}.txt`,
  name,
  songNo,
  mask: 1,
  missing: 0,
});

describe('the search, before it is needed', () => {
  async function typed(rows: CatalogueRow[]): Promise<{ asked: string[]; steps: number; rests: number }> {
    const engine = createEngine(rows);
    const asked: string[] = [];
    let [steps, rests] = [0, 0];
    const languages = [{ code: 'SAN', label: 'Sanskrit', path: '/file/A/SAN/', count: rows.length }];
    const folders = [{ name: 'A', label: 'A', path: '/file/A/', columns: '/catalogue/a.json', languages }];
    const library = {
      folders,
      rows,
      places: createPlaces({ version: 1, folders }),
      groups: groupRows(rows),
      engine: async () => ({
        ...engine,
        *steps(q: string) {
          asked.push(q);
          for (const step of engine.steps(q)) {
            steps += 1;
            yield step;
          }
        },
      }),
      pathOf: () => '/',
    };
    await warmUp(library, async () => {
      rests += 1;
    });
    return { asked, steps, rests };
  }

  it('is asked for beginnings of its names and numbers, with a rest before each step', async () => {
    const { asked, steps, rests } = await typed([row('Agni', 12), row('சிவபுராணம்', null)]);
    expect(asked).toEqual(expect.arrayContaining(['A', 'Ag', 'Agn', 'Agni', '1', '12', 'ச', 'சி']));
    expect(steps).toBeGreaterThan(asked.length);
    expect(rests).toBeGreaterThan(steps);
  });

  it('of an empty library is asked nothing', async () => {
    expect((await typed([])).asked).toEqual([]);
  });
});
