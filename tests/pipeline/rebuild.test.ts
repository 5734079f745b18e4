/**
 * A rebuild, which reuses pages, makes the same site as a clean build, byte for byte; and so does one that finds the published
 * site lost or altered on the disk, whatever else changed (A28). It is beside the project, under a name that begins as the
 * project's (A37).
 */
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from '../../scripts/build/exit.ts';
import { workFolder } from '../../scripts/build/work-folders.ts';
import type { Changes } from '../../scripts/publish/changes.ts';
import { currentRelease, siteAt } from '../../scripts/publish/releases.ts';
import { type Built, drawBy, EDITS, firstModel, type Model, startRebuilds, withFacts } from './rebuild.fixture.ts';

/** One build each, every second one with a clean build after it; REBUILD_ROUNDS=100 asks for more, and REBUILD_SEED for others. */
const ROUNDS = Number(process.env['REBUILD_ROUNDS'] ?? 2);
const SEED = Number(process.env['REBUILD_SEED'] ?? 1);

/**
 * Edits that make every page anew have rounds of their own, where they hide no other. The others come in turn, in the rounds
 * after these, whose pages they leave: a clean build shows the faults of both.
 */
const ofEveryPage = ['change the notice', 'change a template'];
const ofSome = Object.keys(EDITS).filter((kind) => !ofEveryPage.includes(kind));
const perRound = Math.max(2, Math.ceil(ofSome.length / Math.ceil(ROUNDS / 2)));
const kindsOf = (round: number): string[] =>
  round % 2 === 0
    ? ofEveryPage
    : Array.from(
        { length: perRound },
        (_, at) => ofSome[(((round - 1) / 2) * perRound + at) % ofSome.length] as string,
      );

/** One story, told in order: each test goes on from the one before it. */
const draw = drawBy(SEED);
const model: Model = withFacts(firstModel());
const rebuilds = startRebuilds();
const site = siteAt(rebuilds.dist);
let before: Built;

beforeAll(async () => {
  await rebuilds.pull(model);
  before = await rebuilds.again(model);
});
afterAll(() => rebuilds.remove());

const differing = (a: Built, b: Built): string[] =>
  [...new Set([...a.files.keys(), ...b.files.keys()])].filter((name) => a.files.get(name) !== b.files.get(name));

const changes = (): Changes =>
  JSON.parse(readFileSync(join(`${rebuilds.dist}-releases`, 'cache/report/changes.json'), 'utf8'));

const page = (...names: string[]) => join(rebuilds.dist, 'file', ...names, 'index.html');
const release = async () => join(site.releases, (await currentRelease(site)) ?? '');

/** What the first rebuild that takes over pages finds lost or altered beside its edits: each harm, with the words that the build says of it. */
const HARMS: readonly { harm: () => string; words: string }[] = [
  {
    words: 'is missing',
    harm() {
      rmSync(page('Rig_Veda/SAN/001 Agni.txt'));
      return 'file/Rig_Veda/SAN/001 Agni.txt/index.html';
    },
  },
  {
    words: 'has another size',
    harm() {
      truncateSync(page('Rig_Veda/SAN'), 900);
      return 'file/Rig_Veda/SAN/index.html';
    },
  },
  {
    // Size and time are kept.
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
  {
    words: 'is missing',
    harm() {
      const [asset = ''] = readdirSync(join(rebuilds.dist, '_astro')).filter((name) => name.endsWith('.js'));
      rmSync(join(rebuilds.dist, '_astro', asset));
      return `_astro/${asset}`;
    },
  },
];

describe.each(Array.from({ length: ROUNDS }, (_, round) => ({ round })))(`seed ${SEED}, round $round`, ({ round }) => {
  const asked = kindsOf(round);
  const ofCode = asked.includes('change a template');
  let again: Built;
  let upload: Changes;
  let told: (string | undefined)[];

  test(`after edits that ${asked.join(', ')}, it takes over pages unless the code has changed`, async () => {
    told = asked.map((kind) => EDITS[kind]?.(model, draw));
    await rebuilds.pull(model);
    const harmed = round === 1 ? HARMS.map(({ harm, words }) => `${JSON.stringify(harm())} ${words}`) : [];
    again = await rebuilds.again(model, '--scrub');
    upload = changes();
    for (const words of harmed) expect(again.output).toContain(words);
    expect(again.code).toBe(harmed.length > 0 ? EXIT.trouble : EXIT.well);
    if (ofCode) expect(again.kept).toBe(0);
    else expect(again.kept).toBeGreaterThan(0);
  });

  test('the list for an upload names the files that differ from the site before, and no other', () => {
    const { written, removed } = upload;
    const gone = [...before.files.keys()].filter((name) => !again.files.has(name));
    expect(written.toSorted()).toEqual(
      differing(before, again)
        .filter((name) => again.files.has(name))
        .sort(),
    );
    // Hashed assets are kept for tabs still open, so no upload removes them yet.
    expect(removed).toEqual(gone.filter((name) => !name.startsWith('_astro/')));
    before = again;
  });

  if (!ofCode)
    test('the whole site is made again, byte for byte, when its folder and all that builds remember are missing, although the API is down, and the run still ends as failed', async () => {
      // The site's folder has all pages: without it, nothing is left that a build could take over.
      for (const folder of [await release(), workFolder(site)]) rmSync(folder, { recursive: true });
      const clean = await rebuilds.heal(model);
      expect(clean.output).toMatch(/files of the published site are damaged on the disk/);
      expect(clean.output).toContain('the site was damaged, and was built again from the last snapshot');
      expect(clean.code).toBe(EXIT.failed);
      expect(clean.kept).toBe(0);
      expect(clean.rendered).toBe(again.rendered + again.kept);
      expect(differing(again, clean), told.join('; ')).toEqual([]);
    });
});

test('the next build finds nothing to do', async () => {
  const built = await rebuilds.again(model);
  expect(built.output).toContain('Nothing changed; the site is as it was.');
  expect(built.code).toBe(EXIT.well);
});
