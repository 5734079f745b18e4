/** A37: a site may be anywhere: on another disk, or beside the project under a name that begins with the project's; and so may two. */
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT } from '../../scripts/build/environment.ts';
import { EXIT } from '../../scripts/build/exit.ts';
import { firstModel, writeSnapshot } from './rebuild.fixture.ts';
import { run } from './start.fixture.ts';

/** Where Astro builds what goes outside of the project. */
const OUT = join(PROJECT, '.cache', 'out');
const isWritable = (folder: string): boolean => {
  try {
    rmSync(mkdtempSync(`${folder}-try-`), { recursive: true });
    return true;
  } catch {
    return false;
  }
};

/** A disk that lives in memory, where the system has one (Linux). */
const OTHER_DISK = '/dev/shm';
const hasOtherDisk = existsSync(OTHER_DISK) && statSync(OTHER_DISK).dev !== statSync(PROJECT).dev;

/** Where each of two sites is; in the system's temporary folder where there is no such place. */
const ELSEWHERE = join(tmpdir(), 'nama');
const PLACES = [
  ['on another disk', hasOtherDisk ? join(OTHER_DISK, 'nama') : ELSEWHERE],
  ['beside the project, under a name that begins so', isWritable(PROJECT) ? PROJECT : ELSEWHERE],
] as const;

/** A library of which every text but one ends with the name of the place. */
async function buildAt(place: string, beginning: string) {
  const root = mkdtempSync(`${beginning}-site-`);
  const model = firstModel();
  for (const song of model.songs.slice(1)) song.text = `${song.text}${place}\n`;
  writeSnapshot(join(root, 'snapshot'), model);
  const words = ['--out', join(root, 'dist'), '--snapshot', join(root, 'snapshot'), '--force'];
  const build = run('build.ts', words, { SITE_URL: 'http://places.test' });
  const code = await build.ended;
  return { root, code, output: build.output(), pid: build.child.pid, page: join(root, 'dist/file/Hymns/TAM') };
}

describe('of two sites that are built at the same time, both outside of the project,', () => {
  let sites: Awaited<ReturnType<typeof buildAt>>[] = [];
  beforeAll(async () => {
    sites = await Promise.all(PLACES.map(([place, beginning]) => buildAt(place, beginning)));
  });
  afterAll(() => {
    for (const { root } of sites) rmSync(root, { recursive: true, force: true });
  });

  test.each(PLACES.map(([place], at) => ({ place, at })))('the one $place is built and published', ({ place, at }) => {
    const { root, code, output, pid, page } = sites[at] as (typeof sites)[number];
    expect(code, output).toBe(EXIT.well);
    expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(page, 'index.html'), 'utf8')).toContain('</html>');
    expect(readFileSync(join(page, '002 Night.txt/index.html'), 'utf8')).toContain(place);
    expect(readdirSync(root).sort()).toEqual(['dist', 'dist-releases', 'snapshot']);
    expect(readdirSync(OUT).filter((folder) => folder.startsWith(`${pid}-`))).toEqual([]);
  });
});
