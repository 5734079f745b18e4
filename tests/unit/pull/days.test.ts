import { describe, expect, test } from 'vitest';
import type { SnapshotEntry, SnapshotManifest } from '#schemas/snapshot.ts';
import { withDays } from '../../../scripts/pull/days.ts';

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)];
const entry = (facts: Partial<SnapshotEntry> = {}): SnapshotEntry => ({
  folder: 'F',
  language: 'SAN',
  fileName: '1 S.txt',
  songNo: 1,
  s3Path: null,
  lastModified: null,
  digest: A,
  bytes: 1,
  state: 'current',
  unavailable: false,
  ...facts,
});
function manifest(day: string, entries: SnapshotEntry[], digest: string | null = A): SnapshotManifest {
  const playlist = { id: '1', name: 'P', digest, isHtml: false, state: 'current' as const, failure: null };
  const head = { version: 1 as const, pulledAt: `${day}T01:02:03Z`, source: 'api' as const, notice: null };
  return { ...head, entries, playlists: [playlist], skipped: [] };
}
const first = withDays(manifest('2026-11-01', [entry()]), null);
const days = (next: SnapshotManifest, previous: SnapshotManifest | null) => {
  const { entries, playlists } = withDays(next, previous);
  return [entries.map(({ changed }) => changed), playlists.map(({ changed }) => changed)];
};

describe('the day on which a text became what it is', () => {
  test('is not known at a first pull', () => {
    expect(days(manifest('2026-11-01', [entry()]), null)).toEqual([[undefined], [undefined]]);
    expect(Object.keys(first.entries[0] ?? {})).not.toContain('changed');
  });

  test.each([
    ['2025-03-04T23:30:00-02:00', '2025-03-05'],
    ['2026-11-02T00:00:00Z', undefined],
    ['last week', undefined],
  ])('is what the API says at a first pull, unless that is no day, or yet to come: %s', (lastModified, expected) => {
    expect(days(manifest('2026-11-01', [entry({ lastModified })]), null)[0]).toEqual([expected]);
  });

  test('is that of the pull that brought another text, or a new one, whatever the API says', () => {
    const lastModified = '2020-01-01T00:00:00Z';
    const next = manifest('2026-11-05', [entry({ digest: B, lastModified }), entry({ fileName: '2 T.txt' })], B);
    expect(days(next, first)).toEqual([['2026-11-05', '2026-11-05'], ['2026-11-05']]);
  });

  test('stays while the text does, over pulls that change its date, its state and its neighbours', () => {
    const changed = withDays(manifest('2026-11-05', [entry({ digest: B })], B), first);
    const other = entry({ fileName: '2 T.txt' });
    const stale = entry({ digest: B, state: 'stale', lastModified: '2026-11-08T00:00:00Z' });
    expect(days(manifest('2026-11-09', [other, stale], B), changed)).toEqual([
      ['2026-11-09', '2026-11-05'],
      ['2026-11-05'],
    ]);
  });

  test('is none without a text', () => {
    expect(days(manifest('2026-11-05', [entry({ digest: null, state: 'missing' })], null), first)).toEqual([
      [undefined],
      [undefined],
    ]);
  });
});
