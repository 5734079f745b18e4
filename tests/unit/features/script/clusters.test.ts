import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ScriptId } from '#core/text/scripts.ts';
import { transliterate } from '#features/script/transliterate.ts';
import table from '../../../fixtures/script-clusters.json' with { type: 'json' };
import { devanagariToTamilSong } from '../../../fixtures/tamil-song.ts';

/** What has no sound of its own in the other script: digits and dandas are in no word of the table. */
type Row = Readonly<Record<string, string | number>>;
const sanskrit: readonly Row[] = table.sanskrit.map((row) => ({ ...row, deva: row.word }));
const tamil: readonly Row[] = table.tamil;

const own = ({ cluster: _, word: __, file: ___, line: ____, ...scripts }: Row) =>
  Object.entries(scripts) as [ScriptId, string][];

/** Scripts that say every sound of Sanskrit: each can be read from. */
const EXACT = ['deva', 'iast', 'tamil-numbers', 'telugu', 'kannada', 'malayalam', 'gujarati'] as const;

describe('hard clusters of the library', () => {
  test('are fifty and more in each language', () => {
    expect(sanskrit.length).toBeGreaterThanOrEqual(50);
    expect(tamil.length).toBeGreaterThanOrEqual(50);
  });

  test.each(sanskrit)('$cluster in $word is written as it is in each script', (row) => {
    const written = own(row).map(([to]) => [
      to,
      transliterate(String(row['word']), { language: 'sa', script: 'deva' }, to),
    ]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(own(row)));
  });

  test.each(sanskrit)('$cluster in $word comes from each script into each other', (row) => {
    for (const from of EXACT) {
      for (const to of EXACT) {
        expect(transliterate(String(row[from]), { language: 'sa', script: from }, to), `${from} → ${to}`).toBe(row[to]);
      }
    }
  });

  test.each(sanskrit)('$cluster in $word comes back from Bengali but for its one letter for b and v', (row) => {
    const back = transliterate(String(row['bengali']), { language: 'sa', script: 'bengali' }, 'deva');
    expect(back.replaceAll('व', 'ब')).toBe(String(row['word']).replaceAll('व', 'ब'));
  });

  test.each(tamil)('$cluster in $word is written as spoken, and letter by letter', (row) => {
    const written = own(row).map(([to]) => [
      to,
      transliterate(String(row['word']), { language: 'ta', script: 'tamil' }, to),
    ]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(own(row)));
  });

  test.each(tamil)('$cluster in $word comes back from Devanagari letter by letter', (row) => {
    expect(devanagariToTamilSong(String(row['deva-letters']))).toBe(row['word']);
  });
});

const texts = join(process.env['NAMA_SHARED'] ?? join(import.meta.dirname, '../../../../../shared'), 'library/texts');

describe.skipIf(!existsSync(texts))(`the table of clusters (skipped without ${texts})`, () => {
  test.each([...sanskrit, ...tamil])('has $word from line $line of $file', ({ word, file, line }) => {
    const lines = readFileSync(join(texts, String(file)), 'utf8')
      .normalize('NFC')
      .split('\n');
    expect(lines[Number(line) - 1]).toContain(word);
  });
});
