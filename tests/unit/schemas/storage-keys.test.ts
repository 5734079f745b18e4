import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STORED } from '#features/privacy/stored-things.ts';
import * as keys from '#schemas/storage-keys.ts';
import { readCatalogue } from '../../../scripts/words/catalogues.ts';

const english = readCatalogue('en');
const src = join(import.meta.dirname, '../../../src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|tsx|astro)$/.test(name))
  .map((file) => ({ file, code: readFileSync(join(src, file), 'utf8') }));

const named = Object.entries(keys).flatMap(([name, value]) => (name.endsWith('_KEY') ? [String(value)] : []));
const listed = STORED.flatMap((thing) => thing.keys);

describe('what is kept on the device', () => {
  test('is listed under every key that is named, but for the refusal to be counted', () => {
    const values = named.filter((value) => value !== keys.REFUSAL_KEY);
    expect(listed.toSorted()).toEqual(values.toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('has keys of small letters and hyphens alone, by which they are told from other words of a source', () => {
    expect(named.filter((key) => !/^[a-z-]+$/.test(key))).toEqual([]);
  });

  test('is told in words that fit a list', () => {
    for (const { what, until } of STORED) {
      expect(english[what]).toMatch(/^[a-z][^.]+$/);
      expect(english[until]).toMatch(/^until /);
    }
  });

  test('goes by no key that is not named: a source that stores has its keys from the list', () => {
    const storing = sources.filter(({ code }) => code.includes("'#ui/storage.ts'"));
    expect(storing.length).toBeGreaterThan(1);
    const strangers = storing.flatMap(({ file, code }) =>
      [...code.matchAll(/^(?:export )?const [A-Z_]+(?:: [^=]+)? = '([a-z-]+)'/gm)].flatMap(([, key = '']) =>
        named.includes(key) ? [] : `${file}: ${key}`,
      ),
    );
    expect(strangers, 'name the key in src/schemas/storage-keys.ts').toEqual([]);
  });

  test('is never written by a literal key', () => {
    const literal = sources.filter(({ code }) =>
      /(?:Storage\s*\.\s*(?:get|set|remove)Item|\bstored?)\(\s*['"`]/.test(code),
    );
    expect(literal.map(({ file }) => file)).toEqual([]);
  });

  test('is in no other kind of storage, but for texts that a reader keeps: no cookie, no database', () => {
    const others = sources.filter(({ code }) => /document\.cookie|indexedDB|cookieStore/.test(code));
    expect(others.map(({ file }) => file.replaceAll('\\', '/'))).toEqual(['features/offline/store.browser.ts']);
  });
});
