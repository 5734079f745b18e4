import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { UserError } from '#schemas/user-error.ts';
import { openSnapshot } from '../../../../scripts/pull/snapshot.ts';
import { readManifest, readText } from '../../../../src/snapshot.ts';
import { songEntry } from '../../../fixtures/entries.ts';

const entry = (fileName: string) => songEntry({ folder: 'Tevaram', language: 'TAM', fileName });
const playlist = (id: string) => ({ id, name: 'a],"playlists":[', digest: null, isHtml: false, failure: null });
const manifest = (parts: Partial<SnapshotManifest> = {}): SnapshotManifest => ({
  version: 1,
  pulledAt: '2026-11-22T00:00:00.000Z',
  source: 'api',
  notice: null,
  entries: [],
  playlists: [],
  skipped: [],
  ...parts,
});
/** Names that look like the ends of lines, lists and files. */
const NASTY = ['சிவ.txt', 'a"}],"playlists":[', 'b},', 'c]}', 'd\n{"e":1},', '{', ' '];
const FULL = manifest({
  notice: '],"entries":[',
  entries: NASTY.map(entry),
  playlists: ['1', '2'].map((id) => ({ ...playlist(id), state: 'missing' })),
  skipped: [{ index: 3, what: 'entry', name: 'x}]}', reason: '{' }],
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nama-manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const write = (text: string) => writeFileSync(join(folder, 'manifest.json'), text);

describe('the manifest of a snapshot', () => {
  it.each([
    ['full', FULL],
    ['empty', manifest()],
    ['without playlists', manifest({ entries: NASTY.map(entry) })],
    ['without entries', manifest({ playlists: FULL.playlists })],
    ['with nothing but what was left out', manifest({ skipped: FULL.skipped })],
  ])('is read as the pull wrote it: %s', async (_, written) => {
    const snapshot = await openSnapshot(folder);
    await snapshot.commit(written);
    await snapshot.close();
    expect(readManifest(folder)).toEqual(written);
  });

  it.each([
    ['on one line', JSON.stringify(FULL)],
    ['with a space at every level', JSON.stringify(FULL, null, 2)],
    ['without indentation', JSON.stringify(FULL, null, 2).replace(/^ +/gm, '')],
  ])('is read however it is laid out: %s', (_, text) => {
    write(text);
    expect(readManifest(folder)).toEqual(FULL);
  });

  it.each([
    ['is cut off', JSON.stringify(FULL).slice(0, -20), /is not a snapshot of this version: .+JSON/],
    [
      'is cut off after a row',
      '{"version":1,"entries":[\n{"folder":"a"},\n',
      /is not a snapshot of this version: .+JSON/,
    ],
    ['is no JSON', '<html>', /is not a snapshot of this version: .+JSON/],
    ['is no object', '[\n{"a":1}]}', /is not a snapshot of this version: /],
    ['is of another version', JSON.stringify({ ...FULL, version: 2 }), /: version Invalid input/],
    [
      'has a broken entry',
      JSON.stringify(FULL).replace('{"folder":"Tevaram"', '\n{"folder":1'),
      /: entries\.0\.folder Invalid input/,
    ],
  ])('that %s is refused by name', (_, text, words) => {
    write(text);
    expect(() => readManifest(folder)).toThrow(UserError);
    expect(() => readManifest(folder)).toThrow(words);
    expect(() => readManifest(folder)).toThrow(/\n {2}Delete it and run "npm run pull"\.$/);
  });

  it('that is not there says how to get one', () => {
    expect(() => readManifest(folder)).toThrow(/cannot be read\.\n {2}Run "npm run pull" first\.$/);
  });
});

describe('a text of a snapshot (A29)', () => {
  const put = async (text: string) => {
    const snapshot = await openSnapshot(folder);
    const { digest } = await snapshot.put(text);
    await snapshot.commit(manifest({ entries: [{ ...entry('1.txt'), digest, state: 'current' }] }));
    await snapshot.close();
    return { digest, file: join(folder, 'texts', digest.slice(0, 2), digest) };
  };

  it('is read by its digest', async () => {
    expect(readText(folder, (await put('சிவ\n')).digest)).toBe('சிவ\n');
  });

  it.each([
    ['emptied', ''],
    ['altered', 'சிவா\n'],
  ])('that was %s is refused, with what to do', async (_, text) => {
    const { digest, file } = await put('சிவ\n');
    writeFileSync(file, text);
    expect(() => readText(folder, digest)).toThrow(UserError);
    expect(() => readText(folder, digest)).toThrow(
      /does not match the digest in its name.+\n {2}Run "npm run pull", which fetches it again\.$/,
    );
  });

  it('that is gone is refused, with what to do', async () => {
    const { digest, file } = await put('சிவ\n');
    rmSync(file);
    expect(() => readText(folder, digest)).toThrow(/cannot be read\.\n {2}Run "npm run pull"/);
  });
});
