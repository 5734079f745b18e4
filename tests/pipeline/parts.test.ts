/** A build in several processes makes the same site as a build in one. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { renderKeys } from '#core/library/render-keys.ts';
import { AstroError } from '../../scripts/build/astro.ts';
import { PROJECT } from '../../scripts/build/environment.ts';
import { countParts, cutIntoParts, joinPart, PartsError } from '../../scripts/build/parts.ts';
import { type RenderRun, render } from '../../scripts/build/render.ts';
import { readManifest } from '../../src/snapshot.ts';
import { PRODUCTION, VARIABLES } from '../fixtures/settings.ts';
import { filesOf, firstModel, writeSnapshot } from './rebuild.fixture.ts';

/** Inside the project, where Astro's programs may be at work side by side. */
let root: string;
beforeAll(() => {
  mkdirSync(join(PROJECT, '.cache'), { recursive: true });
  root = mkdtempSync(join(PROJECT, '.cache', 'parts-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('how many parts', () => {
  test.each([
    { pages: 0, together: 2, parts: 1 },
    { pages: 4999, together: 2, parts: 1 },
    { pages: 5000, together: 2, parts: 2 },
    { pages: 40_000, together: 2, parts: 2 },
    { pages: 40_001, together: 2, parts: 4 },
    { pages: 100_000, together: 2, parts: 6 },
    { pages: 100_000, together: 1, parts: 5 },
    { pages: 7500, together: 4, parts: 3 },
    { pages: 100_000, together: 4, parts: 8 },
    { pages: 1_000_000, together: 4, parts: 52 },
  ])('$pages pages with $together programs at once: $parts', ({ pages, together, parts }) => {
    expect(countParts(pages, together)).toBe(parts);
  });

  test.each([
    { count: 1, sizes: [7] },
    { count: 2, sizes: [4, 3] },
    { count: 3, sizes: [2, 3, 2] },
    { count: 9, sizes: [1, 1, 0, 1, 1, 1, 0, 1, 1] },
  ])('7 pages in $count: each in one of them, in their order', ({ count, sizes }) => {
    const paths = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const parts = cutIntoParts(paths, count);
    expect(parts.map((part) => part.length)).toEqual(sizes);
    expect(parts.flat()).toEqual(paths);
  });
});

describe('joining', () => {
  let from: string;
  let to: string;
  const write = (folder: string, name: string, content: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  };

  beforeEach(() => {
    const own = mkdtempSync(join(root, 'join-'));
    [from, to] = [join(own, 'from'), join(own, 'to')];
    write(from, 'index.html', 'home');
    write(from, 'file/Veda/SAN/2/index.html', 'two');
    write(to, 'index.html', 'home');
    write(to, 'file/Veda/SAN/1/index.html', 'one');
  });

  test('a folder that both have holds the files of both', () => {
    write(from, 'file/Hymns/index.html', 'hymns');
    joinPart(from, to);
    expect(Object.fromEntries(filesOf(to))).toEqual({
      'index.html': 'home',
      'file/Hymns/index.html': 'hymns',
      'file/Veda/SAN/1/index.html': 'one',
      'file/Veda/SAN/2/index.html': 'two',
    });
    expect(readdirSync(join(to, '..'))).toEqual(['to']);
  });

  test('a file that differs is named', () => {
    write(from, 'index.html', 'another home');
    expect(() => joinPart(from, to)).toThrow(PartsError);
    expect(() => joinPart(from, to)).toThrow(join(to, 'index.html'));
  });
});

describe('a build in parts', () => {
  let run: RenderRun;
  beforeAll(() => {
    const snapshot = join(root, 'snapshot');
    writeSnapshot(snapshot, firstModel());
    const { entries, playlists } = readManifest(snapshot);
    const paths = [...renderKeys(arrangeLibrary(entries, playlists), (key) => key).keys()];
    const environment = { ...VARIABLES, ...PRODUCTION };
    run = { paths, snapshot, folder: join(root, 'one'), work: join(root, 'work'), environment };
  });

  test('writes the same bytes as one program', async () => {
    await render(run);
    await render({ ...run, folder: join(root, 'two'), parts: 2 });
    const [one, two] = [filesOf(join(root, 'one')), filesOf(join(root, 'two'))];
    expect([...two.keys()]).toEqual([...one.keys()]);
    expect([...one].filter(([name, content]) => two.get(name) !== content)).toEqual([]);
    expect(one.size).toBeGreaterThan(run.paths.length);
  });

  test('fails when one of them does', async () => {
    const environment = { ...run.environment, SITE_URL: 'no address' };
    const failing = render({ ...run, environment, folder: join(root, 'none'), parts: 2 });
    await expect(failing).rejects.toThrow(AstroError);
  });

  test('that is stopped joins nothing', async () => {
    const environment = { ...run.environment, SITE_URL: 'http://stopped.test' }; // of which no bundle is ever kept
    const signal = AbortSignal.timeout(500);
    await render({ ...run, environment, folder: join(root, 'stopped'), parts: 2, signal });
    expect(() => readdirSync(join(root, 'stopped', 'file'))).toThrow('ENOENT');
  });
});
