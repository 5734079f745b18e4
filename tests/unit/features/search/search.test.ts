import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SongRow } from '#features/home/SongRow.tsx';
import { shownRow } from '#features/search/library-search.ts';
import { createEngine } from '../../../../src/features/search/engine.ts';

const entry = (fileName: string, songNo: number | null = Number.parseInt(fileName, 10) || null) => ({
  songNo,
  fileName: `${fileName}.txt`,
  name: fileName.replace(/^\d+\s+/, ''),
});

/** Searches a list of file names and answers 'tier: name', best first. */
function results(files: readonly (string | ReturnType<typeof entry>)[], query: string): string[] {
  const entries = files.map((file) => (typeof file === 'string' ? entry(file) : file));
  return createEngine(entries)
    .search(query)
    .map(({ index, tier }) => `${tier}: ${entries[index]?.name}`);
}

function marked(name: string, query: string): string {
  const ranges = createEngine([]).highlighter(query)(name);
  return ranges.reduceRight((text, [a, b]) => `${text.slice(0, a)}[${text.slice(a, b)}]${text.slice(b)}`, name);
}

describe('a number', () => {
  it('finds the song of that number, then those whose number begins so', () => {
    expect(results(['120 Indra', '12 Agni', '1200 Soma', '3 Dawn'], '12')).toEqual([
      'number: Agni',
      'number-prefix: Indra',
      'number-prefix: Soma',
    ]);
  });

  it('finds the leading digits of the file name where the song number is another or none', () => {
    expect(results([entry('263 Brahma Purana', 47), entry('012 Isa', null), '5 Agni'], '263')).toEqual([
      'number: Brahma Purana',
    ]);
    expect(results([entry('012 Isa', null)], '012')).toEqual(['number: Isa']);
    expect(results([entry('012 Isa', null)], '01')).toEqual(['number-prefix: Isa']);
  });

  it('may carry zeros in front, or the digits of an Indian script', () => {
    expect(results(['12 Agni'], '0012')).toEqual(['number: Agni']);
    expect(results(['12 Agni'], '௧௨')).toEqual(['number: Agni']);
    expect(results(['12 Agni'], '१२')).toEqual(['number: Agni']);
  });

  it('beside words finds the song of that number among those of that name', () => {
    const files = ['12 Agni', '12 Indra', '120 Agni', '7 Agni'];
    expect(results(files, '12 agni')).toEqual(['number: Agni', 'number-prefix: Agni']);
    expect(results(files, 'अग्नि १२')).toEqual(['number: Agni', 'number-prefix: Agni']);
  });

  it('inside a name is found as part of the name', () => {
    expect(results(['9 Gayatri 108'], '108')).toEqual(['word-begins: Gayatri 108']);
  });
});

describe('a name', () => {
  it('is found whole, at its beginning, where a word begins, anywhere, by sound, and when it is near, in this order', () => {
    const files = ['1 Magniloquent', '2 Sri Agni', '3 Akkini Suktam', '4 Agni Suktam', '5 Agni', '6 Sri Akkini'];
    expect(results(files, 'agni')).toEqual([
      'name: Agni',
      'name-begins: Agni Suktam',
      'word-begins: Sri Agni',
      'name-contains: Magniloquent',
      'sound-begins: Akkini Suktam',
      'sound-word-begins: Sri Akkini',
    ]);
  });

  it('is found whichever case it is typed in', () => {
    expect(results(['1 Agni Suktam'], 'AGNI s')).toEqual(['name-begins: Agni Suktam']);
  });

  it('comes by number, then by name, within a tier; names without number last', () => {
    expect(
      results(
        ['Soma B', '10 Soma', '9 Soma X', 'Soma A', '9 Soma C'].map((file) => entry(file)),
        'so',
      ),
    ).toEqual(['Soma C', 'Soma X', 'Soma', 'Soma A', 'Soma B'].map((name) => `name-begins: ${name}`));
  });

  it('is found by its words in any order', () => {
    expect(results(['1 Indra. Vasukra (RV 10.28)'], 'vasukra indra')).toEqual(['words: Indra. Vasukra (RV 10.28)']);
    expect(results(['1 ஸ்தோத்திரம் சிவ தாண்டவ'], 'shiva stotram')).toHaveLength(1);
  });

  it('is not found by letters that stand apart, of which every name has some', () => {
    expect(results(['1 Manikkakkinkini Thirumozhi', '2 Kamadhenu'], 'k k m t')).toEqual([]);
  });

  it('is found by a number in it with a word of it, the parts of the number whole', () => {
    const files = ['1 Indra. Vasukra (RV 10.28)', '2 Indra (RV 10.281)', '3 Indra (RV 1.10)', '4 Agni (RV 10.28)'];
    expect(results(files, '10.28 indra')[0]).toBe('number: Indra. Vasukra (RV 10.28)');
    expect(results(files, 'rv 1.10')[0]).toBe('number: Indra (RV 1.10)');
    expect(results(['9 Kovil (1.001)', '8 Kovil (1.010)'], 'kovil 1.1')[0]).toBe('number: Kovil (1.001)');
  });

  it('is found by any part of it, however short, first where it begins so, then where a word does', () => {
    expect(results(['1 Agni', '2 Sri Tiru', '3 Tiruppavai', '4 Gita', '5 திருப்பாவை'], 'TI')).toEqual([
      'name-begins: Tiruppavai',
      'word-begins: Sri Tiru',
      'sound-begins: திருப்பாவை',
    ]);
    const files = ['1 Soma', '2 Om Namah', '3 Agni (RV 1.5)', '4 Vayu (RV 1.116)', '5 Sri Omkara'];
    expect(results(files, 'om')).toEqual(['name-begins: Om Namah', 'word-begins: Sri Omkara', 'name-contains: Soma']);
    for (const [query, names] of [
      ['gn', ['Agni (RV 1.5)']],
      ['.5', ['Agni (RV 1.5)']],
      [')', ['Agni (RV 1.5)', 'Vayu (RV 1.116)']],
      ['16', ['Vayu (RV 1.116)']],
      ['u', ['Vayu (RV 1.116)']],
    ] as const)
      expect(results(files, query), query).toEqual(names.map((name) => `name-contains: ${name}`));
  });

  it('in any script is found by any other, whole names first', () => {
    const files = ['1 சிவபுராணம்', '2 சிவன்', '3 विष्णु', '4 शिव', '5 ശിവൻ'];
    for (const query of ['shiva', 'Śiva', 'शिव', 'சிவ', 'ಶಿವ']) {
      const names = results(files, query);
      expect(names.slice(0, 3).toSorted()).toEqual(['name: शिव', 'name: சிவன்', 'name: ശിവൻ']);
      expect(names[3]).toMatch(/begins: சிவபுராணம்$/);
      expect(names).toHaveLength(4);
    }
  });

  it('half typed is found by sound', () => {
    expect(results(['1 திருமாலை', '2 திருப்பள்ளியெழுச்சி'], 'thiruppal')[0]).toBe('sound-begins: திருப்பள்ளியெழுச்சி');
  });

  it('with a slip is found as near', () => {
    expect(results(['1 Lalitha Sahasranamam', '2 Agni'], 'lalita sahsranamam')).toEqual([
      'fuzzy: Lalitha Sahasranamam',
    ]);
  });

  it('of spellings that no rule makes one is found as near, first of all', () => {
    const files = ['ஆழ்வார்கள்', 'சித்திரை', 'கந்த சஷ்டி கவசம்', 'அனுமன் சாலிசா', 'இராமாநுச நூற்றந்தாதி'];
    const asked = ['Azhwars', 'चित्रा', 'Skanda Shashti Kavacham', 'Hanuman Chalisa', 'ramanuja nutrandhadhi'];
    expect(asked.map((query) => results(files, query)[0]?.replace(/^.*: /, ''))).toEqual(files);
  });

  it('is not found by words that only share sounds by chance', () => {
    expect(results(['Thirukkurundhogai', 'Kuru Panchala'], 'guru')).toEqual([]);
    expect(results(['Dhammapada 24 Thirst'], 'thiru')).toEqual([]);
    expect(results(['Brahmanaspati', 'Indra. Maruts'], 'rama')).toEqual([]);
    expect(results(['Sevadi', 'Asvins'], 'siva')).toEqual([]);
    expect(results(['Divya'], 'devi')).toEqual([]);
  });

  it.each([
    ['amman', 'Amarar', 'what is left of a word without its end is a word'],
    ['pushan', 'Pusalar', 'what is left of a word without its end is a word'],
    ['indra', 'Nambi Endra', 'i and e where two words meet'],
    ['naga', 'Thakkan Magapperu', 'n and m where two words meet'],
    ['palani', 'Pazham Neeyappa', 'another letter in two words'],
    ['om', 'Saadhinchene O Manasa', 'the shortest in two words'],
    ['nama', 'Nanmarai', 'm after n'],
    ['manu', 'Mannu', 'n and nn'],
    ['vali', 'Valliyammai', 'l and ll'],
    ['jina', 'சின்ன', 'n and nn'],
    ['radha', 'Ratanasutta', 't and d where the word goes on'],
    ['shanti', 'Sandhirasapap', 't and d where the word goes on'],
    ['naga', 'Nakka', 'k and g in a short word'],
    ['rudra', 'Poruthiral', 'one letter for the two of a cluster'],
    ['nandi', 'Nandru', 'the vowel that opens a cluster ends no word'],
    ['sri', 'Sheersham', 'a long vowel opens no cluster'],
    ['sita', 'Sitthatthogai', 't and tt in a short word'],
    ['sai', 'Sayandhan', 'a vowel after a diphthong'],
    ['qqqqxx', 'XX Vanaparva', 'a consonant three times in a row, in one'],
  ])('by its sound %s is not in %s: %s', (query, name) => {
    expect(results([name], query).filter((found) => !found.startsWith('fuzzy'))).toEqual([]);
  });

  it.each([
    ['om', 'ॐ नमः शिवाय'],
    ['sita', 'சீதாராமம்'],
    ['sai', 'சைவப் பிரபந்த மாலை'],
    ['pat', 'பத்துப்பாட்டு'],
    ['नम्बि', 'Nambi Endra'],
    ['nam', 'நம்மாழ்வார்'],
    ['nammazhvar', 'நம்மாழ்வார்'],
    ['agni', 'Akkinimugasuran'],
    ['rudra', 'Urutthirar'],
    ['rudra', 'உருத்திரன்'],
    ['murugan', 'பழனி மலை முருகனுக்கு'],
    ['divya', 'நாலாயிரத் திவ்வியப் பிரபந்தம்'],
    ['gnana', 'திருஞானசம்பந்தர்'],
    ['omnamah', 'ओं नमः शिवाय'],
    ['sivanmalai', 'சிவன் மலை'],
  ])('by its sound %s is in %s', (query, name) => {
    expect(results([name], query)[0]).toMatch(/^(name|sound)/);
  });

  it('that nothing resembles finds nothing', () => {
    expect(results(['1 Agni', '2 Soma'], 'zzzzzz')).toEqual([]);
    expect(results(['1 Agni'], '')).toEqual([]);
  });
});

describe('the matched stretch', () => {
  it.each([
    ['agni', 'Sri Agni', 'Sri [Agni]'],
    ['agni', 'Magni Agni', 'Magni [Agni]'],
    ['shiva', 'Om Śiva', 'Om [Śiva]'],
    ['thirup', 'திருப்பாவை', '[திருப்]பாவை'],
    ['purana', 'शिवपुराणम्', 'शिव[पुराणम्]'],
    ['muruga', 'Puranam Muruga Nayanar', 'Puranam [Muruga] Nayanar'],
    ['10.28 indra', 'Indra (RV 10.28)', '[Indra] (RV [10.28])'],
    ['12 agni', 'Sri Agni', 'Sri [Agni]'],
    ['nothing', 'Sri Agni', 'Sri Agni'],
  ])('%s in %s', (query, name, expected) => {
    expect(marked(name, query)).toBe(expected);
  });

  it('lies within the name, in order, for any name and query', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('சிவ சிவ', 'शिव', 'siva 12', 'İstanbul'));
    fc.assert(
      fc.property(text, text, (name, query) => {
        let last = 0;
        for (const [start, end] of createEngine([]).highlighter(query)(name)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(name.length);
      }),
    );
  });
});

describe('a song that was found', () => {
  const row = { folder: 0, at: 0, fileName: '1 Kappu.txt', name: 'Kappu', songNo: 1, mask: 3, missing: 0 };
  const titles: [number, string][] = [[1, 'காப்பு']];
  const languages = ['ENG', 'TAM'].map((code) => ({ code, label: code, path: `/${code}/`, count: 1 }));
  const folder = { name: 'F', label: 'F', path: '/', columns: '', languages };
  const html = (code: string) => {
    const shown = shownRow(
      { pathOf: () => '/' },
      { ...row, titles },
      folder,
      code,
      createEngine([]).highlighter('kap'),
    );
    return renderToStaticMarkup(createElement(SongRow, { row: shown, language: code, place: 1, total: 1 }));
  };

  it('is called by its title and its name, that in the script of its text first, and the match is marked in both', () => {
    const own = '<mark>காப்</mark>பு</span>';
    const name = '<mark>Kap</mark>pu</span>';
    expect(html('TAM')).toContain(`<span class="name"><span lang="ta">${own}<span class="beneath">${name}</span>`);
    expect(html('ENG')).toContain(`<span class="name"><span>${name}<span class="beneath" lang="ta">${own}</span>`);
  });
});

describe('the engine', () => {
  const names = ['12 Agni', '3 சிவ', '4 शिव', '( * [', '5 \ud800', '6 İ', '', 'a\nb'];
  const any = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
    fc.constantFrom('(', '.*', '[', '\\', '\ud800', '🙏', '\u200d', 'مرحبا', '\n', '$&'),
  );

  it('never throws, and tells no song twice, whatever is asked of whatever names', () => {
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), any, (more, query) => {
        const entries = [...names, ...more].map((name) => entry(name));
        const hits = createEngine(entries).search(query);
        expect(new Set(hits.map(({ index }) => index)).size).toBe(hits.length);
        expect(hits.every(({ index }) => entries[index] !== undefined)).toBe(true);
      }),
    );
  });

  it('finds every name by itself', () => {
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 8 }), (list) => {
        const entries = list.map((name) => entry(name));
        const engine = createEngine(entries);
        for (const [index, { name }] of entries.entries()) {
          if (name.trim() === '' || /\s/.test(name) || name.normalize('NFC') !== name) continue;
          expect(engine.search(name).map((hit) => hit.index)).toContain(index);
        }
      }),
    );
  });

  it('finds nothing for a query longer than any name, and does so at once', () => {
    const engine = createEngine(names.map((name) => entry(name)));
    expect(engine.search('agni '.repeat(20_000))).toEqual([]);
    expect(engine.search('('.repeat(100_000))).toEqual([]);
    expect(engine.search('a'.repeat(500))).toEqual([]);
  });

  it('answers in steps which only add at the end, the last one settled', () => {
    const engine = createEngine(['Agni', 'Akkini', 'Agnni x'].map((name) => entry(name)));
    engine.fold();
    const steps = [...engine.steps('agni')];
    expect(steps.map(({ settled }) => settled)).toEqual([false, true]);
    for (const [at, { entries, tiers }] of steps.entries()) {
      expect(entries).toEqual(steps.at(-1)?.entries.slice(0, entries.length));
      expect(tiers).toEqual(steps.at(-1)?.tiers.slice(0, tiers.length));
      if (at > 0) expect(entries.length).toBeGreaterThanOrEqual(steps[at - 1]?.entries.length ?? 0);
    }
  });
});
