import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fnv1a } from '#core/library/hash.ts';
import { filePath } from '#core/library/paths.ts';
import {
  LONGEST_LINK,
  packList,
  placeLink,
  readListLink,
  splitPlace,
  unpackList,
  writeListLink,
} from '#features/my-place/lists/link.ts';
import { listName, MOST_SONGS } from '#features/my-place/lists/lists.ts';
import { anyPath } from '../kept.fixture.ts';

const PATHS = [
  filePath('Puranas', 'TAM', '001 Kappu.txt'),
  filePath('Puranas', 'TAM', '002 காப்பு.txt'),
  filePath('Puranas', 'SAN', '003 Kanda.TXT'),
  filePath('Bhagavad_Gita', 'SAN', 'No number'),
];

describe('a list as text', () => {
  test('says folder and language once for the songs that share them', () => {
    expect(packList({ name: 'Dawn', paths: PATHS })).toBe(
      ['Dawn', 'Puranas/TAM/001 Kappu', '002 காப்பு', 'SAN/003 Kanda.TXT?', 'Bhagavad_Gita/SAN/No number?'].join('\n'),
    );
  });

  test.each([
    ['a path out of the site', 'x\n../../SAN/evil'],
    ['more names than a song has', 'x\na/b/c/d'],
    ['a language without a folder', 'x\nSAN/a'],
    ['a control character', 'x\na/b/c\u0007'],
    ['a name that no file has', `x\na/b/${'c'.repeat(999)}`],
    ['nothing', ''],
  ])('leaves out %s', (_, text) => {
    expect(unpackList(text).paths).toEqual([]);
  });

  test('holds no more songs than a list can have, and each once', () => {
    const lines = Array.from({ length: MOST_SONGS * 2 }, (_, at) => `a/b/${at}`);
    expect(unpackList(['x', ...lines].join('\n')).paths).toHaveLength(MOST_SONGS);
    expect(unpackList('x\na/b/c\nc\nc').paths).toHaveLength(1);
  });

  test('has a name of one line that turns nothing around', () => {
    expect(unpackList('Mor\u202Ening\u0000 song\na/b/c').name).toBe('Mor ning song');
  });
});

describe('a list as a link', () => {
  test('comes back as it went, whatever its songs are called', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.uniqueArray(anyPath, { minLength: 1, maxLength: 30 }), async (name, paths) => {
        const link = await writeListLink({ name, paths });
        expect(link).toMatch(/^[01][\w-]+$/);
        expect(await readListLink(`#${link}`)).toEqual({ name: listName(name), paths });
      }),
      { numRuns: 150 },
    );
  });

  test('is read in a browser that cannot deflate, and written plainly there', async () => {
    const { CompressionStream } = globalThis;
    try {
      Reflect.deleteProperty(globalThis, 'CompressionStream');
      const link = await writeListLink({ name: 'Dawn', paths: PATHS });
      expect(link).toMatch(/^0/);
      expect(await readListLink(link)).toEqual({ name: 'Dawn', paths: PATHS });
    } finally {
      globalThis.CompressionStream = CompressionStream;
    }
  });

  test('of a hundred songs of one folder is shorter than what a message may hold', async () => {
    const paths = Array.from({ length: 100 }, (_, at) =>
      filePath('Thirumurai', 'TAM', `${String(at * 7).padStart(4, '0')} Thodudaiya Seviyan ${at}.txt`),
    );
    expect((await writeListLink({ name: 'Hundred', paths })).length).toBeLessThan(1200);
  });

  test('that is cut anywhere is told from a whole one', async () => {
    const link = await writeListLink({ name: 'Dawn', paths: PATHS });
    for (let length = 1; length < link.length; length += 1) {
      expect(await readListLink(link.slice(0, length)), String(length)).toBe('broken');
    }
  });

  test.each([
    ['', 'none'],
    ['#', 'none'],
    ['#<img src=x onerror=alert(1)>', 'broken'],
    ['#1%3Cscript%3E', 'broken'],
    ['#__proto__', 'broken'],
    ['#2abcdefAAAA', 'newer'],
    [`#1${'A'.repeat(LONGEST_LINK)}`, 'large'],
    ['#0811c9d', 'broken'],
  ])('%s is %s', async (fragment, fault) => {
    expect(await readListLink(fragment)).toBe(fault);
  });

  test('never answers with anything but a list of this site, whatever stands there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const plain = `0${fnv1a(text.toWellFormed()).slice(0, 6)}${Buffer.from(text.toWellFormed()).toString('base64url')}`;
        const list = await readListLink(plain);
        if (typeof list === 'string') return;
        for (const path of list.paths) expect(path).toMatch(/^\/file\/[^/]+\/[^/]+\/[^/]+\/$/);
      }),
    );
  });

  test('that would fill the memory once inflated is given up', async () => {
    const bomb = deflateRawSync(Buffer.alloc(30_000_000, 'a')).toString('base64url');
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(await readListLink(`1000000${bomb}`)).toBe('large');
  });
});

describe('a place in a list', () => {
  test('comes back out of its link', () => {
    const place = { song: 2, verse: 'v9.1a2b3c4d' };
    expect(splitPlace(`#${placeLink('1abc', place)}`)).toEqual({ link: '1abc', place });
  });

  test.each(['#1abc', '#1abc/0', '#1abc/x/v1.1a2b3c4d', ''])('is none in %j', (fragment) => {
    expect(splitPlace(fragment)).toEqual({ link: fragment.replace(/^#|\/.*/g, ''), place: null });
  });

  test('is the song alone where no verse is told', () => {
    expect(splitPlace('1abc/1/javascript:').place).toEqual({ song: 0, verse: '' });
  });
});
