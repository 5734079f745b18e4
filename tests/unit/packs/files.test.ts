import { describe, expect, test } from 'vitest';
import { packAddress, stemOf } from '../../../scripts/packs/files.ts';

describe('the name of a pack’s files', () => {
  test.each([
    ['Bhagavad_Gita', 'SAN', 'bhagavad-gita-san'],
    ['Rig Véda (Griffith)', 'ENG', 'rig-veda-griffith-eng'],
    ['திருமுறை', 'TAM', 'tam'],
    ['திருமுறை', 'தமிழ்', 'pack'],
    ['../../etc', 'a/b', 'etc-a-b'],
    ['a'.repeat(200), 'SAN', 'a'.repeat(60)],
  ])('%s, %s: %s', (folder, language, stem) => {
    expect(stemOf(folder, language)).toBe(stem);
  });

  test('ends in half of the digest of what it holds', () => {
    expect(packAddress('gita-san', '0123456789abcdef0123456789abcdef', 'txt')).toBe(
      '/_astro/packs/gita-san.0123456789abcdef.txt',
    );
  });
});
