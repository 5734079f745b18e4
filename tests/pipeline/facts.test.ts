/** What the real library tells of itself, held to what is known of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FACT_KINDS, valueFinder } from '#core/library/fact-kinds.ts';
import { factsIn } from '#core/text/facts/find-facts.ts';
import { normaliseText } from '#core/text/texts.ts';

const real = join(process.env['NAMA_SHARED'] ?? join(import.meta.dirname, '../../../shared'), 'library');

interface Entry {
  folder: string;
  language: string;
  file_name: string;
  file_path: string;
}

const find = new Map(FACT_KINDS.map((kind) => [kind.kind, valueFinder(kind)]));

describe.skipIf(!existsSync(real))('the real library (skipped where NAMA_SHARED has none)', () => {
  /** `Thirumurai pann Kolli` → the songs that tell it, by their file names. */
  const songs = new Map<string, Set<string>>();
  const told = (of: string): number => songs.get(of)?.size ?? 0;
  /** Those of a kind, with how many songs tell each. */
  const valuesOf = (kind: string) =>
    Object.fromEntries(
      [...songs].filter(([of]) => of.startsWith(kind)).map(([of, all]) => [of.slice(kind.length + 1), all.size]),
    );

  beforeAll(() => {
    const { files } = JSON.parse(readFileSync(join(real, 'files.json'), 'utf8')) as { files: Entry[] };
    for (const { folder, file_name: fileName, file_path } of files) {
      const text = normaliseText(readFileSync(join(real, 'texts', file_path), 'utf8'));
      for (const [kind, words] of factsIn(text, { folder, fileName })) {
        const value = find.get(kind)?.(words);
        const of = `${folder} ${kind} ${value?.name}`;
        if (value) songs.set(of, (songs.get(of) ?? new Set()).add(fileName));
      }
    }
  });

  it('has the 24 panns of the Thevaram', () => {
    const panns = valuesOf('Thirumurai pann');
    expect(Object.keys(panns)).toHaveLength(24);
    expect(panns).toMatchObject({ Nattapadai: 27, Indhalam: 54, Kandharam: 45, Yazhmuri: 1, Sendhurutthi: 1 });
  });

  it('has the poets of the first seven books, and of the eighth, by the numbers of their hymns', () => {
    // Of the 384 (with one found later), 313 and 100 hymns the edition has as many as are counted here.
    expect(valuesOf('Thirumurai poet')).toMatchObject({
      Sambandar: 383,
      Appar: 303,
      Sundarar: 100,
      Manikkavasagar: 51,
    });
  });

  it('has the twelve Azhvars, and the 108 decads of the Periya Thirumozhi and 100 of the Thiruvaymozhi', () => {
    // The author of the Ramanuja Nutrandhadhi is no Azhvar.
    expect(Object.keys(valuesOf('Divyaprabandham poet'))).toHaveLength(13);
    expect(valuesOf('Divyaprabandham work')).toMatchObject({ 'Periya Thirumozhi': 108, Thiruvaymozhi: 100 });
  });

  it('has the mandalas of the Rigveda, hymn by hymn', () => {
    expect(valuesOf('Rigveda mandala')).toEqual({
      'Mandala 1': 191,
      'Mandala 2': 43,
      'Mandala 3': 62,
      'Mandala 4': 58,
      'Mandala 5': 87,
      'Mandala 6': 75,
      'Mandala 7': 104,
      'Mandala 8': 103,
      'Mandala 9': 114,
      'Mandala 10': 191,
    });
  });

  it('has the deities of its anukramani, but for hymns that it leaves open', () => {
    // All of the ninth mandala is of Soma Pavamana. Griffith names 200 hymns "Agni" and 242 "Indra"; the anukramani differs in
    // 6 and 9 of them, where it says "or", joins two names, has no danda between deity and metre, or says another deity; and
    // names them in 19 and 36 others, which he names by several deities.
    expect(told('Rigveda deity Soma Pavamana')).toBe(114);
    expect(told('Rigveda deity Agni')).toBe(213);
    expect(told('Rigveda deity Indra')).toBe(269);
    expect(told('Rigveda deity Soma')).toBe(10);
  });

  it('has the metres of its anukramani, but for hymns that it leaves open', () => {
    // 578, 255 and 202 headings have the letters of these; 4, 4 and 3 of them in another metre's name or beside "or".
    expect(told('Rigveda metre Trishtubh')).toBe(574);
    expect(told('Rigveda metre Gayatri')).toBe(251);
    expect(told('Rigveda metre Jagati')).toBe(199);
  });

  it('has the eighteen chapters of the Gita, and Krishna speaks in all but the first', () => {
    expect(Object.values(valuesOf('Bhagavad_Gita chapter'))).toEqual(Array.from({ length: 18 }, () => 1));
    expect(valuesOf('Bhagavad_Gita speaker')).toEqual({ Dhritarashtra: 1, Sanjaya: 4, Arjuna: 14, Krishna: 17 });
  });
});
