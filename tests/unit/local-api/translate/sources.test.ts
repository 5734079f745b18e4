import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGlossary } from '../../../../scripts/local-api/translate/glossary.ts';
import { canonical } from '../../../../scripts/local-api/translate/sandhi.ts';
import { runsOf, scriptOf } from '../../../../scripts/local-api/translate/scripts.ts';
import { wordToIast } from '../../../../scripts/local-api/translate/transliterate.ts';

const texts = join(process.env.NAMA_SHARED ?? '../shared', 'library/texts');

/** Folder of the library, what of a file's name goes into the reference, and how the reference is made of name and number. */
const works: readonly (readonly [
  folder: string,
  ofFile: RegExp,
  reference: (file: string, number: string) => string,
])[] = [
  ['Bhagavad_Gita/DEV', /^/, (_, number) => `BhG ${number}`],
  ['Rigveda/SAN', /RV \d+\.\d+/, (hymn, number) => `${hymn}.${number}`],
  ['Valmiki_Ramayana/SAN', /^/, (_, number) => `Ram. ${number}`],
  ['Puranas/SAN', /Brahma P/, (_, number) => `Brahma P. ${number}`],
  [
    'Upanishads/SAN',
    /(?:Isa|Kena|Katha) Upanishad ?[\d.]*/,
    (name, number) =>
      `${name.trim().replace('Upanishad', 'Up.').replace(/(\d)$/, '$1.')}${/\d$/.test(name) ? '' : ' '}${number}`,
  ],
];

const spell = (text: string): string =>
  runsOf(text)
    .map((word) => canonical(wordToIast(word, scriptOf(word))))
    .join('');

/** All verses of the library by reference: `RV 1.1.1` → the verse in IAST, without spaces; doubles, where numbers repeat. */
function verses(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [folder, ofFile, reference] of works) {
    for (const file of readdirSync(join(texts, folder))) {
      const name = ofFile.exec(file.replace('.txt', ''))?.[0];
      if (name === undefined) continue;
      const parts = readFileSync(join(texts, folder, file), 'utf8').split(/(?:॥|।।)\s*([\d०-९.-]+)\s*(?:॥|।।)/);
      for (let at = 0; at + 1 < parts.length; at += 2) {
        const number = (parts[at + 1] ?? '')
          .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
          .replaceAll('-', '.');
        const key = reference(name, number);
        found.set(key, `${found.get(key) ?? ''} ${parts[at] ?? ''}`);
      }
    }
  }
  return found;
}

/** What every form of a word keeps: no ending, and no first vowel, which the word before may have taken. */
const core = (iast: string): string =>
  canonical(iast)
    .replace(/(?:[aiu][nst]|[^aāiīuūṛeo]h?|[aāiīuūṛeo]u?|ai)$/, '')
    .replace(/^[aāiīuūṛeo]/, '');

describe.skipIf(!existsSync(texts))('the sources of the glossary (skipped without the shared library)', () => {
  it('are verses of the library that hold the word', () => {
    const all = verses();
    const cited = readGlossary().filter(({ source }) => source !== 'MW');
    const wrong = cited.filter(({ iast, source }) => {
      const verse = all.get(source);
      return verse === undefined || !spell(verse).includes(core(iast));
    });
    expect(wrong.map(({ iast, source }) => `${iast}: ${source}`)).toEqual([]);
    expect(cited.length).toBeGreaterThan(600);
  });
});
