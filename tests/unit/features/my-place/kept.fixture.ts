/** Arbitrary places, songs and lists, for properties that hold for all of them. */
import fc from 'fast-check';
import { filePath } from '#core/library/paths.ts';
import { type Place, readPlace } from '#features/my-place/my-place.ts';
import { MOST_RECENT } from '#features/my-place/recent.ts';
import { songPath } from '#features/my-place/song.ts';

const ALPHABET = [..."abcXYZ019 ._~()&+,;=!'@$-", 'ā', 'ி', 'शि', 'க', '😀', 'é'];
const name = fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 1, maxLength: 24 });
const fileName = fc.oneof(
  name,
  name.map((stem) => `${stem}.txt`),
);

/** Addresses of songs as the site makes them. */
export const anyPath: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('Puranas', 'Bhagavad_Gita', 'திருமுறை'), fc.constantFrom('TAM', 'SAN', 'TEL x'), fileName)
  .map(([folder, language, file]) => filePath(folder, language, file))
  .filter((path) => songPath(path) === path);

const song = fc.record({ path: anyPath, name, no: fc.option(fc.nat(9999)) });
const mark = fc.integer({ min: 0, max: 0xffffffff }).map((value) => value.toString(16).padStart(8, '0'));
const verse = fc.record({
  id: fc.tuple(fc.integer({ min: 1, max: 200 }), mark).map(([at, m]) => `v${at}.${m}`),
  says: fc.constant(''),
});
const at = fc.integer({ min: 1, max: 2_000_000_000_000 });

/** Places as reading them from storage makes them. */
export const anyPlace: fc.Arbitrary<Place> = fc
  .record({
    recent: fc.array(
      fc.tuple(song, at, fc.option(verse)).map(([one, when, stop]) => ({ ...one, at: when, verse: stop })),
      { maxLength: MOST_RECENT + 5 },
    ),
    marks: fc.array(
      fc
        .tuple(song, fc.option(at, { nil: 0 }), fc.array(fc.tuple(verse, name, at), { maxLength: 4 }))
        .map(([one, when, verses]) => ({
          ...one,
          at: when,
          verses: verses.map(([v, words, each]) => ({ ...v, words, at: each })),
        })),
      { maxLength: 8 },
    ),
    lists: fc.array(
      fc
        .tuple(fc.stringMatching(/^[a-z0-9]{4,8}$/), name, fc.array(song, { maxLength: 6 }), at)
        .map(([id, title, songs, when]) => ({ id, name: title, songs, at: when })),
      { maxLength: 5 },
    ),
    learning: fc.array(
      fc
        .tuple(song, at, fc.array(fc.tuple(verse, fc.integer({ min: 1, max: 5 }), fc.nat(40_000)), { maxLength: 4 }))
        .map(([one, when, verses]) => ({
          ...one,
          of: 9,
          at: when,
          verses: verses.map(([v, box, due]) => ({ ...v, box, due })),
        })),
      { maxLength: 4 },
    ),
    told: fc.array(
      fc
        .tuple(song, verse, name, name, at, fc.constantFrom('same', 'library', 'changed'))
        .map(([one, v, before, after, when, fate]) => ({
          ...one,
          verse: v,
          before,
          after,
          at: when,
          message: 'm',
          fate,
        })),
      { maxLength: 4 },
    ),
  })
  .map(readPlace);
