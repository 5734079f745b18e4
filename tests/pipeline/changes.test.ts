import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changesBetween, writeChanges } from '../../scripts/publish/changes.ts';
import { type Inventory, inventory } from '../../scripts/publish/inventory.ts';

const of = (files: Record<string, string>, carried: Record<string, string> = {}): Inventory => {
  const facts = (named: Record<string, string>) =>
    Object.fromEntries(Object.entries(named).map(([name, digest]) => [name, [digest, 1, 1, null]]));
  return inventory.parse({ code: 'c', files: facts(files), carried: facts(carried) });
};

const BEFORE = of({ 'index.html': '1', 'a/index.html': '1', 'b/index.html': '1', '_astro/x.1.js': '1' });

describe('the list for an upload', () => {
  test('holds the files that are new or have other bytes, and those that went', () => {
    const after = of({ 'index.html': '2', 'a/index.html': '1', 'c/index.html': '3', '_astro/x.1.js': '1' });
    expect(changesBetween({ id: 'one', inventory: BEFORE }, { id: 'two', inventory: after })).toEqual({
      from: 'one',
      to: 'two',
      written: ['c/index.html', 'index.html'],
      removed: ['b/index.html'],
    });
  });

  test('has what pages ask for before the pages, and leaves assets that are kept for open tabs', () => {
    const after = of(
      {
        'index.html': '2',
        'a/index.html': '1',
        'b/index.html': '1',
        'packs/index.json': '1',
        '_astro/packs/y.2.txt': '1',
      },
      { '_astro/x.1.js': '1' },
    );
    const { written, removed } = changesBetween({ id: 'one', inventory: BEFORE }, { id: 'two', inventory: after });
    expect(written).toEqual(['_astro/packs/y.2.txt', 'packs/index.json', 'index.html']);
    expect(removed).toEqual([]);
  });

  test('is the whole site where nothing is known of the one before', () => {
    const { from, written } = changesBetween({ id: 'one', inventory: null }, { id: 'two', inventory: BEFORE });
    expect(from).toBeNull();
    expect(written).toHaveLength(4);
  });

  test('is written for tools too, a file a line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nama-changes-'));
    await writeChanges(join(folder, 'report'), { from: 'a', to: 'b', written: ['x y.html', 'ழ.html'], removed: [] });
    expect(readFileSync(join(folder, 'report/written.txt'), 'utf8')).toBe('x y.html\nழ.html\n');
    expect(readFileSync(join(folder, 'report/removed.txt'), 'utf8')).toBe('');
    expect(JSON.parse(readFileSync(join(folder, 'report/changes.json'), 'utf8'))).toMatchObject({ from: 'a', to: 'b' });
    rmSync(folder, { recursive: true });
  });
});
