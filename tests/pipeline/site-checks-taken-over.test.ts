import { rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileOfPath } from '../../scripts/verify/pages.ts';
import { findSecrets } from '../../scripts/verify/secrets.ts';
import { checkSite, type Earlier } from '../../scripts/verify/verify.ts';
import { type SmallSite, smallSite } from './small-site.fixture.ts';

let site: SmallSite;
let earlier: Earlier;
let page: string;

/** The site as earlier checks passed it: all pages of songs are taken over. */
beforeEach(async () => {
  site = smallSite();
  page = fileOfPath(site.songPaths[0] ?? '');
  const takenOver = new Map<string, [string, number, number]>();
  const files: string[] = [];
  const songs = new Set(site.songPaths.map(fileOfPath));
  const { folder, manifest } = site;
  await checkSite({
    folder,
    manifest,
    secrets: [],
    siteUrl: 'https://library.example',
    onFile({ name, bytes, mtimeMs }, digest) {
      files.push(name);
      if (songs.has(name)) takenOver.set(name, [digest, bytes, mtimeMs]);
    },
  });
  earlier = { takenOver, files };
});
afterEach(() => site.remove());

const check = (variables: Record<string, string> = {}) => {
  const { folder, manifest } = site;
  const secrets = findSecrets(variables);
  return checkSite({ folder, manifest, secrets, siteUrl: 'https://library.example', earlier });
};

/** Rewrites a page and gives it the time it had, as if nobody had touched it. */
function alterUnseen(file: string, change: (html: string) => string): void {
  const { atimeMs, mtimeMs } = statSync(join(site.folder, file));
  site.alter(file, change);
  utimesSync(join(site.folder, file), atimeMs / 1000, mtimeMs / 1000);
}

describe('pages that earlier checks passed', () => {
  test('count as found, and are not parsed again', async () => {
    const report = await check();
    expect(report).toMatchObject({ passed: true, texts: 0, pages: { takenOver: site.songPaths.length } });
    expect(report.pages.found).toBe(report.pages.expected);
  });

  test('are parsed again when their size is another', async () => {
    alterUnseen(page, (html) => html.replace('<main', '<main onclick="alert(1)"'));
    const report = await check();
    expect(report.offenders).toEqual([{ file: page, what: 'has an onclick attribute on <main>' }]);
    expect(report.pages.takenOver).toBe(site.songPaths.length - 1);
  });

  test('are parsed again when they were written at another time', async () => {
    const later = Date.now() / 1000 + 60;
    site.alter(page, (html) => html.replace('उषो', 'उषा'));
    utimesSync(join(site.folder, page), later, later);
    const report = await check();
    expect(report.offenders.map(({ file }) => file)).toEqual([page]);
    expect(report.offenders[0]?.what).toContain("shows another text than the snapshot's");
  });

  test('are named when they are missing', async () => {
    rmSync(join(site.folder, page));
    const report = await check();
    expect(report.offenders).toContainEqual({ file: page, what: expect.stringContaining('is missing') });
  });

  test('are refused when they lead to a page that was removed since', async () => {
    const gone = fileOfPath(site.songPaths[1] ?? '');
    rmSync(join(site.folder, gone));
    const faults = (await check()).offenders.filter(({ file }) => file === page);
    expect(faults).toEqual([
      { file: page, what: `has the link ${JSON.stringify(site.songPaths[1])}, which leads to a file that is gone` },
    ]);
  });

  test('are refused when they hold a secret that was set since', async () => {
    const report = await check({ MAIL_PASSWORD: 'begins with blank lines' });
    const holders = report.offenders.filter(({ what }) => what === 'holds the value of MAIL_PASSWORD');
    expect(holders.length).toBeGreaterThan(0);
    expect(holders.every(({ file }) => file.includes('why'))).toBe(true);
  });
});
