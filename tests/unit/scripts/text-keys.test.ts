import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cachedKeys, keysOfText, type TextKeys } from '../../../scripts/text-index/keys.ts';

const SONG = 'agnim ile purohitam\nyajnasya devam ritvijam\n\nhotaram ratnadhatamam';
const OTHER = 'katalaki kacintu kannir malki';
const digestOf = (text: string): string => hash('sha256', text);
const plain = (keys: TextKeys): number[][] => keys.map((each) => [...each]);

/** A snapshot with both texts, and an empty cache. */
function open() {
  const root = mkdtempSync(join(tmpdir(), 'text-keys-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const fileOf = (text: string) => join(root, 'texts', digestOf(text).slice(0, 2), digestOf(text));
  for (const text of [SONG, OTHER]) {
    mkdirSync(join(fileOf(text), '..'), { recursive: true });
    writeFileSync(fileOf(text), text);
  }
  const cache = join(root, 'keys');
  return {
    cache,
    forget: (text: string) => rmSync(fileOf(text)),
    build: (code = 'one') => cachedKeys(root, cache, code),
    files: () => readdirSync(cache, { recursive: true }).map(String),
  };
}

describe('the cache of keys', () => {
  test('gives the keys of a text as they are made, at once and in the next build, which does not read the text', () => {
    const { build, forget } = open();
    const made = plain(keysOfText(SONG));
    expect(made.flat().length).toBeGreaterThan(5);
    expect(plain(build().keysOf(digestOf(SONG)))).toEqual(made);
    forget(SONG);
    expect(plain(build().keysOf(digestOf(SONG)))).toEqual(made);
  });

  test.each([0, 1, 4, 20])('makes them anew where its file was cut after %i bytes', (bytes) => {
    const { build, cache, files } = open();
    build().keysOf(digestOf(SONG));
    const file = join(cache, files().find((name) => name.endsWith(digestOf(SONG))) ?? '');
    writeFileSync(file, readFileSync(file).subarray(0, bytes));
    expect(plain(build().keysOf(digestOf(SONG)))).toEqual(plain(keysOfText(SONG)));
  });

  test('takes nothing that another code made', () => {
    const { build, forget, files } = open();
    build('one').keysOf(digestOf(SONG));
    forget(SONG);
    expect(() => build('other').keysOf(digestOf(SONG))).toThrow('npm run pull');
    expect(files().filter((name) => name.includes('one'))).toEqual([]);
  });

  test('keeps no keys of a text that a build does not ask for', () => {
    const { build, files } = open();
    for (const text of [SONG, OTHER]) build().keysOf(digestOf(text));
    const next = build();
    next.keysOf(digestOf(OTHER));
    next.sweep();
    expect(files().some((name) => name.endsWith(digestOf(SONG)))).toBe(false);
    expect(files().some((name) => name.endsWith(digestOf(OTHER)))).toBe(true);
  });
});
