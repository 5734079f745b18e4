import { describe, expect, it } from 'vitest';
import { digest, skipped, snapshotEntry, snapshotManifest, snapshotPlaylist, textState } from '#schemas/snapshot.ts';

const entry = {
  folder: 'Rigveda',
  language: 'SAN',
  fileName: '0113 Dawn (RV 1.113).txt',
  songNo: 113,
  s3Path: null,
  lastModified: null,
  digest: '0123456789abcdef'.repeat(4),
  bytes: 12,
  state: 'current',
  unavailable: false,
};
const missing = { ...entry, songNo: null, digest: null, bytes: 0, state: 'missing' };
const playlist = {
  id: '1',
  name: 'Morning Prayers',
  digest: null,
  isHtml: false,
  state: 'missing',
  failure: 'HTTP 500',
};
const left = { index: 31_337, what: 'entry', name: 'a/b/c', reason: 'folder is empty' };
const manifest = {
  version: 1,
  pulledAt: '2026-01-01T00:00:00.000Z',
  source: 'api',
  notice: null,
  entries: [entry, missing],
  playlists: [playlist],
  skipped: [left, { ...left, index: null, what: 'text' }],
};

describe('a snapshot', () => {
  it('is the same after it was written and read', () => {
    expect(snapshotManifest.parse(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest);
  });

  it('may be empty', () => {
    const empty = { ...manifest, entries: [], playlists: [], skipped: [] };
    expect(snapshotManifest.parse(empty)).toEqual(empty);
  });

  it('keeps names to the letter, decomposed ones and those of properties too', () => {
    const fileName = 'Śiva.txt'.normalize('NFD');
    expect(snapshotEntry.parse({ ...entry, folder: '__proto__', fileName })).toMatchObject({
      folder: '__proto__',
      fileName,
    });
  });

  it.each([
    ['of another version', { version: 2 }],
    ['without a version', { version: undefined }],
    ['from elsewhere', { source: 'web' }],
    ['without entries', { entries: undefined }],
    ['with a broken entry', { entries: [{ ...entry, fileName: undefined }] }],
    ['without word of what was left out', { skipped: undefined }],
  ])('is not read %s', (_, change) => {
    expect(snapshotManifest.safeParse({ ...manifest, ...change }).success).toBe(false);
  });

  it('carries nothing that is not listed', () => {
    const polluted = JSON.parse(
      `{ "__proto__": { "polluted": true }, "html": "<b>", ${JSON.stringify(entry).slice(1)}`,
    );
    expect(snapshotEntry.parse(polluted)).toEqual(entry);
    expect(Object.getPrototypeOf(snapshotEntry.parse(polluted))).toBe(Object.prototype);
  });
});

describe('an entry of a snapshot', () => {
  it.each([
    ['a digest that is a path', { digest: `../${'a'.repeat(61)}` }],
    ['a negative number', { songNo: -1 }],
    ['half a byte', { bytes: 0.5 }],
    ['an unknown state', { state: 'lost' }],
    ['no state', { state: undefined }],
    ['a flag in words', { unavailable: 'true' }],
  ])('is not read with %s', (_, change) => {
    expect(snapshotEntry.safeParse({ ...entry, ...change }).success).toBe(false);
  });
});

describe('a digest', () => {
  it.each(['', 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), 'g'.repeat(64), `${'a'.repeat(64)}\n`])(
    'is 64 small hex digits, so that it can be a file name: not %j',
    (value) => {
      expect(digest.safeParse(value).error?.issues[0]?.message).toBe('is not a SHA-256 in hex');
    },
  );
});

describe('the state of a text', () => {
  it('is one of four words', () => {
    expect(textState.options).toEqual(['current', 'stale', 'sample', 'missing']);
  });
});

describe('a playlist of a snapshot', () => {
  it('says why its content is missing', () => {
    expect(snapshotPlaylist.parse(playlist).failure).toBe('HTTP 500');
    expect(snapshotPlaylist.safeParse({ ...playlist, failure: undefined }).success).toBe(false);
  });

  it('is HTML by a boolean alone', () => {
    for (const isHtml of [1, 'true', null, undefined]) {
      expect(snapshotPlaylist.safeParse({ ...playlist, isHtml }).success).toBe(false);
    }
  });
});

describe('what a pull left out', () => {
  it('is an entry, a playlist or a text, with its place where it has one', () => {
    expect(skipped.parse(left)).toEqual(left);
    for (const change of [{ what: 'page' }, { index: -1 }, { index: '7' }, { reason: undefined }]) {
      expect(skipped.safeParse({ ...left, ...change }).success).toBe(false);
    }
  });
});
