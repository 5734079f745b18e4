import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withTemporary } from '../../../scripts/test/temporary.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'nama-memory-'));
  vi.stubEnv('TMPDIR', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(place, { recursive: true });
});

/** Leaves a file there, as tests do. @returns the folder, if it is given one */
const work = async ({ TMPDIR }: Readonly<Record<string, string>>): Promise<string | undefined> => {
  if (TMPDIR) writeFileSync(join(TMPDIR, 'left'), '');
  return TMPDIR;
};

describe('what tests throw away', () => {
  test('goes to a folder in memory, which is gone afterwards', async () => {
    const folder = await withTemporary(work, { place, enough: 1 });
    expect(folder?.startsWith(join(place, 'nama-tests-'))).toBe(true);
    expect(existsSync(folder ?? '')).toBe(false);
    expect(readdirSync(place)).toEqual([]);
  });

  test('is gone at the next run when this one is killed; what others keep there stays', async () => {
    const { pid: gone } = spawnSync(process.execPath, ['--version']);
    for (const name of [`nama-tests-${gone}-a`, `nama-tests-${process.pid}-b`, `${gone}-c`, 'nama-tests-d'])
      mkdirSync(join(place, name));
    await withTemporary(work, { place, enough: 1 });
    expect(readdirSync(place).sort()).toEqual([`${gone}-c`, `nama-tests-${process.pid}-b`, 'nama-tests-d']);
  });

  test('is gone when the tests break off, too', async () => {
    const broken = withTemporary(
      async (environment) => {
        await work(environment);
        throw new Error('broken off');
      },
      { place, enough: 1 },
    );
    await expect(broken).rejects.toThrow('broken off');
    expect(readdirSync(place)).toEqual([]);
  });

  test.each([
    ['too small', () => ({ place, enough: Number.MAX_SAFE_INTEGER })],
    ['not there', () => ({ place: join(place, 'nowhere'), enough: 1 })],
  ])('goes where it always goes where the memory is %s', async (_, options) => {
    expect(await withTemporary(work, options())).toBeUndefined();
    expect(readdirSync(place)).toEqual([]);
  });

  test('goes to the folder that was asked for', async () => {
    vi.stubEnv('TMPDIR', join(place, 'mine'));
    expect(await withTemporary(work, { place, enough: 1 })).toBeUndefined();
    expect(readdirSync(place)).toEqual([]);
  });
});
