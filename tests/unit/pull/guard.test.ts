/** The limits of the guard: each objection needs its count and its share. */
import { describe, expect, test } from 'vitest';
import { type SnapshotEntry, type SnapshotManifest, snapshotManifest } from '#schemas/snapshot.ts';
import { type Objection, objectionsToList, objectionsToTexts } from '../../../scripts/pull/guard-library.ts';

const entry = (at: number, more: Partial<SnapshotEntry> = {}): SnapshotEntry => ({
  folder: 'F',
  language: 'ENG',
  fileName: `${at}.txt`,
  songNo: at,
  s3Path: null,
  lastModified: null,
  digest: at.toString(16).padStart(64, '0'),
  bytes: 1000,
  state: 'current',
  unavailable: false,
  ...more,
});
const manifest = (entries: SnapshotEntry[], more: Partial<SnapshotManifest> = {}): SnapshotManifest =>
  snapshotManifest.parse({
    version: 1,
    pulledAt: '',
    source: 'api',
    notice: null,
    entries,
    playlists: [],
    skipped: [],
    ...more,
  });
const library = (count: number, more: (at: number) => Partial<SnapshotEntry> = () => ({})) =>
  manifest(Array.from({ length: count }, (_, at) => entry(at, more(at))));

const asList = ({ entries, playlists, skipped }: SnapshotManifest) => ({
  entries: entries.map((one, index) => ({ ...one, index })),
  playlists,
  skipped,
});
/** Every objection, in the order of a pull. */
function objections(next: SnapshotManifest, previous: SnapshotManifest | null, requested = 0, failed = 0): Objection[] {
  return [...objectionsToList(asList(next), previous), ...objectionsToTexts({ next, previous, requested, failed })];
}
/** The same without names. */
const told = (...pulled: Parameters<typeof objections>): string[] => objections(...pulled).map(({ what }) => what);

describe('A8: what vanishes', () => {
  test.each([
    [1000, 980, 0],
    [1000, 979, 1],
    [2000, 1960, 0],
    [2000, 1959, 1],
    [10, 5, 0],
    [12, 6, 0],
    [12, 5, 1],
    [20, 1, 1],
    [3, 0, 1],
  ])('of %i entries %i are left: %i objections', (before, left, count) => {
    expect(told(library(left), library(before))).toHaveLength(count);
  });

  test('is listed by name', () => {
    const [objection] = objections(library(900), library(1000));
    expect(objection?.names).toHaveLength(100);
    expect(objection?.names.at(-1)).toBe('F/ENG/999.txt');
  });

  test('an empty first list is refused too', () => {
    expect(told(library(0), null)).toEqual(['The list holds no entry that can be published']);
  });
});

describe('A first pull', () => {
  test.each([1, 80, 10_000])('of %i entries meets no objection', (count) => {
    expect(told(library(count), null, count)).toEqual([]);
  });
});

describe('A9: growth', () => {
  test.each([
    [80, 1_079, 0],
    [80, 1_081, 1],
    [1_000, 9_999, 0],
    [1_000, 10_000, 1],
  ])('from %i to %i entries: %i objections', (before, after, count) => {
    expect(told(library(after), library(before))).toHaveLength(count);
  });

  test('with every name another: all would vanish', () => {
    expect(
      told(
        library(100, (at) => ({ folder: `G${at}` })),
        library(100),
      ),
    ).toEqual(['100 of 100 entries would be removed']);
  });
});

describe('A10: content', () => {
  const shared = (count: number) => (at: number) => (at < count ? { digest: 'f'.repeat(64) } : {});

  test.each([
    [1000, 0, 20, 0],
    [1000, 0, 21, 1],
    [1000, 500, 520, 0],
    [10_000, 0, 200, 0],
    [10_000, 0, 201, 1],
  ])('of %i entries %i had one text and %i have it now: %i objections', (all, before, now, count) => {
    expect(told(library(all, shared(now)), library(all, shared(before)))).toHaveLength(count);
  });

  test.each([
    [100, 50, 0],
    [100, 51, 1],
    [20, 20, 0],
  ])('on a first pull of %i entries %i have one text: %i objections', (all, same, count) => {
    expect(told(library(all, shared(same)), null)).toHaveLength(count);
  });

  test.each([
    [500, 0],
    [499, 1],
  ])('texts of 1000 bytes that now have %i: %i objections', (bytes, count) => {
    expect(
      told(
        library(100, () => ({ bytes })),
        library(100),
      ),
    ).toHaveLength(count);
  });
});

describe('A4: texts that could not be loaded', () => {
  const lost = (count: number) => (at: number) =>
    at < count ? { state: 'missing' as const, digest: null, bytes: 0 } : {};

  test.each([
    [1000, 10, 0],
    [1000, 11, 1],
    [50, 5, 0],
    [50, 6, 1],
  ])('of %i texts %i are lost: %i objections', (all, count, objections) => {
    expect(told(library(all, lost(count)), null, all, count)).toHaveLength(objections);
  });

  test('are not objected to again once they were accepted', () => {
    expect(told(library(1000, lost(30)), library(1000, lost(30)), 1000, 30)).toEqual([]);
  });

  test('every one of them: nothing is published, although there are earlier copies', () => {
    expect(
      told(
        library(100, () => ({ state: 'stale' })),
        library(100),
        100,
        100,
      ),
    ).toEqual(['None of the 100 texts that were requested could be loaded']);
  });

  test('the only one that was asked for is no reason to refuse', () => {
    expect(told(library(100), library(100), 1, 1)).toEqual([]);
  });
});

test('A7: refused entries above a share of the list are objected to', () => {
  const skipped = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ index, what: 'entry' as const, name: 'x', reason: 'y' }));
  expect(told(manifest(library(1000).entries, { skipped: skipped(52) }), null)).toEqual([]);
  expect(told(manifest(library(1000).entries, { skipped: skipped(53) }), null)).toHaveLength(1);
});
