/** A28: a published site that was lost or altered on the disk is whole again after the next build, though nothing else changed. */
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../../scripts/build/exit.ts';
import { currentRelease, siteAt } from '../../scripts/publish/releases.ts';
import { type Built, firstModel, startRebuilds } from './rebuild.fixture.ts';

/** Four builds; HEAL_ALONE=1 takes each harm by itself. */
const ALONE = process.env['HEAL_ALONE'] === '1';
const MINUTES = 300_000;

const model = firstModel();
const rebuilds = startRebuilds();
const site = siteAt(rebuilds.dist);
let clean: Built;

beforeAll(async () => {
  rebuilds.write(model);
  clean = await rebuilds.again(model);
}, MINUTES);
afterAll(() => rebuilds.remove());

const page = (...names: string[]) => join(rebuilds.dist, 'file', ...names, 'index.html');
const release = async () => join(site.releases, (await currentRelease(site)) ?? '');

/** Each harm, with the words that the build says of it. */
const HARMS: Readonly<Record<string, { harm: () => Promise<string> | string; words: string }>> = {
  'a page gone': {
    words: 'is missing',
    harm() {
      rmSync(page('Rig_Veda/SAN/001 Agni.txt'));
      return 'file/Rig_Veda/SAN/001 Agni.txt/index.html';
    },
  },
  'a page cut': {
    words: 'has another size',
    harm() {
      truncateSync(page('Rig_Veda/SAN'), 900);
      return 'file/Rig_Veda/SAN/index.html';
    },
  },
  'a byte flipped, size and time kept': {
    words: 'has other content',
    harm() {
      const file = page('Rig_Veda/ENG/002 Vayu.txt');
      const { atimeMs, mtimeMs } = statSync(file);
      const bytes = readFileSync(file);
      bytes[700] = (bytes[700] ?? 0) ^ 1;
      writeFileSync(file, bytes);
      utimesSync(file, atimeMs / 1000, mtimeMs / 1000);
      return 'file/Rig_Veda/ENG/002 Vayu.txt/index.html';
    },
  },
  'an asset gone': {
    words: 'is missing',
    harm() {
      const [asset = ''] = readdirSync(join(rebuilds.dist, '_astro')).filter((name) => name.endsWith('.js'));
      rmSync(join(rebuilds.dist, '_astro', asset));
      return `_astro/${asset}`;
    },
  },
};

const differing = (built: Built): string[] =>
  [...new Set([...clean.files.keys(), ...built.files.keys()])].filter(
    (name) => clean.files.get(name) !== built.files.get(name),
  );

/** The site is that of a clean build, somebody is told, and the next build has nothing to do. */
async function expectHealed(built: Built) {
  expect(differing(built)).toEqual([]);
  expect(built.code).toBe(EXIT.trouble);
}

describe('the next build', () => {
  const groups = ALONE ? Object.keys(HARMS).map((name) => [name]) : [Object.keys(HARMS)];
  test.each(groups.map((names) => ({ names })))(
    'writes again what is lost or altered, and takes over the rest: $names',
    async ({ names }) => {
      const harmed = await Promise.all(names.map(async (name) => [await HARMS[name]?.harm(), HARMS[name]?.words]));
      const built = await rebuilds.again(model, '--scrub');
      for (const [file, words] of harmed) expect(built.output).toContain(`${JSON.stringify(file)} ${words}`);
      await expectHealed(built);
      expect(built.kept).toBeGreaterThan(20);
    },
    MINUTES,
  );

  test(
    'builds the whole site again when its folder is missing',
    async () => {
      rmSync(await release(), { recursive: true });
      const built = await rebuilds.again(model);
      expect(built.output).toMatch(/files of the published site are damaged on the disk/);
      await expectHealed(built);
      expect(built.kept).toBe(0);
    },
    MINUTES,
  );

  test(
    'builds every page again when the list of its files is missing',
    async () => {
      rmSync(`${await release()}.files.json`);
      const built = await rebuilds.again(model);
      expect(built.output).toContain('The list of the files of the published site cannot be read');
      await expectHealed(built);
      expect(built.kept).toBe(0);
    },
    MINUTES,
  );

  test(
    'then finds nothing to do',
    async () => {
      const built = await rebuilds.again(model);
      expect(built.output).toContain('Nothing changed; the site is as it was.');
      expect(built.code).toBe(EXIT.well);
    },
    MINUTES,
  );
});
