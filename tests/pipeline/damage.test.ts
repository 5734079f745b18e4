import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesReadUntil, findDamage, storeFilesRead } from '../../scripts/publish/damage.ts';
import { currentRelease, type Site } from '../../scripts/publish/releases.ts';
import { assetsOf, emptySite, FILES, publishVersion } from './publish.fixture.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 24);

let site: Site;
let remove: () => void;
beforeEach(async () => {
  ({ site, remove } = emptySite());
  await publishVersion(site, 'one');
});
afterEach(() => remove());

const look = async (since: number | null, until = NOW) =>
  findDamage({ site, release: (await currentRelease(site)) ?? '', span: { since, until, period: 7 * DAY } });

/** Alters one byte of a file, and leaves its size and its time. */
function flip(name: string): void {
  const file = join(site.dist, name);
  const { atimeMs, mtimeMs } = statSync(file);
  const bytes = readFileSync(file);
  bytes[1] = (bytes[1] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  utimesSync(file, atimeMs / 1000, mtimeMs / 1000);
}

describe('a look at a published site (A28)', () => {
  test('finds nothing in one that is whole', async () => {
    expect(await look(null)).toEqual({ known: true, damage: [], read: FILES });
  });

  test('reads no file before its turn', async () => {
    expect(await look(NOW)).toEqual({ known: true, damage: [], read: 0 });
  });

  test('finds a flipped byte within a week, however often it looks', async () => {
    flip('c/d/index.html');
    let found = 0;
    let read = 0;
    for (let hours = 4; hours <= 7 * 24; hours += 4) {
      const seen = await look(NOW + (hours - 4) * 3_600_000, NOW + hours * 3_600_000);
      found += seen.damage.length;
      read += seen.read;
    }
    expect({ found, read }).toEqual({ found: 1, read: FILES });
  });

  test('finds files that are missing, that were cut, and that were not published', async () => {
    rmSync(join(site.dist, 'a/index.html'));
    writeFileSync(join(site.dist, 'b/index.html'), 'short');
    writeFileSync(join(site.dist, 'c/stray.html'), 'nobody made this');
    expect((await look(NOW)).damage).toEqual([
      { file: 'b/index.html', what: 'has another size' },
      { file: 'c/stray.html', what: 'was not published with it' },
      { file: 'a/index.html', what: 'is missing' },
    ]);
  });

  test('knows nothing without the list of files', async () => {
    rmSync(join(site.releases, `${await currentRelease(site)}.files.json`));
    expect(await look(null)).toEqual({ known: false, damage: [], read: 0 });
  });

  test('remembers the time of its last run, and starts again when that is lost', async () => {
    expect(await filesReadUntil(site)).toBe(null);
    await storeFilesRead(site, NOW);
    await publishVersion(site, 'two');
    expect(await filesReadUntil(site)).toBe(NOW);
    writeFileSync(join(site.releases, 'files-read.json'), '{');
    expect(await filesReadUntil(site)).toBe(null);
  });
});

test('an asset that was altered is not carried to the next site (A28)', async () => {
  flip('_astro/home.one.js');
  await publishVersion(site, 'two');
  expect(assetsOf(site.dist)).toEqual(['home.two.js']);
});
