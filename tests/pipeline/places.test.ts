/** A37: a site may be anywhere: on another disk, or beside the project under a name that begins with the project's; and so may two. */
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PROJECT } from '../../scripts/build/environment.ts';
import { EXIT } from '../../scripts/build/exit.ts';
import { firstModel, writeSnapshot } from './rebuild.fixture.ts';
import { run, runToEnd } from './start.fixture.ts';

const MINUTES = 180_000;
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

describe('a site', () => {
  test.each([
    ['on another disk', join(OTHER_DISK, 'nama'), hasOtherDisk],
    ['beside the project, under a name that begins so', PROJECT, isWritable(PROJECT)],
  ])(
    '%s is built and published',
    async (_, beginning, isThere) => {
      if (!isThere) return expect(isThere, 'there is no such place here').toBe(false);
      const root = mkdtempSync(`${beginning}-site-`);
      onTestFinished(() => rmSync(root, { recursive: true, force: true }));
      writeSnapshot(join(root, 'snapshot'), firstModel());
      const words = ['--out', join(root, 'dist'), '--snapshot', join(root, 'snapshot')];
      const { code, output } = await runToEnd('build.ts', words);
      expect(code, output).toBe(EXIT.well);
      expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true);
      expect(readFileSync(join(root, 'dist/file/Hymns/TAM/index.html'), 'utf8')).toContain('</html>');
      expect(readdirSync(root).sort()).toEqual(['dist', 'dist-releases', 'snapshot']);
    },
    MINUTES,
  );

  test(
    'is built beside another that is built at the same time, both outside of the project',
    async () => {
      const root = mkdtempSync(join(tmpdir(), 'nama-two-'));
      onTestFinished(() => rmSync(root, { recursive: true, force: true }));
      const builds = ['one', 'two'].map(async (name) => {
        const model = firstModel();
        for (const song of model.songs.slice(1)) song.text = `${song.text}${name}\n`;
        writeSnapshot(join(root, name), model);
        const words = ['--out', join(root, 'dist', name), '--snapshot', join(root, name)];
        const build = run('build.ts', words);
        expect(await build.ended, build.output()).toBe(EXIT.well);
        const page = readFileSync(join(root, 'dist', name, 'file/Hymns/TAM/002 Night.txt/index.html'), 'utf8');
        expect(page).toContain(name);
        expect(readdirSync(OUT).filter((folder) => folder.startsWith(`${build.child.pid}-`))).toEqual([]);
      });
      await Promise.all(builds);
    },
    MINUTES,
  );
});
