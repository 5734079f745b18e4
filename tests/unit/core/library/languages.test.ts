import { describe, expect, it } from 'vitest';
import {
  detectScript,
  languageLabel,
  namedCodes,
  preferredLanguage,
  textLanguage,
  wantedLanguage,
} from '#core/library/languages.ts';
import { readLanguages } from '#core/library/maintained-table.ts';
import { compiledMessages } from '../../../../scripts/words/catalogues.ts';
import { withLibraryNames } from '../../../../scripts/words/library-names.ts';

describe('the label of a language', () => {
  it.each([
    ['ENG', 'English'],
    ['TAM', 'Tamil'],
    ['IAST', 'English (IAST)'],
    ['SAN', 'Sanskrit'],
    ['MIX', 'Mixed'],
    ['DEV', 'Devanagari'],
    ['ROM', 'Roman'],
  ])('is the specified one: %s', (code, label) => {
    expect(languageLabel(code)).toBe(label);
  });

  it.each([
    ['san', 'Sanskrit'],
    ['TAM-2', 'Tamil'],
    ['old_SAN', 'Sanskrit'],
    ['Devanagari', 'Devanagari'],
  ])('is that of the code it holds: %s', (code, label) => {
    expect(languageLabel(code)).toBe(label);
  });

  it.each(['TEL', 'తెలుగు', '__proto__', 'constructor', '', '<b>'])(
    'is the code itself where it is unknown: %s',
    (code) => {
      expect(languageLabel(code)).toBe(code);
    },
  );
});

describe('the codes that a maintainer names', () => {
  const telugu = { code: 'TEL', name: 'Telugu', lang: 'te', names: { hi: 'तेलुगु', ta: 'தெலுங்கு' } };
  const named = namedCodes([telugu, { code: 'kan', name: 'Kannada' }]);

  it.each([
    ['TEL', 'Telugu'],
    ['tel', 'Telugu'],
    ['TEL-2', 'Telugu'],
    ['KAN', 'Kannada'],
    ['MAL', 'MAL'],
    ['TAM', 'Tamil'],
  ])('have that label, and others are shown as they are: %s', (code, label) => {
    expect(languageLabel(code, named)).toBe(label);
    expect(languageLabel('TEL')).toBe('TEL');
  });

  it('have the tag that they name, else that of their letters', () => {
    expect(textLanguage('TEL', 'Latn', [], named).lang).toBe('te-Latn');
    expect(textLanguage('KAN', 'Knda', [], named).lang).toBe('kn');
  });

  it('are said in the languages of the interface that they are named in', () => {
    const names = [{ label: "O'Telugu {1}", names: { hi: "तेलुगु' {१}" } }];
    const said = (locale: string) => {
      const catalogues = { en: withLibraryNames({}, 'en', names), [locale]: withLibraryNames({}, locale, names) };
      return compiledMessages(catalogues, locale, () => true)["name.O'Telugu {1}"];
    };
    expect(said('hi')).toBe("तेलुगु' {१}");
    expect(said('ta')).toBe("O'Telugu {1}");
  });

  it('are refused with the entries and what to do where they are not in the form', () => {
    const wrong = [{ ...telugu, nmae: 'x' }, { code: 'KAN' }, { ...telugu, code: 'MAL', lang: 'no tag' }];
    expect(() => readLanguages(wrong)).toThrow(
      /languages\.json has wrong entries in its list of languages\.\n.*0: .*nmae.*\n.*1\.name: .*\n.*2\.lang: is not a language tag.*\n {2}Correct/s,
    );
    expect(() => readLanguages({})).toThrow(/the file: .*\n {2}Correct these entries/s);
  });

  it('are refused where one is there twice, or is the specification’s', () => {
    expect(() => readLanguages([telugu, { ...telugu, code: 'tel' }, { ...telugu, code: 'san' }])).toThrow(
      /^"TEL" is in .* twice\.\n {2}Keep one.*\n"SAN" of .* already has the label of the specification\.\n {2}Remove/,
    );
    expect(readLanguages([telugu])).toEqual([telugu]);
  });
});

describe('the language a folder opens in', () => {
  const list = (code: string, count = 1, missing = 0) => ({ code, count, missing });

  it('is Sanskrit where there is any, else the one with the most songs, else none', () => {
    expect(preferredLanguage([list('ENG', 9), list('IAST', 9), list('SAN')])).toBe('SAN');
    expect(preferredLanguage([list('ENG', 49), list('ROM', 434), list('TAM', 847)])).toBe('TAM');
    expect(preferredLanguage([list('DEV'), list('ENG')])).toBe('DEV');
    expect(preferredLanguage([])).toBeUndefined();
  });

  it('is none whose texts are not available while another is', () => {
    expect(preferredLanguage([list('SAN', 3, 3), list('TAM', 2, 1)])).toBe('TAM');
    expect(preferredLanguage([list('SAN', 3, 3), list('TAM', 2, 2)])).toBe('SAN');
  });
});

describe('the language a song is opened in', () => {
  const all = ['DEV', 'ENG', 'IAST', 'SAN', 'TAM', 'TEL'].map((code) => ({ code, count: 1 }));

  it.each([
    ['the script typed', { script: 'Taml', chosen: 'ENG', locale: 'Deva' }, 'TAM'],
    ['the script typed, which nobody names', { script: 'Telu' }, 'TEL'],
    ['the one of the script typed that was chosen', { script: 'Deva', chosen: 'DEV' }, 'DEV'],
    ['the language chosen last', { script: 'Latn', chosen: 'ENG', locale: 'Taml' }, 'ENG'],
    ['the script of the interface', { script: 'Latn', chosen: 'MIX', locale: 'Taml' }, 'TAM'],
    ['Sanskrit', { script: 'Latn', chosen: '', locale: '' }, 'SAN'],
    ['Sanskrit, where the song has none in the script typed', { script: 'Knda' }, 'SAN'],
  ])('follows %s', (_, preference, code) => {
    expect(wantedLanguage(all, preference)).toBe(code);
  });
});

describe('the script of a text', () => {
  it.each([
    ['Deva', 'नमः शिवाय'],
    ['Taml', 'தோடுடைய செவியன்'],
    ['Telu', 'నమః శివాయ'],
    ['Knda', 'ನಮಃ ಶಿವಾಯ'],
    ['Mlym', 'നമഃ ശിവായ'],
    ['Beng', 'নমঃ শিবায়'],
    ['Gujr', 'નમઃ શિવાય'],
    ['Guru', 'ਨਮਃ ਸ਼ਿਵਾਯ'],
    ['Orya', 'ନମଃ ଶିବାୟ'],
    ['Sinh', 'නමඃ ශිවාය'],
    ['Arab', 'نمہ شوای'],
    ['Latn', 'namaḥ śivāya'],
    ['Zyyy', '1234 ।॥ …'],
    ['Zyyy', ''],
  ])('is %s: %s', (script, text) => {
    expect(detectScript(text)).toBe(script);
  });

  it('is that of most letters, whatever comes first', () => {
    expect(detectScript('RV 1.1\nअग्निमीळे पुरोहितं यज्ञस्य देवमृत्विजम्')).toBe('Deva');
    expect(detectScript('Hymn to Agni, called अग्नि')).toBe('Latn');
  });

  it('is told the same way each time', () => {
    expect(['सिव', 'सिव', 'siva', 'सिव'].map(detectScript)).toEqual(['Deva', 'Deva', 'Latn', 'Deva']);
  });
});

describe('the tag of a text', () => {
  it.each([
    ['en', 'ENG', 'Latn', ['ENG']],
    ['ta', 'TAM', 'Taml', ['TAM']],
    ['sa', 'SAN', 'Deva', ['SAN']],
    ['sa', 'DEV', 'Deva', ['DEV']],
    ['mul', 'MIX', 'Latn', ['MIX']],
    ['mul', 'MIX', 'Deva', ['MIX']],
    ['te', 'TEL', 'Telu', ['TEL']],
    ['kn', 'KAN', 'Knda', ['KAN']],
    ['und-Latn', 'XYZ', 'Latn', ['XYZ']],
    ['und', 'XYZ', 'Zyyy', ['XYZ']],
  ])('is %s for a text of code %s in %s', (lang, code, script, editions) => {
    expect(textLanguage(code, script, editions)).toEqual({ lang, dir: 'ltr' });
  });

  it.each([
    ['sa-Latn', 'SAN', 'Latn'],
    ['sa-Telu', 'SAN', 'Telu'],
    ['ta-Latn', 'TAM', 'Latn'],
    ['en-Deva', 'ENG', 'Deva'],
  ])('names the script where it is not the usual one: %s', (lang, code, script) => {
    expect(textLanguage(code, script, [code]).lang).toBe(lang);
  });

  it.each([
    ['sa-Telu', 'TEL', 'Telu', ['ENG', 'SAN', 'TEL']],
    ['sa-Knda', 'KAN', 'Knda', ['DEV', 'KAN']],
    ['te', 'TEL', 'Telu', ['TAM', 'TEL']],
    ['te', 'TEL', 'Telu', ['IAST', 'TEL']],
    ['und-Latn', 'XYZ', 'Latn', ['SAN', 'XYZ']],
    ['ta', 'TAM', 'Taml', ['SAN', 'TAM']],
  ])(
    'is Sanskrit in other letters where the song is Sanskrit, unless the code says its language: %s',
    (lang, code, script, editions) => {
      expect(textLanguage(code, script, editions).lang).toBe(lang);
    },
  );

  it('names no script for a text without letters', () => {
    expect(textLanguage('SAN', 'Zyyy', ['SAN']).lang).toBe('sa');
  });

  it.each([
    ['Tamil where the song stands in Tamil only', 'ta-Latn', ['TAM', 'IAST']],
    ['Tamil where it stands in English too', 'ta-Latn', ['ENG', 'ROM', 'TAM']],
    ['Sanskrit where it stands in Sanskrit too', 'sa-Latn', ['IAST', 'SAN', 'TAM']],
    ['Sanskrit where it stands in Devanagari too', 'sa-Latn', ['DEV', 'IAST', 'TAM']],
    ['Sanskrit where it stands alone', 'sa-Latn', ['IAST']],
    ['Tamil by codes that only hold the known ones', 'ta-Latn', ['tam-2', 'IAST']],
  ])('takes a romanised text for %s', (_, lang, editions) => {
    for (const code of ['IAST', 'ROM']) expect(textLanguage(code, 'Latn', editions).lang).toBe(lang);
  });

  it('reads from the right in Arabic script', () => {
    expect(textLanguage('URD', 'Arab', [])).toEqual({ lang: 'ur', dir: 'rtl' });
  });

  it('is one that browsers know', () => {
    for (const code of ['ENG', 'TAM', 'IAST', 'SAN', 'MIX', 'DEV', 'ROM', 'TEL', '?'])
      for (const script of ['Deva', 'Taml', 'Telu', 'Latn', 'Arab', 'Zyyy']) {
        const { lang } = textLanguage(code, script, []);
        expect(Intl.getCanonicalLocales(lang)).toEqual([lang]);
      }
  });
});
