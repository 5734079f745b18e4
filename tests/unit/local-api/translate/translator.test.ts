import { describe, expect, it } from 'vitest';
import { createBuiltInTranslator, sentencesOf } from '../../../../scripts/local-api/translate/built-in.ts';

const translate = createBuiltInTranslator();
const { gloss: glossNotice, letters: transliterationNotice, english, none } = sentencesOf();

describe('the translator without a service', () => {
  it.each([
    ['convert_to_sanskrit', transliterationNotice, 'rule'],
    ['convert_from_sanskrit', glossNotice, 'glossary'],
    ['provide_sanskrit_meaning', glossNotice, 'glossary'],
  ] as const)(
    'begins %s by saying that it is no translation, and names no model',
    async (translationType, notice, maker) => {
      const { output, model, by } = await translate({ text: 'अग्नि', translationType });
      expect(output.startsWith(`${notice}\n\n`)).toBe(true);
      expect(notice).toMatch(/not a translation/);
      expect([by, model]).toEqual([maker, undefined]);
    },
  );

  it('writes a text over to Devanagari', async () => {
    const { output } = await translate({ text: 'திருத்தணி\nśiva', translationType: 'convert_to_sanskrit' });
    expect(output.split('\n').slice(2)).toEqual(['तिरुत्तणि', 'शिव']);
  });

  it('glosses line by line the words that the glossary has, each once a line, the lines themselves untouched', async () => {
    const { output } = await translate({
      text: 'अग्नि xyzzy अग्नि\n\nन च ॥१॥',
      translationType: 'convert_from_sanskrit',
    });
    expect(output.split('\n').slice(2)).toEqual([
      'अग्नि xyzzy अग्नि',
      '  अग्नि = agni: fire; Agni, the god of fire',
      '',
      'न च ॥१॥',
      '  न = na: not; like (Veda)',
      '  च = ca: and',
    ]);
  });

  it('gives each word of a selection once, with its source; capitals, tones and decomposed letters make no other word', async () => {
    const text = 'Agni śiva ŚIVA s\u0301iva अ॒ग्नि agni agni';
    const { output } = await translate({ text, translationType: 'provide_sanskrit_meaning' });
    const agni = 'अग्नि agni: fire; Agni, the god of fire (RV 1.1.1)';
    const shiva = expect.stringMatching(/ = शिव śiva: /);
    expect(output.split('\n').slice(2)).toEqual([
      `Agni = ${agni}`,
      shiva,
      shiva,
      shiva,
      `अ॒ग्नि = ${agni}`,
      `agni = ${agni}`,
    ]);
  });

  it('takes no word for another that sounds or is declined alike', async () => {
    for (const text of ['அக்னி', 'agnim', 'अग्निम्', 'chaiva', 'மதி', 'xyzzy'])
      for (const translationType of ['convert_from_sanskrit', 'provide_sanskrit_meaning'] as const)
        expect((await translate({ text, translationType })).output, text).toBe(`${glossNotice}\n\n${none}`);
  });

  it('takes no English for Sanskrit', async () => {
    const text = 'This is the hymn of the seer, and he gave it to me with the lute.';
    const written = await translate({ text, translationType: 'convert_to_sanskrit' });
    expect(written.output).toBe(`${transliterationNotice}\n\n${english}\n\n${text}`);
    const glossed = await translate({ text, translationType: 'convert_from_sanskrit' });
    expect(glossed.output).toBe(`${glossNotice}\n\n${none}`);
  });

  it('passes mark-up and prototype names through as mere words', async () => {
    const text = '<img onerror=x> constructor __proto__ agni';
    const { output } = await translate({ text, translationType: 'convert_from_sanskrit' });
    expect(output.split('\n').slice(2)).toEqual([text, '  agni = agni: fire; Agni, the god of fire']);
  });

  it('says its own sentences in the language that the reader asks for, where it has it', async () => {
    const ask = async (languages?: string) => {
      const { output } = await translate({ text: 'च', translationType: 'convert_from_sanskrit' }, languages);
      return output.split('\n')[0];
    };
    expect(await ask('ta')).toMatch(/மொழிபெயர்ப்பு அன்று/);
    expect(await ask('hi-IN,hi;q=0.9,en')).toMatch(/यह अनुवाद नहीं है/);
    expect(await ask('sa')).toMatch(/नायम् अनुवादः/);
    expect(await ask('fr,de;q=0.5')).toBe(glossNotice);
    expect(await ask('constructor')).toBe(glossNotice);
  });
});
