import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  assignSegments,
  candidatePaths,
  collisionKey,
  decodePath,
  filePath,
  folderPath,
  hashedSegment,
  isSafeSegment,
  languagePath,
  pathParams,
  playlistPath,
  refusal,
  safeSegment,
} from '#core/library/paths.ts';
import { wireEntry, wireList } from '#schemas/wire.ts';

/** A thousand sets of names take their time on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });
const runs = { numRuns: 200 };
const site = 'https://library.example';
const bytes = (text: string): number => Buffer.byteLength(text);

const REAL_NAMES = [
  '0113 Dawn (RV 1.113).txt',
  '0241  (RV 3.7).txt',
  '0497 , Pushan (RV 6.56).txt',
  '0897 Asamati and Others.- (RV 10.60).txt',
  '0041 Varuna, Mitra, Aryaman (RV 1.41).txt',
  '0191 Water. Grass. Sun (RV 1.191).txt',
  '1001 Dream-charm (RV 10.164).txt',
  "0675 Praskanva's Gift (RV 8.55).txt",
  "061 Bala Kanda 61 S'unahs'epha.txt",
  "068 Bala Kanda 68 The Envoys' Speech.txt",
  '029 Bala Kanda 29 [^164]: The Celestial Arms.txt',
  '0367 Thirukkayilayamum - Thiruanaikkavum Thirumayendhiramum - Thi (3.109).txt',
  '0813 Thiruvasagam 27 Punarcchippatthu -atthuvitha Ilakkanam.txt',
  '0045 Thiruppazhaiyanur-thiru Alangadu (1.045).txt',
  '199 Mudhal Thiruvandhadhi 51-60 Elithi Lirandaiyum.txt',
  '000 Thaniyan Thirumalai.txt',
  '174 Chandogya Upanishad 3.17.txt',
  '026 Dhammapada 26 The Brahmana (arhat).txt',
  'Bhagavad_Gita',
  'Dhammapada_and_Suttas',
  'IAST',
  'upanishad-circle',
];

/** Each of these has broken a build, a host or a link somewhere. */
const NASTY_NAMES = [
  ...['why?.txt', '#1.txt', '100%.txt', 'a%2Fb', 'a/b', 'a\\b', 'a?b', 'a%3Fb', '%', '%2e%2e', '%00', '/', '\\', '//x'],
  ...[
    ' a',
    'a ',
    'a.',
    '.hidden',
    '...',
    '....',
    '. .x',
    'a..',
    '~',
    '-',
    '*',
    '<b>',
    '"q"',
    "'",
    'a&b=c',
    'a+b',
    ';',
    ':',
  ],
  ...[
    'a\nb',
    'a\tb',
    '\0',
    '\u007F',
    '\u0085',
    '\u2028',
    '\u200B',
    'a\u200Db',
    '\u202Etxt.exe',
    '\u00A0x\u00A0',
    '👨‍👩‍👧',
  ],
  ...[
    'index.html',
    'INDEX.html',
    'ındex.html',
    'index',
    '404',
    '404.html',
    '_headers',
    '_redirects',
    '_astro',
    'sw.js',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'file',
    'playlist',
    'con',
    'nul.txt',
    'robots.txt',
    '.well-known',
    '.nojekyll',
  ],
  ...['x~0123abcd', 'x~0123ABCD', 'x~0123abcdﬀ', '~0123abcd', 'x~0123abcd~0123abcd'],
  ...[
    'Śiva.txt',
    'Śiva.txt'.normalize('NFD'),
    'śiva.txt',
    'ŚIVA.TXT',
    'क़.txt',
    'க\u0BCA',
    'க\u0BC6\u0BBE',
    'ß',
    'ẞ',
    'SS',
  ],
  ...[
    'x'.repeat(200),
    'x'.repeat(201),
    'x'.repeat(400),
    'ௐ'.repeat(133),
    '🕉'.repeat(100),
    `${'x'.repeat(190)}🕉`,
    '?'.repeat(400),
  ],
];

const hardCharacter = fc.constantFrom(
  ...('?#%+&\'"/\\.~:;<>|* \t\n\r\0\u007F\u00A0\u2028\u200D\u0301Aaßẞſ0fकிொ🕉'.match(/./gsu) ?? []),
);
const twinOf = fc.constantFrom<(name: string) => string>(
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => name.normalize('NFC'),
  (name) => name.normalize('NFD'),
  (name) => `${name}\u200D`,
  (name) => `${name}.`,
  (name) => encodeURIComponent(name),
  (name) => hashedSegment(name),
  (name) => hashedSegment(name).toUpperCase(),
);

/** Any name that is not refused, the difficult ones often, and twins of one another often. */
const anyName = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: hardCharacter, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom('a', 'A', 'ä', 'a\u0308'), minLength: 1, maxLength: 2 }),
    fc.string({ unit: 'grapheme', minLength: 60, maxLength: 400 }),
    fc.constantFrom(...NASTY_NAMES, ...REAL_NAMES),
    fc.tuple(fc.string({ maxLength: 3 }), fc.stringMatching(/^~[0-9a-fA-F]{8}$/)).map((parts) => parts.join('')),
  )
  .chain((name) => twinOf.map((twin) => twin(name)).filter((changed) => changed.isWellFormed()))
  .filter((name) => refusal(name) === null);
const anyNames = fc
  .array(fc.tuple(anyName, fc.array(twinOf, { maxLength: 3 })), { minLength: 1, maxLength: 6 })
  .map((groups) => [...new Set(groups.flatMap(([name, twins]) => [name, ...twins.map((twin) => twin(name))]))])
  .map((names) => names.filter((name) => refusal(name) === null));

describe('a name of the real library', () => {
  it.each(REAL_NAMES)('is its own segment: %s', (name) => {
    expect(safeSegment(name)).toBe(name);
    expect(assignSegments(REAL_NAMES).get(name)).toBe(name);
  });
});

describe('the segments of a folder', () => {
  it('are there for every name, and no two are the same on any host', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        const segments = assignSegments(names);
        expect([...segments.keys()].toSorted()).toEqual(names.toSorted());
        const asStored = [
          (segment: string) => segment,
          (segment: string) => segment.normalize('NFC'),
          (segment: string) => segment.normalize('NFD').toLowerCase(),
          (segment: string) => segment.normalize('NFC').toUpperCase(),
          (segment: string) => segment.replaceAll(/\u200B|\u200C|\u200D/g, '').toLowerCase(),
        ];
        for (const stored of asStored) expect(new Set([...segments.values()].map(stored)).size).toBe(names.length);
      }),
      runs,
    );
  });

  it('do not depend on the order of the names, nor on how often each comes', () => {
    const shuffled = anyNames.chain((names) =>
      fc.tuple(fc.constant(names), fc.shuffledSubarray(names, { minLength: names.length })),
    );
    fc.assert(
      fc.property(shuffled, ([names, others]) => {
        expect(assignSegments([...others, ...others.slice(0, 2)])).toEqual(assignSegments(names));
      }),
      runs,
    );
  });

  it('stay as they are when names that are not their twins come or go', () => {
    fc.assert(
      fc.property(anyNames, anyNames, (names, others) => {
        const keys = new Set(names.map(collisionKey));
        const newcomers = others.filter((name) => !keys.has(collisionKey(name)));
        const before = assignSegments(names);
        const after = assignSegments([...newcomers, ...names]);
        for (const name of names) expect(after.get(name)).toBe(before.get(name));
      }),
      runs,
    );
  });

  it('never lose a name to one that was made to look like its hash', () => {
    const forged = hashedSegment('a?');
    expect(forged).toBe('a~1224a8e9');
    for (const name of [forged, forged.toUpperCase(), `${forged}\u200D`]) {
      const segments = assignSegments([name, 'a?']);
      expect(segments.get('a?')).toBe(forged);
      expect(segments.size).toBe(2);
      expect(collisionKey(segments.get(name) ?? '')).not.toBe(collisionKey(forged));
    }
  });

  it('leave out a name whose hash is that of another, instead of sharing a page', () => {
    const seen = new Map<string, string>();
    let pair: string[] | undefined;
    for (let number = 0; pair === undefined; number += 1) {
      const name = number.toString(2).padStart(20, '0').replaceAll('0', '?').replaceAll('1', '#');
      const segment = hashedSegment(name);
      const other = seen.get(segment);
      if (other !== undefined) pair = [name, other];
      seen.set(segment, name);
    }
    expect(assignSegments(pair).size).toBe(1);
    expect(assignSegments(pair.toReversed())).toEqual(assignSegments(pair));
  });
});

describe('a segment', () => {
  it('is at most 200 bytes, and safe on every host', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        for (const segment of assignSegments(names).values()) {
          expect(bytes(segment)).toBeLessThanOrEqual(200);
          expect(segment).not.toMatch(/[%#?\\/\p{Cc}]|^\.|[. ]$|^index\.html$/iu);
          expect(segment.isWellFormed()).toBe(true);
          expect(segment).toBe(segment.normalize('NFC'));
        }
      }),
      runs,
    );
  });

  it('stays inside its folder', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        for (const segment of [safeSegment(name), hashedSegment(name)]) {
          expect(resolve('/site/file', segment)).toBe(`/site/file/${segment}`);
          expect(new URL(playlistPath(segment), site).href).toBe(site + playlistPath(segment));
        }
      }),
      runs,
    );
  });

  it('can be written to disk as a folder with a page in it, each beside all others', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nama-paths-'));
    try {
      const segments = assignSegments([...NASTY_NAMES, ...REAL_NAMES].filter((name) => refusal(name) === null));
      writeFileSync(join(folder, 'index.html'), 'the page of the folder');
      for (const [name, segment] of segments) {
        mkdirSync(join(folder, segment));
        writeFileSync(join(folder, segment, 'index.html'), name);
      }
      expect(readdirSync(folder)).toHaveLength(segments.size + 1);
      for (const [name, segment] of segments)
        expect(readFileSync(join(folder, segment, 'index.html'), 'utf8')).toBe(name);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([
    ['a question mark', 'why?.txt', 'why .txt~14580174'],
    ['a slash', 'a/b', /^a b~[0-9a-f]{8}$/],
    ['escapes', '%2e%2e', /^2e 2e~[0-9a-f]{8}$/],
    ['a dot in front', '.htaccess', /^htaccess~[0-9a-f]{8}$/],
    ['nothing else', '???', /^~[0-9a-f]{8}$/],
    ['a line end', 'a\r\nb', /^a b~[0-9a-f]{8}$/],
    ['an end of its own kind', 'foobar ', /^foobar~[0-9a-f]{8}$/],
    ['a decomposed letter', 'Śiva'.normalize('NFD'), /^Śiva~[0-9a-f]{8}$/],
    ['too many bytes', '🕉'.repeat(51), /^🕉{47}~[0-9a-f]{8}$/u],
    ['the name of the page above', 'Index.HTML', /^Index\.HTML~[0-9a-f]{8}$/],
  ])('is readable and hashed for a name with %s', (_, name, segment) => {
    expect(isSafeSegment(name)).toBe(false);
    if (typeof segment === 'string') expect(safeSegment(name)).toBe(segment);
    else expect(safeSegment(name)).toMatch(segment);
  });

  it.each([
    '404',
    '_headers',
    '_astro',
    'sw.js',
    '__proto__',
    'constructor',
    'index',
    "it's",
    'a+b&c=d',
    ' a',
    'ॐ',
    'க.txt',
  ])('is the name itself where only its place could be dangerous: %s', (name) => {
    expect(safeSegment(name)).toBe(name);
  });

  it('bears the hash of the FNV-1a reference (draft-eastlake-fnv, appendix C)', () => {
    expect(hashedSegment('a')).toBe('a~e40c292c');
    expect(hashedSegment('foobar')).toBe('foobar~bf9cf968');
  });

  it('is never empty', () => {
    expect(isSafeSegment('')).toBe(false);
    expect(safeSegment('')).toBe('~811c9dc5');
  });
});

describe('twins', () => {
  it.each([
    ['case', 'Rigveda', 'RIGVEDA'],
    ['composed and decomposed letters', 'Śiva', 'Śiva'.normalize('NFD')],
    ['Tamil vowels in one sign and two', 'க\u0BCA', 'க\u0BC6\u0BBE'],
    ['a Devanagari letter that NFC takes apart', '\u0958', 'क\u093C'],
    ['sharp s', 'Straße', 'STRASSE'],
    ['capital sharp s', 'STRAẞE', 'straße'],
    ['final sigma', 'ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['sigma in its other form', 'ας', 'ασ'],
    ['the Turkish dotted I', 'İzmir', 'i\u0307zmir'],
    ['the Kelvin sign', '\u212A', 'k'],
    ['the long s', 'ſiva', 'Siva'],
    ['a ligature', 'ﬁ', 'FI'],
    ['iota below, with a dot below', '\u1FB3\u0323', 'α\u0323ι'],
    ['Cherokee', 'Ꭰ', 'ꭰ'],
    ['letters outside the first plane', '𐐀', '𐐨'],
    ['a joiner', 'क्\u200Dष', 'क्ष'],
    ['a soft hyphen', 'na\u00ADma', 'nama'],
    ['the dress of an emoji', '❤\uFE0F', '❤'],
  ])('are names that differ by %s only', (_, one, other) => {
    expect(one).not.toBe(other);
    expect(assignSegments([one, other])).toEqual(
      new Map([one, other].toSorted().map((name) => [name, hashedSegment(name)])),
    );
  });

  it.each([
    ['a mark', 'a', 'ä'],
    ['a width, which no file system folds', 'a', 'ａ'],
    ['a digit of another script', '1', '१'],
    ['a short vowel', 'शिव', 'शीव'],
    ['a space', 'a b', 'a  b'],
  ])('are not names that differ by %s', (_, one, other) => {
    expect(collisionKey(one)).not.toBe(collisionKey(other));
  });

  it('are all cases of every letter of Unicode', () => {
    const cased = /\p{Changes_When_Casemapped}/u;
    for (let code = 0; code <= 0x10ffff; code += 1) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const letter = String.fromCodePoint(code);
      if (!cased.test(letter)) continue;
      const forms = [
        letter,
        letter.toLowerCase(),
        letter.toUpperCase(),
        letter.normalize('NFD'),
        letter.normalize('NFC'),
      ];
      expect(new Set(forms.map(collisionKey)).size, `U+${code.toString(16)}`).toBe(1);
    }
  });
});

describe('a name that is refused', () => {
  it.each([
    ['nothing', '', 'is empty'],
    ['white space', ' \t\u00A0', 'is empty'],
    ['its own folder', '.', 'would leave its folder'],
    ['the folder above', '..', 'would leave its folder'],
    ['the folder above, with spaces', ' .. ', 'would leave its folder'],
    ['a way up', '../../etc/passwd', 'would leave its folder'],
    ['a way up that comes later', 'a/../../b', 'would leave its folder'],
    ['a way up on Windows', 'a\\..\\b', 'would leave its folder'],
    ['half a character', 'a\uD800', 'holds half a character (a lone surrogate)'],
  ])('is %s', (_, name, reason) => {
    expect(refusal(name)).toBe(reason);
  });

  it('is none of those that only look so', () => {
    for (const name of ['...', '..a', 'a..', '/etc/passwd', 'C:\\x', '%2e%2e', '~', '\u200B'])
      expect(refusal(name)).toBeNull();
  });
});

describe('paths', () => {
  it('are folders, percent-encoded', () => {
    expect(folderPath('Bhagavad_Gita')).toBe('/file/Bhagavad_Gita/');
    expect(languagePath('Rigveda', 'SAN')).toBe('/file/Rigveda/SAN/');
    expect(filePath('Rigveda', 'SAN', '0113 Dawn (RV 1.113).txt')).toBe(
      '/file/Rigveda/SAN/0113%20Dawn%20(RV%201.113).txt/',
    );
    expect(playlistPath('கந்த')).toBe('/playlist/%E0%AE%95%E0%AE%A8%E0%AF%8D%E0%AE%A4/');
  });

  it('keep every name below a word of the site, whatever it is called', () => {
    expect(filePath('_headers', '404', 'sw.js')).toBe('/file/_headers/404/sw.js/');
    expect(playlistPath('_astro')).toBe('/playlist/_astro/');
  });

  it('decode to the segments they were made of, also after a browser has read them', () => {
    fc.assert(
      fc.property(anyName, anyName, anyName, (folder, language, file) => {
        const segments = [folder, language, file].map(safeSegment) as [string, string, string];
        const pathname = filePath(...segments);
        expect(new URL(pathname, site).href).toBe(site + pathname);
        expect(decodePath(pathname)).toEqual(['file', ...segments]);
        expect(pathParams(pathname)).toEqual({ folder: segments[0], language: segments[1], file: segments[2] });
      }),
      runs,
    );
  });

  it('decode to nothing when they are broken', () => {
    for (const pathname of ['/%', '/file/100%/', '/%C3%28', '/%ED%A0%80/']) expect(decodePath(pathname)).toBeNull();
  });

  it('give the routes their parameters by name', () => {
    expect(pathParams('/file/a%20b/SAN/')).toEqual({ folder: 'a b', language: 'SAN' });
    expect(pathParams('/playlist/__proto__/')).toEqual({ id: '__proto__' });
    expect(pathParams('/')).toEqual({});
  });
});

describe('the specified URL of a name', () => {
  const specified = (...names: string[]): string => `/${names.map(encodeURIComponent).join('/')}`;
  /** As the script of the 404 page sees it. */
  const asTyped = (pathname: string): string => new URL(site + pathname).pathname;

  it('leads to its page, twins of folder, language and file included', () => {
    fc.assert(
      fc.property(anyNames, anyNames, anyNames, (folders, languages, files) => {
        const [folderOf, languageOf, fileOf] = [folders, languages, files].map((names) => assignSegments(names));
        for (const file of files) {
          const [folder, language] = [folders[0] ?? '', languages[0] ?? ''];
          const page = filePath(folderOf?.get(folder) ?? '', languageOf?.get(language) ?? '', fileOf?.get(file) ?? '');
          const pathname = asTyped(specified('file', folder, language, file));
          expect(candidatePaths(pathname)).toContain(page);
          expect([pathname, ...candidatePaths(`${pathname}/`), `${pathname}/`]).toContain(page);
        }
      }),
      runs,
    );
  });

  it('leads to the page of a folder, a language and a playlist too', () => {
    expect(candidatePaths('/file/a%3F')).toContain(folderPath(hashedSegment('a?')));
    expect(candidatePaths('/file/Rigveda/san')).toContain(languagePath('Rigveda', hashedSegment('san')));
    expect(candidatePaths('/playlist/a%2Fb')).toEqual([playlistPath(hashedSegment('a/b'))]);
  });

  it('tries the likeliest page first, and eight at most', () => {
    expect(candidatePaths('/file/F/SAN/a.txt').slice(0, 2)).toEqual([
      '/file/F/SAN/a.txt/',
      '/file/F/SAN/a.txt~e3bf6dfa/',
    ]);
    expect(candidatePaths('/file/F/SAN/a.txt')).toHaveLength(8);
    expect(candidatePaths('/file/F/SAN/a%3F')[0]).toBe('/file/F/SAN/a~1224a8e9/');
  });

  it('finds a hashed page whose last slash was left out', () => {
    expect(candidatePaths('/file/F/SAN/why%20.txt~14580174')[0]).toBe('/file/F/SAN/why%20.txt~14580174/');
  });

  it('never leads back to itself, out of the site, or anywhere but to a file or a playlist', () => {
    const anyPathname = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc
        .tuple(
          fc.constantFrom('file', 'playlist', '', '.', 'File'),
          fc.array(fc.oneof(anyName, fc.constantFrom('..', '%2e%2e', '')), { maxLength: 5 }),
        )
        .map(([root, names]) => specified(root, ...names)),
    );
    fc.assert(
      fc.property(anyPathname, (pathname) => {
        const candidates = candidatePaths(pathname);
        expect(candidates.length).toBeLessThanOrEqual(8);
        expect(new Set(candidates).size).toBe(candidates.length);
        expect(candidates).not.toContain(pathname);
        for (const candidate of candidates) {
          expect(candidate).toMatch(/^\/(?:file|playlist)\/[^/]/);
          expect(new URL(candidate, site).href).toBe(site + candidate);
        }
      }),
      runs,
    );
  });

  it.each([
    '/',
    '/support',
    '/file',
    '/playlist/',
    '/playlist/1/2',
    '/file/a/b/c/d',
    '/file/%',
    '/file/%2e%2e%2Fx',
    '//evil.example/x',
  ])('is none of %s', (pathname) => {
    expect(candidatePaths(pathname)).toEqual([]);
  });
});

const shared = join(
  process.env['NAMA_SHARED'] ?? resolve(import.meta.dirname, '../../../../shared'),
  'library/files.json',
);
describe.skipIf(!existsSync(shared))('the scripture (needs the shared library: ../shared, or NAMA_SHARED)', () => {
  it('has an address for each of its entries, made of its very names', () => {
    const entries = wireList
      .parse(JSON.parse(readFileSync(shared, 'utf8')))
      .files.map((entry) => wireEntry.parse(entry));
    const addresses = entries.map(({ folder, language, file_name }) => {
      const names = [folder, language, file_name ?? ''] as const;
      expect(names.map(safeSegment)).toEqual(names);
      return filePath(...names);
    });
    expect(addresses.length).toBeGreaterThan(5000);
    expect(new Set(addresses.map(collisionKey)).size).toBe(addresses.length);
  });
});
