/** What a build does before and after its pages are made; that they are right, the rebuilds show. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnvironment } from '#schemas/environment.ts';
import { build } from '../../scripts/build/build.ts';
import { emptySite } from './publish.fixture.ts';
import { firstModel, writeSnapshot } from './rebuild.fixture.ts';

let place: ReturnType<typeof emptySite>;
let snapshot: string;
beforeEach(() => {
  place = emptySite();
  snapshot = join(place.root, 'snapshot');
});
afterEach(() => place.remove());

const run = (make: (folder: string) => Promise<void>) =>
  build({ site: place.site, snapshot, environment: readEnvironment({}), force: true, make });

const unasked = () => Promise.reject(new Error('pages were made'));

test('a build publishes nothing when the snapshot changes while it runs', async () => {
  const model = firstModel();
  writeSnapshot(snapshot, model);
  const changing = run(async (folder) => {
    mkdirSync(folder);
    writeSnapshot(snapshot, { ...model, notice: 'changed' });
  });
  await expect(changing).rejects.toMatchObject({ name: 'UserError' });
  expect(existsSync(place.site.dist)).toBe(false);
});

describe('an error before the first page', () => {
  test('keeps its name and its message', async () => {
    await expect(run(unasked)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/^There is no library to build from: .+\n {2}Run "npm run pull" first\.$/),
    });
  });

  test('is thrown for a name that can have no address', async () => {
    const model = firstModel();
    const [song] = model.songs;
    writeSnapshot(snapshot, { ...model, songs: song ? [{ ...song, fileName: '..' }] : [] });
    await expect(run(unasked)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/^"\.\." in .+ would leave its folder/m),
    });
  });
});
