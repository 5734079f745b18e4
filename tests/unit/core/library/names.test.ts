import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName, entryKey, folderLabel, leadingDigits } from '#core/library/names.ts';

describe('the name a reader sees', () => {
  it.each([
    ['0113 Dawn (RV 1.113).txt', 'Dawn (RV 1.113)'],
    ['0041 Varuna, Mitra, Aryaman (RV 1.41).txt', 'Varuna, Mitra, Aryaman (RV 1.41)'],
    ['0191 Water. Grass. Sun (RV 1.191).txt', 'Water. Grass. Sun (RV 1.191)'],
    ["0675 Praskanva's Gift (RV 8.55).txt", "Praskanva's Gift (RV 8.55)"],
    ['0241  (RV 3.7).txt', '(RV 3.7)'],
    ['0497 , Pushan (RV 6.56).txt', ', Pushan (RV 6.56)'],
    ['0897 Asamati and Others.- (RV 10.60).txt', 'Asamati and Others.- (RV 10.60)'],
    ['174 Chandogya Upanishad 3.17.txt', 'Chandogya Upanishad 3.17'],
    ['000 Thaniyan Thirumalai.txt', 'Thaniyan Thirumalai'],
    ['199 Mudhal Thiruvandhadhi 51-60 Elithi Lirandaiyum.txt', 'Mudhal Thiruvandhadhi 51-60 Elithi Lirandaiyum'],
    ['029 Bala Kanda 29 [^164]: The Celestial Arms.txt', 'Bala Kanda 29 [^164]: The Celestial Arms'],
    ['0346 Thiruvilamar - Thiruviragam (3.088).txt', 'Thiruvilamar - Thiruviragam (3.088)'],
    ["061 Bala Kanda 61 S'unahs'epha.txt", "Bala Kanda 61 S'unahs'epha"],
  ])('is without number and ending: %s', (fileName, name) => {
    expect(displayName(fileName)).toBe(name);
  });

  it.each([
    ['a number tied by an underscore', '0113_Dawn.txt', 'Dawn'],
    ['a number with a dot', '12. Dawn.TXT', 'Dawn'],
    ['a number with a dash', '12 - Dawn.txt', 'Dawn'],
    ['a number before another', '0113 108 Names.txt', '108 Names'],
    ['Tamil digits', '௧௨ தோடுடைய.txt', 'தோடுடைய'],
    ['Devanagari digits', '१२ शिव.txt', 'शिव'],
  ])('loses %s', (_, fileName, name) => {
    expect(displayName(fileName)).toBe(name);
  });

  it.each([
    ['a number that is part of a word', '108names.txt', '108names'],
    ['a number in two parts', '1.113 Dawn.txt', '1.113 Dawn'],
    ['a range', '51-60 Names.txt', '51-60 Names'],
    ['a number that is all there is', '108.txt', '108'],
    ['a number and a dash that are all there is', '108 -.txt', '108 -'],
    ['an ending in the middle', 'a.txt b', 'a.txt b'],
    ['another ending', '1 Dawn.html', 'Dawn.html'],
    ['an ending that is all there is', '.txt', '.txt'],
    ['no number', 'Dawn', 'Dawn'],
    ['mark-up and escapes', '1 <b>&amp;%2F.txt', '<b>&amp;%2F'],
    ['the name of a property', '__proto__.txt', '__proto__'],
  ])('keeps %s', (_, fileName, name) => {
    expect(displayName(fileName)).toBe(name);
  });

  it('is a part of the file name, and never nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (fileName) => {
        expect(displayName(fileName)).not.toBe('');
        expect(fileName).toContain(displayName(fileName));
      }),
    );
  });
});

describe('the leading digits of a file name', () => {
  it.each([
    ['0113 Dawn.txt', '0113'],
    ['108names.txt', '108'],
    ['௧௨ தோடுடைய.txt', '௧௨'],
    ['Dawn 12.txt', ''],
    [' 12', ''],
    ['', ''],
  ])('are as typed: %s', (fileName, digits) => {
    expect(leadingDigits(fileName)).toBe(digits);
  });
});

describe('the label of a folder', () => {
  it.each([
    ['Bhagavad_Gita', 'Bhagavad Gita'],
    ['Dhammapada_and_Suttas', 'Dhammapada And Suttas'],
    ['valmiki_ramayana', 'Valmiki Ramayana'],
    ['RIGVEDA', 'RIGVEDA'],
    ['__a__b__', 'A B'],
    ['śiva_stotras', 'Śiva Stotras'],
    ['திருமுறை', 'திருமுறை'],
    ['__', '__'],
    ["praskanva's", "Praskanva's"],
  ])('has spaces for underscores, and title case: %s', (folder, label) => {
    expect(folderLabel(folder)).toBe(label);
  });
});

describe('the key of an entry', () => {
  it('is the three names', () => {
    expect(entryKey({ folder: 'Rigveda', language: 'SAN', fileName: '1 Agni.txt' })).toBe('Rigveda/SAN/1 Agni.txt');
  });

  it('is that of no other entry, whatever slashes and escapes the names hold', () => {
    const name = fc.string({ unit: fc.constantFrom('/', '%', '2', 'F', '5', 'a'), maxLength: 4 });
    const names = fc.record({ folder: name, language: name, fileName: name });
    fc.assert(
      fc.property(names, names, (one, other) => {
        const same = JSON.stringify(Object.values(one)) === JSON.stringify(Object.values(other));
        expect(entryKey(one) === entryKey(other)).toBe(same);
      }),
      { numRuns: 200 },
    );
    expect(entryKey({ folder: 'a/b', language: 'c', fileName: 'd' })).not.toBe(
      entryKey({ folder: 'a', language: 'b/c', fileName: 'd' }),
    );
  });
});
