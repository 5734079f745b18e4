import { describe, expect, test } from 'vitest';
import { alternatesOf } from '../../../scripts/sitemap/alternates.ts';

/** Alternates of editions that are named by code and script: `IAST Latn` → `sa-Latn IAST`. */
function alternates(editions: readonly string[], codes = editions.map((edition) => edition.split(' ')[0] ?? '')) {
  const readable = editions.map((edition) => {
    const [language = '', script = ''] = edition.split(' ');
    return { song: { language, path: language }, script };
  });
  return alternatesOf(readable, codes).map(({ tag, path }) => `${tag} ${path}`);
}

describe('the editions of a song for search engines', () => {
  test('are named by language, in the order of the tags', () => {
    expect(alternates(['ENG Latn', 'SAN Deva', 'TAM Taml'])).toEqual(['en ENG', 'sa SAN', 'ta TAM']);
  });

  test('carry their script where it is not the usual one of the language', () => {
    expect(alternates(['ENG Latn', 'SAN Telu'])).toEqual(['en ENG', 'sa-Telu SAN']);
  });

  test.each([
    [
      ['SAN Deva', 'TEL Telu'],
      ['sa SAN', 'sa-Telu TEL'],
    ],
    [
      ['DEV Deva', 'ENG Latn', 'TEL Telu'],
      ['en ENG', 'sa DEV', 'sa-Telu TEL'],
    ],
    [
      ['TAM Taml', 'TEL Telu'],
      ['ta TAM', 'te TEL'],
    ],
    [
      ['IAST Latn', 'TEL Telu'],
      ['sa-Latn IAST', 'te TEL'],
    ],
  ])('are Sanskrit in other letters where the song is Sanskrit: %j', (editions, expected) => {
    expect(alternates(editions)).toEqual(expected);
  });

  test('are romanised Tamil where the song is Tamil, even if that edition cannot be read', () => {
    expect(alternates(['ENG Latn', 'ROM Latn'], ['ENG', 'ROM', 'TAM'])).toEqual(['en ENG', 'ta-Latn ROM']);
  });

  test.each([
    [
      ['IAST Latn', 'ROM Latn', 'SAN Deva'],
      ['sa SAN', 'sa-Latn IAST'],
    ],
    [
      ['ROM Latn', 'SAN Deva'],
      ['sa SAN', 'sa-Latn ROM'],
    ],
    [
      ['DEV Deva', 'ENG Latn', 'SAN Deva'],
      ['en ENG', 'sa SAN'],
    ],
  ])('of one tag are one: %j', (editions, expected) => {
    expect(alternates(editions)).toEqual(expected);
  });

  test('in several languages, or in nobody knows which, are not named', () => {
    expect(alternates(['ENG Latn', 'MIX Taml', 'XYZ Zyyy', 'SAN Deva'])).toEqual(['en ENG', 'sa SAN']);
  });

  test('are none where there is one to name', () => {
    expect(alternates(['SAN Deva'])).toEqual([]);
    expect(alternates(['MIX Taml', 'SAN Deva'])).toEqual([]);
  });
});
