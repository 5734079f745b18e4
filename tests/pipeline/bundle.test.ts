/** Pages that are made with what Astro bundled before are those that Astro makes. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { renderKeys } from '#core/library/render-keys.ts';
import {
  BundleError,
  bundleFor,
  isKept,
  keepBundle,
  MOST_KEPT,
  PROGRAM,
  type RouteStyles,
  readBundle,
  removeBundle,
  SITE,
} from '../../scripts/build/bundle/kept.ts';
import { PROJECT } from '../../scripts/build/environment.ts';
import { type RenderRun, render } from '../../scripts/build/render.ts';
import { readManifest } from '../../src/snapshot.ts';
import { filesOf, firstModel, writeSnapshot } from './rebuild.fixture.ts';

let root: string;
beforeAll(() => {
  mkdirSync(join(PROJECT, '.cache'), { recursive: true });
  root = mkdtempSync(join(PROJECT, '.cache', 'bundle-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a build of the same code', () => {
  let run: Omit<RenderRun, 'folder'>;
  let bundle: string;
  let byAstro: Map<string, string>;
  let builds = 0;
  const make = async (parts = 1): Promise<Map<string, string>> => {
    const folder = join(root, `${++builds}`);
    await render({ ...run, folder, parts });
    return filesOf(folder);
  };

  beforeAll(async () => {
    const snapshot = join(root, 'snapshot');
    writeSnapshot(snapshot, firstModel());
    const { entries, playlists } = readManifest(snapshot);
    const paths = [...renderKeys(arrangeLibrary(entries, playlists), (key) => key).keys()];
    // An address of its own, so that nobody has kept a bundle.
    const environment = { NODE_ENV: 'production', SITE_URL: `http://bundle-${process.pid}.test` };
    run = { paths, snapshot, work: join(root, 'work'), environment };
    bundle = bundleFor({ ...process.env, ...environment }) ?? '';
    expect(isKept(bundle)).toBe(false);
    byAstro = await make();
    expect(isKept(bundle)).toBe(true);
  });
  afterAll(() => removeBundle(bundle));

  /** Keeps the same bundle with other styles. */
  function keepWith(styles: RouteStyles): void {
    const site = join(root, 'from');
    cpSync(join(bundle, SITE), site, { recursive: true });
    cpSync(join(bundle, PROGRAM), join(site, PROGRAM), { recursive: true });
    const names = readdirSync(join(bundle, SITE));
    removeBundle(bundle);
    keepBundle(bundle, site, names, styles);
  }

  test.each([1, 2])('makes the same files, byte for byte, in %i parts', async (parts) => {
    const made = await make(parts);
    expect(made.size).toBeGreaterThan(run.paths.length);
    expect([...made.keys()]).toEqual([...byAstro.keys()]);
    expect([...byAstro].filter(([name, content]) => made.get(name) !== content).map(([name]) => name)).toEqual([]);
  });

  test('is made with the bundle: what is changed in it is in the pages', async () => {
    const styles = readBundle(bundle);
    const sheet = { type: 'inline', content: 'p{}' };
    keepWith(styles.map(([key]) => [key, [{ depth: 0, order: 0, sheet }]]));
    expect((await make()).get('index.html')).toContain('<style>p{}</style>');
    keepWith(styles);
  });

  test('does without a bundle that is damaged, and keeps a sound one', async () => {
    const [program = ''] = readdirSync(join(bundle, PROGRAM)).filter((name) => name.startsWith('prerender-entry.'));
    appendFileSync(join(bundle, PROGRAM, program), ' ');
    expect(() => readBundle(bundle)).toThrow(BundleError);
    expect(await make()).toEqual(byAstro);
    expect(() => readBundle(bundle)).not.toThrow();
  });
});

describe('bundles', () => {
  test('are none where the settings cannot be read', () => {
    expect(bundleFor({ SITE_URL: 'no address' })).toBeNull();
  });

  test('are others for other settings, and for another NODE_ENV', () => {
    const given = [{}, { SITE_URL: 'http://other.test' }, { NODE_ENV: 'production' }].map(bundleFor);
    expect(new Set(given).size).toBe(3);
  });

  test('are kept once, and only those that were used last', () => {
    const [place, site] = [join(root, 'place'), join(root, 'site')];
    mkdirSync(join(site, '_astro'), { recursive: true });
    writeFileSync(join(site, '_astro', 'a.js'), 'a');
    mkdirSync(join(site, PROGRAM));
    const folders = Array.from({ length: MOST_KEPT + 2 }, (_, at) => join(place, `${at}`));
    const keep = (folder: string) => keepBundle(folder, site, ['_astro', 'absent'], []);
    for (const [at, folder] of folders.slice(0, MOST_KEPT).entries()) {
      keep(folder);
      utimesSync(folder, at, at);
    }
    const [first = '', second = '', ...others] = folders;
    keep(first);
    expect(readBundle(first)).toEqual([]);
    expect(readdirSync(join(first, SITE), { recursive: true }).sort()).toEqual(['_astro', '_astro/a.js']);
    for (const folder of others.slice(-2)) keep(folder);
    expect(isKept(first)).toBe(true);
    expect(existsSync(second)).toBe(false);
    expect(readdirSync(place)).toHaveLength(MOST_KEPT);
  });
});
