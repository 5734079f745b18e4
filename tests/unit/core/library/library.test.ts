import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeLibrary, songsOf } from '#core/library/library.ts';
import { hashedSegment } from '#core/library/paths.ts';
import { type SnapshotEntry, snapshotEntry, snapshotPlaylist } from '#schemas/snapshot.ts';
import { UserError } from '#schemas/user-error.ts';

const entry = (folder: string, language: string, fileName: string, rest: Partial<SnapshotEntry> = {}): SnapshotEntry =>
  snapshotEntry.parse({
    folder,
    language,
    fileName,
    songNo: null,
    s3Path: null,
    lastModified: null,
    digest: 'a'.repeat(64),
    bytes: 1,
    state: 'current',
    unavailable: false,
    ...rest,
  });
const playlist = (id: string, name = id) =>
  snapshotPlaylist.parse({ id, name, digest: null, isHtml: false, state: 'missing', failure: 'HTTP 500' });

const ENTRIES = [
  entry('Valmiki_Ramayana', 'SAN', "061 Bala Kanda 61 S'unahs'epha.txt"),
  entry('Rigveda', 'SAN', '0113 Dawn (RV 1.113).txt', { songNo: 113 }),
  entry('Rigveda', 'ENG', '0113 Dawn (RV 1.113).txt', { songNo: 113 }),
  entry('Rigveda', 'SAN', '0002 Vayu (RV 1.2).txt', { songNo: 2 }),
  entry('Rigveda', 'TEL', '0002 Vayu (RV 1.2).txt'),
  entry('Bhagavad_Gita', 'MIX', '01 Arjuna Vishada Yoga.txt', { songNo: 1 }),
];

/** The message of the refusal. */
function faultsOf(...library: Parameters<typeof arrangeLibrary>): string {
  try {
    arrangeLibrary(...library);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
  throw new Error('this library was taken');
}

/** Two names with one hash and one readable part, found by trying. */
function clashingNames(): [string, string] {
  const seen = new Map<string, string>();
  for (let number = 0; ; number += 1) {
    const name = number.toString(2).padStart(20, '0').replaceAll('0', '?').replaceAll('1', '#');
    const segment = hashedSegment(name);
    const other = seen.get(segment);
    if (other !== undefined) return [name, other];
    seen.set(segment, name);
  }
}

describe('a library', () => {
  const library = arrangeLibrary(ENTRIES, [playlist('2', 'Margazhi Songs'), playlist('upanishad-circle')]);

  it('has its folders in the order of their labels', () => {
    expect(library.folders.map(({ name, label, path }) => [name, label, path])).toEqual([
      ['Bhagavad_Gita', 'Bhagavad Gita', '/file/Bhagavad_Gita/'],
      ['Rigveda', 'Rigveda', '/file/Rigveda/'],
      ['Valmiki_Ramayana', 'Valmiki Ramayana', '/file/Valmiki_Ramayana/'],
    ]);
  });

  it('has the languages of a folder in the order of their codes, unknown ones too', () => {
    expect(library.folders[1]?.languages.map(({ code, label, path }) => [code, label, path])).toEqual([
      ['ENG', 'English', '/file/Rigveda/ENG/'],
      ['SAN', 'Sanskrit', '/file/Rigveda/SAN/'],
      ['TEL', 'TEL', '/file/Rigveda/TEL/'],
    ]);
  });

  it('has the songs of a language by their numbers, with name and path', () => {
    expect(library.folders[1]?.languages[1]?.songs).toEqual([
      { ...ENTRIES[3], name: 'Vayu (RV 1.2)', path: '/file/Rigveda/SAN/0002%20Vayu%20(RV%201.2).txt/' },
      { ...ENTRIES[1], name: 'Dawn (RV 1.113)', path: '/file/Rigveda/SAN/0113%20Dawn%20(RV%201.113).txt/' },
    ]);
  });

  it('has its playlists in the order they came', () => {
    expect(library.playlists.map(({ id, path }) => [id, path])).toEqual([
      ['2', '/playlist/2/'],
      ['upanishad-circle', '/playlist/upanishad-circle/'],
    ]);
  });

  it('has every song once', () => {
    expect(songsOf(library)).toHaveLength(ENTRIES.length);
    expect(new Set(songsOf(library).map((song) => song.path)).size).toBe(ENTRIES.length);
  });

  it('may be empty', () => {
    expect(arrangeLibrary([], [])).toEqual({ folders: [], playlists: [] });
  });

  it('is one and the same however the entries come, with a page for each', () => {
    const name = fc.constantFrom(
      'a',
      'A',
      'a?',
      'a/b',
      'ä',
      'a\u0308',
      'index.html',
      '__proto__',
      '2 x',
      '10 x',
      'A_b',
      'A b',
    );
    const anyEntries = fc.uniqueArray(fc.tuple(name, name, name), {
      selector: (names) => JSON.stringify(names),
      maxLength: 12,
    });
    const shuffled = anyEntries.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        const arranged = arrangeLibrary(
          one.map((names) => entry(...names)),
          [],
        );
        expect(
          arrangeLibrary(
            other.map((names) => entry(...names)),
            [],
          ),
        ).toEqual(arranged);
        const paths = songsOf(arranged).map((song) => song.path.toLowerCase().normalize('NFC'));
        expect(new Set(paths).size).toBe(one.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a name beside its twin', () => {
  const library = arrangeLibrary(
    [entry('Gita', 'SAN', 'a.txt'), entry('gita', 'SAN', 'a.txt'), entry('gita', 'san', 'A.txt')],
    [],
  );

  it('has an address of its own, and so has everything below it', () => {
    const [upper, lower, below] = [hashedSegment('Gita'), hashedSegment('gita'), hashedSegment('san')].map(
      encodeURIComponent,
    );
    expect(
      songsOf(library)
        .map((song) => song.path)
        .toSorted(),
    ).toEqual(
      [
        `/file/${upper}/SAN/a.txt/`,
        `/file/${lower}/${encodeURIComponent(hashedSegment('SAN'))}/a.txt/`,
        `/file/${lower}/${below}/A.txt/`,
      ].toSorted(),
    );
  });

  it('is shown as it is', () => {
    expect(library.folders.map((folder) => folder.name).toSorted()).toEqual(['Gita', 'gita']);
  });
});

describe('a library that cannot be published', () => {
  it('names both sides of a clash, at every level', () => {
    const [one, other] = clashingNames();
    const [kept, refused] = [one, other].toSorted().map((name) => JSON.stringify(name));
    const faults = faultsOf(
      [
        ...[entry(one, 'SAN', 'a'), entry(other, 'SAN', 'a')],
        ...[entry('F', one, 'a'), entry('F', other, 'a')],
        ...[entry('F', 'SAN', one), entry('F', 'SAN', other)],
      ],
      [playlist(one), playlist(other)],
    );
    expect(faults.split('\n')).toEqual([
      `${refused} in the library has the address of ${kept}`,
      `${refused} in "F" has the address of ${kept}`,
      `${refused} in "F/SAN" has the address of ${kept}`,
      `${refused} in the playlists has the address of ${kept}`,
      '  Rename each at its source, or leave it out of the list.',
    ]);
  });

  it('names what is there twice', () => {
    const faults = faultsOf(
      [entry('F', 'SAN', 'a'), entry('F', 'SAN', 'b'), entry('F', 'SAN', 'a')],
      [playlist('1'), playlist('1')],
    );
    expect(faults).toContain('"a" in "F/SAN" is there 2 times\n"1" in the playlists is there 2 times\n');
  });

  it('names what can be no part of an address, without its control characters', () => {
    const faults = faultsOf(
      [entry('..', 'SAN', 'a'), entry('F\n', '../x', 'a'), entry('G', 'SAN', '\uD800')],
      [playlist(' ')],
    );
    expect(faults.split('\n')).toEqual([
      '".." in the library would leave its folder',
      '"../x" in "F\\n" would leave its folder',
      '"\\ud800" in "G/SAN" holds half a character (a lone surrogate)',
      '" " in the playlists is empty',
      '  Rename each at its source, or leave it out of the list.',
    ]);
  });
});
