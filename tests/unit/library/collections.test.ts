import { describe, expect, it } from 'vitest';
import { collectionOf, readCollections } from '#library/collections.ts';

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
    expect(() => readCollections({})).toThrow(/is not a list/);
  });

  it('is refused where a folder is there twice', () => {
    expect(() => readCollections([gita, { ...gita, folder: 'bhagavad gita' }])).toThrow(
      /"bhagavad gita" is in .* twice\.\n/,
    );
  });
});
