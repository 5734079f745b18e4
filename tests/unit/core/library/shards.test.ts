import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangeLibrary, type Folder, type Library, songsOf } from '#core/library/library.ts';
import { foldersOfShard, pathsOfShard, readShard, type Shard } from '#core/library/shards.ts';
import { UserError } from '#schemas/user-error.ts';
import { songEntry } from '../../../fixtures/entries.ts';

/** A library with this many songs in each folder. */
function libraryOf(sizes: readonly number[]): Library {
  const entries = sizes.flatMap((size, folder) =>
    Array.from({ length: size }, (_, song) =>
      songEntry(
        { folder: `Folder ${folder}`, language: song % 2 === 0 ? 'SAN' : 'ENG', fileName: `${song} Song.txt` },
        { songNo: song },
      ),
    ),
  );
  return arrangeLibrary(entries, []);
}

const shardsOf = (of: number): Shard[] => Array.from({ length: of }, (_, index) => ({ number: index + 1, of }));
const sharesOf = ({ folders }: Library, of: number): Folder[][] =>
  shardsOf(of).map((shard) => foldersOfShard(folders, shard));
const weightOf = (folders: readonly Folder[]): number => songsOf({ folders: [...folders], playlists: [] }).length;

describe('a shard', () => {
  test('is which of how many', () => {
    expect(readShard('2/4')).toEqual({ number: 2, of: 4 });
    expect(readShard('1/1')).toEqual({ number: 1, of: 1 });
  });

  test.each(['0/2', '3/2', '1', 'a/b', '1/2/3', '-1/2', '1/257', ' 1/2', '1.5/2'])(
    'is refused when it is none: %s',
    (text) => {
      expect(() => readShard(text)).toThrow(UserError);
    },
  );
});

describe('all shards together', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 0, maxLength: 12 });

  test('have every folder once, in its order, however many shards there are', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 9 }), (folders, of) => {
        const library = libraryOf(folders);
        const shares = sharesOf(library, of);
        expect(new Set(shares.flat())).toEqual(new Set(library.folders));
        expect(shares.flat()).toHaveLength(library.folders.length);
        for (const share of shares) expect(share).toEqual(library.folders.filter((folder) => share.includes(folder)));
      }),
    );
  });

  test('have every page of the library once', () => {
    const library = libraryOf([5, 3, 3, 2, 2, 1]);
    library.playlists.push({
      id: '1',
      name: 'One',
      digest: null,
      isHtml: false,
      state: 'missing',
      failure: null,
      path: '/playlist/1/',
    });
    const paths = shardsOf(3).map((shard) => pathsOfShard(library, shard));
    const languages = library.folders.flatMap((folder) => folder.languages);
    const all = [library.folders, languages, songsOf(library), library.playlists].flat().map(({ path }) => path);
    expect(paths.flat().sort()).toEqual(all.sort());
    expect(Math.min(...paths.map((own) => own.length))).toBeGreaterThan(1);
  });

  test('weigh as evenly as dealing out can make them', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 9 }), (folders, of) => {
        const weights = sharesOf(libraryOf(folders), of).map(weightOf);
        // No share is heavier than the lightest by more than its own last folder.
        expect(Math.max(...weights) - Math.min(...weights)).toBeLessThanOrEqual(Math.max(0, ...folders));
      }),
    );
  });

  test('are the same whatever the order of the folders', () => {
    const library = libraryOf([5, 3, 3, 2, 2, 1]);
    const other = { ...library, folders: library.folders.toReversed() };
    const names = (one: Library): string[][] => sharesOf(one, 3).map((share) => share.map(({ name }) => name).sort());
    expect(names(other)).toEqual(names(library));
  });
});
