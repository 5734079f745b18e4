import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatMessage } from '#words/format.ts';
import { LOCALES, type Locale } from '#words/locales.ts';
import { partOf } from '#words/messages.ts';
import { catalogueFaults, compiledMessages, readCatalogue, readCatalogues } from '../../../scripts/words/catalogues.ts';

const english = readCatalogue('en');

/** All code of the interface. IDs stand in it as whole strings, but for those of the library's names. */
function interfaceCode(): string {
  const src = join(import.meta.dirname, '../../../src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.(?:tsx?|astro)$/.test(file) && !file.startsWith('content'))
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .join('\n');
}

describe('the catalogues', () => {
  test('have the same messages, with the same places, in every language', () => {
    expect(catalogueFaults(readCatalogues())).toEqual([]);
  });

  test('a message that a language lacks, or has beyond English, is named with its file', () => {
    const catalogues = { en: { 'a.b': 'One', 'a.c': '{n} songs' }, hi: { 'a.c': '{m} गीत', 'a.d': 'X' } };
    const [lacks, other, beyond, ...more] = catalogueFaults(catalogues);
    expect(lacks).toMatch(/"a\.b" is missing\.\n.*hi\.json: "One"/);
    expect(other).toMatch(/"a\.c" of .*hi\.json has the placeholders \{m\}, and English has \{n\}/);
    expect(beyond).toMatch(/"a\.d" of .*hi\.json is not in the English catalogue/);
    expect(more).toEqual([]);
    expect(() => compiledMessages(catalogues, 'hi', () => true)).toThrow(/is missing/);
  });

  test('have no message that nothing says', () => {
    const code =
      interfaceCode() + readFileSync(join(import.meta.dirname, '../../../scripts/old-addresses/page.ts'), 'utf8');
    const said = new Set([...code.matchAll(/(['"])([a-z]+\.[^'"\n]+)\1/g)].map(([, , id]) => id));
    expect(Object.keys(english).filter((id) => !id.startsWith('name.') && !said.has(id))).toEqual([]);
  });

  test('have values wherever a message with places is said', () => {
    const alone = [
      ...interfaceCode().matchAll(/\bt\('([a-z]+\.[^']+)'\)|<(?:Words|Say)\b[^>{]*\bid="([^"]+)"[^>{]*\/>/g),
    ];
    const said = alone.map(([, inCode, inMarkup]) => inCode ?? inMarkup ?? '');
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((id) => /\{\w+\}|\{\w+,/.test(english[id] ?? ''))).toEqual([]);
  });

  test('have the mark that ends a sentence after a link: it is a danda in Hindi and Sanskrit', () => {
    expect(interfaceCode()).not.toMatch(/<\/a>\s*(?:\.\s*<\/>|\{'\.)/); // what stands without a script is English
  });
});

describe.each(LOCALES)('%s', (locale) => {
  const entries = Object.entries(readCatalogue(locale));

  test('has no empty message, none with spaces at its ends, and all in composed form', () => {
    const faulty = ([, text]: [string, string]) => text.trim() === '' || text !== text.normalize('NFC');
    expect(entries.filter(faulty)).toEqual([]);
  });

  test.runIf(locale !== 'en')('leaves no English behind but names of things', () => {
    const syntax = /\{\w+, (?:plural|select),|\b(?:one|two|other|none|=?\d+) \{|\{\w+\}/g;
    const left = entries.flatMap(([, text]) => text.replace(syntax, '').match(/[A-Za-z@.]{2,}/g) ?? []);
    const allowed = ['IAST', 'Do', 'Not', 'Track', 'Global', 'Privacy', 'Control', 'name@example.org'];
    const quoted = ['my', 'place', 'file', 'songs', 'load', 'link', 'button', 'webpage'];
    const formats = ['SHA', 'JSON', 'Lines', 'gzip', 'Atom'];
    const asked = ['sivapuranam', 'thiruvasagam', 'agnim', 'ile']; // as readers type it
    expect(
      left.filter((word) => ![...allowed, ...quoted, ...formats, ...asked].includes(word) && /[A-Za-z]/.test(word)),
    ).toEqual([]);
  });

  test('has no space before an ellipsis at its end, and no straight apostrophe', () => {
    expect(entries.filter(([, text]) => / …$|\p{L}'\p{L}/u.test(text))).toEqual([]);
  });

  test('comes in the same order as English: pages name messages by their place in it', () => {
    const isOfPage = (id: string) => partOf(id) === 'page';
    const messages = compiledMessages(readCatalogues(), locale, isOfPage);
    expect(Object.keys(messages)).toEqual(Object.keys(english).filter(isOfPage));
  });
});

describe('the words that readers of a language use', () => {
  const said = (locale: Locale, pattern: RegExp) =>
    Object.entries(readCatalogue(locale)).filter(([, text]) => pattern.test(text.normalize('NFC')));

  test('address nobody as a man, in Hindi and in Sanskrit', () => {
    expect(said('hi', /(?:^|\s)आप\s[^।]*(?:ते (?:हैं|हों)|रहे |ेंगे|एँगे|रुके)/u)).toEqual([]);
    expect(said('hi', /(?:^|\s)जो [^।]*(?:ेगा|ता है), वह/u)).toEqual([]);
    expect(said('sa', /(?:^|[\s“(])(?:भवान्|भवतः|भवता|भवन्तम्|भवन्तः|भवद)/u)).toEqual([]);
  });

  test('are the usual ones for Home, Close, Back, My place and a playlist', () => {
    const of = (locale: Locale, ...ids: string[]) => ids.map((id) => readCatalogue(locale)[id]);
    expect(of('sa', 'page.home', 'page.close', 'command.close')).toEqual(['मुखपृष्ठम्', 'पिदधातु', 'पिधानम्']);
    expect(of('ta', 'reading.back')).toEqual(['பின்செல்']);
    expect(of('hi', 'page.my-place', 'home.playlist')).toEqual(['मेरा स्थान', 'गीत-सूची']);
    expect(of('hi', 'page.ai-notice')).toEqual([
      'एआई द्वारा किए गए अनुवाद केवल सीखने-समझने के लिए हैं। इनमें ग़लतियाँ हो सकती हैं।'.normalize('NFC'),
    ]);
    for (const locale of LOCALES) expect(new Set(of(locale, 'home.playlist', 'playlist.title')).size).toBe(1);
  });

  test('have no colon in Sanskrit after a letter, where it reads as a visarga, nor after a name', () => {
    const found = said('sa', /[\p{Script=Devanagari}}]:/u).filter(([id]) => id !== 'editions.entry'); // as specified
    expect(found).toEqual([]);
  });

  test('have a dual in Sanskrit, and say it of two', () => {
    const plurals = said('sa', /, plural,/);
    expect(plurals.filter(([, text]) => !/, plural,(?: =0 \{.*\})? one \{.*\} two \{.*\} other \{/.test(text))).toEqual(
      [],
    );
    const { 'page.song-count': songs = '' } = compiledMessages(readCatalogues(), 'sa', () => true);
    const counted = [0, 1, 2, 3, 102].map((n) => formatMessage(songs, { n }, 'sa'));
    expect(counted).toEqual(['0 गीतानि', '1 गीतम्', '2 गीते', '3 गीतानि', '102 गीतानि']);
  });

  test('call a script in Tamil லிபி: எழுத்து is a letter, and a part of the word for transliteration', () => {
    const scripts = Object.keys(english).filter((id) => /\bscripts?\b/i.test(english[id] ?? ''));
    const tamil = readCatalogue('ta');
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((id) => /எழுத்(?!துப்பெயர்)/.test(tamil[id] ?? ''))).toEqual([]);
  });
});
