import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UserError } from '#schemas/user-error.ts';
import { freePort } from '../../scripts/local-api/listen.ts';
import { startPreview } from '../../scripts/preview/server.ts';
import { rollBack, startDraft, withSite } from '../../scripts/publish/publish.ts';
import {
  currentRelease,
  listReleases,
  readRecord,
  releaseFolder,
  releaseTime,
  type Site,
} from '../../scripts/publish/releases.ts';
import {
  assetsOf,
  chunksOf,
  emptySite,
  PAGES,
  pageOf,
  publishVersion,
  versionOf,
  writeVersion,
} from './publish.fixture.ts';
import { hasNginx, startNginx } from './publish-nginx.fixture.ts';

let site: Site;
let root: string;
let remove: () => void;
beforeEach(() => {
  ({ site, root, remove } = emptySite());
});
afterEach(() => remove());

describe('publishing', () => {
  test('puts a draft where readers look, and says what it was made of', async () => {
    const id = await publishVersion(site, 'one');
    expect(versionOf(site.dist)).toBe('one');
    expect(await currentRelease(site)).toBe(id);
    expect(await readRecord(site, id)).toMatchObject({ id, inputs: 'inputs of one', assets: { 'home.one.js': null } });
  });

  test('keeps the site before it, and no other', async () => {
    await publishVersion(site, 'one');
    const two = await publishVersion(site, 'two');
    const three = await publishVersion(site, 'three');
    expect(await listReleases(site)).toEqual([two, three]);
    expect(readdirSync(site.releases).sort()).toEqual(
      [two, three].flatMap((id) => [id, `${id}.files.json`, `${id}.json`]),
    );
  });

  test('makes a link that still holds after the whole project is moved', async () => {
    await publishVersion(site, 'one');
    expect(readlinkSync(site.dist)).toMatch(/^dist-releases.\d{8}T\d{9}Z$/);
  });

  test('takes a real folder that stands in the way for the site before it', async () => {
    writeVersion(site.dist, 'by hand');
    await publishVersion(site, 'one');
    expect(versionOf(site.dist)).toBe('one');
    await withSite(site, () => rollBack(site, new Date()));
    expect(versionOf(site.dist)).toBe('by hand');
  });

  test('gives ids that rise even when the clock goes back', async () => {
    const first = await publishVersion(site, 'one', new Date('2026-11-21T12:00:00Z'));
    const second = await publishVersion(site, 'two', new Date('2026-11-20T12:00:00Z'));
    expect(second > first).toBe(true);
    expect(versionOf(site.dist)).toBe('two');
  });
});

describe('a reader who asks without pause', () => {
  /** Reads every page over and over while some versions are published, and what was seen of them. */
  async function readWhilePublishing(url: string): Promise<{ seen: Set<string>; faults: string[] }> {
    let asking = true;
    const seen = new Set<string>();
    const faults: string[] = [];
    const read = async (page: string) => {
      while (asking) {
        const answer = await fetch(`${url}/${page.replace('index.html', '')}`);
        const body = await answer.text();
        const version = /<p>(.*?)<\/p>/.exec(body)?.[1] ?? '';
        if (answer.status !== 200 || body !== pageOf(version)) faults.push(`${page}: ${answer.status}, ${body.length}`);
        seen.add(version);
      }
    };
    const readers = PAGES.map(read);
    try {
      for (let version = 1; version <= 5; version++) await publishVersion(site, `v${version}`);
      await withSite(site, () => rollBack(site, new Date()));
    } finally {
      asking = false;
      await Promise.allSettled(readers);
    }
    return { seen, faults };
  }

  test('gets whole pages from the preview, each of one version', async () => {
    await publishVersion(site, 'v0');
    const endpoints = { apiUrl: '', supportUrl: '', clickLogUrl: '' };
    const server = await startPreview({ dist: site.dist, port: 0, endpoints });
    const { seen, faults } = await readWhilePublishing(server.url);
    await server.close();
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(2);
  });

  test.skipIf(!hasNginx())('gets whole pages from nginx, each of one version, without a reload', async () => {
    await publishVersion(site, 'v0');
    const server = await startNginx(site.dist, await freePort(0, '--port'), join(root, 'nginx'));
    const { seen, faults } = await readWhilePublishing(server.url);
    await server.stop();
    expect(faults).toEqual([]);
    expect(seen.size).toBeGreaterThan(2);
  });
});

describe('going back', () => {
  test('is one step, and the next release replaces the one that was left', async () => {
    const one = await publishVersion(site, 'one');
    const two = await publishVersion(site, 'two');
    expect(await withSite(site, () => rollBack(site, new Date()))).toMatchObject({ from: two, to: one });
    expect(versionOf(site.dist)).toBe('one');
    const three = await publishVersion(site, 'three');
    expect(versionOf(site.dist)).toBe('three');
    expect(await listReleases(site)).toEqual([one, three]);
  });

  test('is refused where there is nothing to go back to, and changes nothing', async () => {
    await expect(withSite(site, () => rollBack(site, new Date()))).rejects.toThrow(UserError);
    await publishVersion(site, 'one');
    await expect(withSite(site, () => rollBack(site, new Date()))).rejects.toThrow(/is the oldest release on the disk/);
    expect(versionOf(site.dist)).toBe('one');
  });
});

describe('hashed assets (B16)', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));

  test('of earlier sites stay for tabs that are still open', async () => {
    await publishVersion(site, 'one', day(1));
    await publishVersion(site, 'two', day(2));
    await publishVersion(site, 'three', day(3));
    expect(assetsOf(site.dist)).toEqual(['home.one.js', 'home.three.js', 'home.two.js']);
    expect(readFileSync(join(site.dist, '_astro/home.one.js'), 'utf8')).toBe('one');
  });

  test('that are chunks of packs stay as long for a device that is fetching them', async () => {
    await publishVersion(site, 'one', day(1));
    await publishVersion(site, 'two', day(2));
    await publishVersion(site, 'three', day(15));
    expect(chunksOf(site.dist)).toEqual(['song.one.txt', 'song.three.txt', 'song.two.txt']);
    await publishVersion(site, 'four', day(17));
    expect(chunksOf(site.dist)).toEqual(['song.four.txt', 'song.three.txt', 'song.two.txt']);
    expect(readFileSync(join(site.dist, '_astro/packs/song.two.txt'), 'utf8')).toBe('two');
  });

  test('are removed two weeks after the last page that asked for them', async () => {
    await publishVersion(site, 'one', day(1));
    await publishVersion(site, 'two', day(60)); // until this day `one` was in use
    await publishVersion(site, 'three', day(73));
    expect(assetsOf(site.dist)).toContain('home.one.js');
    await publishVersion(site, 'four', day(75));
    expect(assetsOf(site.dist)).toEqual(['home.four.js', 'home.three.js', 'home.two.js']);
  });
});

describe('two runs at once', () => {
  test('the second is told so, and the first is not disturbed', async () => {
    await withSite(site, async () => {
      await expect(withSite(site, async () => 'never')).rejects.toThrow(
        /Another build of .*dist is running\.\n {2}Wait/,
      );
    });
    await publishVersion(site, 'one');
    expect(versionOf(site.dist)).toBe('one');
  });

  test('the lock of a run that failed is released', async () => {
    await expect(withSite(site, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await publishVersion(site, 'one');
  });
});

describe('a run that is killed (A21)', () => {
  test('at any step leaves the old site or the new one, whole, and the next run succeeds', async () => {
    await publishVersion(site, 'old');
    const outcomes = new Map<string, number>();
    for (let step = 0; ; step++) {
      const before = versionOf(site.dist);
      const next = before === 'even' ? 'odd' : 'even';
      const words = [join(import.meta.dirname, 'publish-killed.fixture.ts'), site.dist, next, String(step)];
      const { signal, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
      const after = versionOf(site.dist);
      expect([before, next], stderr).toContain(after);
      if (signal === null) {
        expect(Number(stdout)).toBeLessThanOrEqual(step);
        break;
      }
      outcomes.set(after === before ? 'old' : 'new', (outcomes.get(after === before ? 'old' : 'new') ?? 0) + 1);
    }
    // Runs were killed at steps before the switch and at steps after it.
    expect([...outcomes.keys()].sort()).toEqual(['new', 'old']);
    const last = await publishVersion(site, 'last');
    expect(versionOf(site.dist)).toBe('last');
    const left = readdirSync(site.releases).filter((name) => !name.startsWith(last));
    expect(left.filter((name) => !/^\d{8}T\d{9}Z((\.files)?\.json)?$/.test(name))).toEqual([]);
    expect(await listReleases(site)).toHaveLength(2);
  });

  test('before the link is changed leaves a release that no reader saw, and that no rollback goes to', async () => {
    const one = await publishVersion(site, 'one');
    const { id } = await withSite(site, () => startDraft(site, new Date()));
    writeVersion(releaseFolder(site, id), 'unseen');
    // Within one millisecond it would be given the very id that is swept before.
    await publishVersion(site, 'two', new Date(releaseTime(id) + 1));
    await withSite(site, () => rollBack(site, new Date()));
    expect(versionOf(site.dist)).toBe('one');
    expect(await listReleases(site)).not.toContain(id);
    expect(await currentRelease(site)).toBe(one);
  });

  test('leaves a draft that the next run removes', async () => {
    await withSite(site, async () => writeVersion((await startDraft(site, new Date())).folder, 'half'));
    mkdirSync(join(site.releases, 'draft-x'));
    writeFileSync(join(site.releases, 'x.json.new'), '');
    await publishVersion(site, 'one');
    expect(readdirSync(site.releases).filter((name) => /draft|new/.test(name))).toEqual([]);
    expect(existsSync(join(root, 'dist'))).toBe(true);
  });
});
