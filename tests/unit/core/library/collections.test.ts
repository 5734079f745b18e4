import { describe, expect, it } from 'vitest';
import { collectionOf, knownCollections, readCollections } from '#core/library/collections.ts';
import { folderLabel } from '#core/library/names.ts';
import { readCatalogue } from '../../../../scripts/words/catalogues.ts';
import { libraryNames, withLibraryNames } from '../../../../scripts/words/library-names.ts';

const gita = { folder: 'Bhagavad_Gita', name: 'भगवद्गीता', lang: 'sa' };

describe('what is known of collections', () => {
  it.each(['Thirumurai', 'Divyaprabandham', 'Bhagavad_Gita', 'Upanishads', 'Puranas'])(
    'holds those of the specification: %s',
    (folder) => {
      expect(collectionOf(folder)?.name).toMatch(/\p{Script=Devanagari}|\p{Script=Tamil}/u);
    },
  );

  it('does not depend on how the folder is written', () => {
    expect(collectionOf('bhagavad gita')).toBe(collectionOf('Bhagavad_Gita'));
    expect(collectionOf('Local Songs')).toBeUndefined();
  });

  it('is refused with the entry and the place where it is not in the form', () => {
    expect(() => readCollections([{ ...gita, lang: 7 }])).toThrow(/collections\.json.*\n.*lang/s);
    expect(() => readCollections([{ ...gita, nmae: 'x' }])).toThrow(/nmae/);
    expect(() => readCollections({})).toThrow(/has wrong entries in its list/);
  });

  it.each(['hi', 'ta', 'sa'] as const)('says every name in %s, in its script', (locale) => {
    const words = withLibraryNames(readCatalogue(locale), locale, libraryNames());
    const script = locale === 'ta' ? /^[\p{Script=Tamil} ]+$/u : /^[\p{Script=Devanagari} ]+$/u;
    const said = knownCollections().map(({ folder }) => words[`name.${folderLabel(folder)}`] ?? folder);
    expect(said.filter((name) => !script.test(name))).toEqual([]);
  });

  it('is refused where a folder is there twice', () => {
    expect(() => readCollections([gita, { ...gita, folder: 'bhagavad gita' }])).toThrow(
      /"bhagavad gita" is in .* twice\.\n/,
    );
  });
});
