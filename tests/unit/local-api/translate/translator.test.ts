import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../../scripts/local-api/translate/index.ts';
import { sentencesOf } from '../../../../scripts/local-api/translate/sentences.ts';

const translate = createTranslator();
const { gloss: glossNotice, letters: transliterationNotice, english, none } = sentencesOf();

describe('the translator without a service', () => {
  it.each([
    ['convert_to_sanskrit', transliterationNotice, 'rule'],
    ['convert_from_sanskrit', glossNotice, 'glossary'],
    ['provide_sanskrit_meaning', glossNotice, 'glossary'],
  ] as const)(
    'begins %s by saying that it is no translation, and names no model',
    async (translationType, notice, maker) => {
      const { output, model, by } = await translate({ text: 'अग्निः', translationType });
      expect(output.startsWith(`${notice}\n\n`)).toBe(true);
      expect(notice).toMatch(/not a translation/);
      expect([by, model]).toEqual([maker, undefined]);
    },
  );

  it('writes a text over to Devanagari', async () => {
    const { output } = await translate({ text: 'திருத்தணி\nśiva', translationType: 'convert_to_sanskrit' });
    expect(output.split('\n').slice(2)).toEqual(['तिरुत्तणि', 'शिव']);
  });

  it('glosses line by line, unknown words marked, the lines themselves untouched', async () => {
    const { output } = await translate({ text: 'अग्निम् xyzzy\n\nचैव ॥१॥', translationType: 'convert_from_sanskrit' });
    expect(output.split('\n').slice(2)).toEqual([
      'अग्निम् xyzzy',
      '  अग्निम् = agni: fire; Agni, the god of fire',
      '  [?] xyzzy',
      '',
      'चैव ॥१॥',
      '  चैव = perhaps ca: and + eva: indeed, only, just',
    ]);
  });

  it('gives each word of a selection once, with its source', async () => {
    const { output } = await translate({ text: 'agnim agniḥ agnim', translationType: 'provide_sanskrit_meaning' });
    expect(output.split('\n').slice(2)).toEqual([
      'agnim = अग्नि agni: fire; Agni, the god of fire (RV 1.1.1)',
      'agniḥ = अग्नि agni: fire; Agni, the god of fire (RV 1.1.1)',
    ]);
  });

  it('gives each word of a line once, the unknown ones on one line after the known ones', async () => {
    const { output } = await translate({
      text: 'xyzzy agnim plugh agnim xyzzy',
      translationType: 'convert_from_sanskrit',
    });
    expect(output.split('\n').slice(3)).toEqual(['  agnim = agni: fire; Agni, the god of fire', '  [?] xyzzy, plugh']);
  });

  it('marks a line without any known word, and does not write its words again', async () => {
    const { output } = await translate({ text: 'வணக்கம் xyzzy\nபாதம்', translationType: 'convert_from_sanskrit' });
    expect(output.split('\n').slice(2)).toEqual(['வணக்கம் xyzzy', '  [?]', 'பாதம்', '  பாதம் = pāda: foot; quarter verse']);
  });

  it('says so, and no more, where it knows no word at all', async () => {
    for (const translationType of ['convert_from_sanskrit', 'provide_sanskrit_meaning'] as const) {
      const { output } = await translate({ text: 'வணக்கம்\nxyzzy', translationType });
      expect(output).toBe(`${glossNotice}\n\n${none}`);
    }
  });

  it('writes no English over in Devanagari', async () => {
    const text = 'This is the hymn of the seer, and it was sung with the lute.';
    const { output } = await translate({ text, translationType: 'convert_to_sanskrit' });
    expect(output).toBe(`${transliterationNotice}\n\n${english}\n\n${text}`);
  });

  it('passes mark-up and prototype names through as mere words', async () => {
    const text = '<img onerror=x> constructor __proto__ agni';
    const { output } = await translate({ text, translationType: 'convert_from_sanskrit' });
    expect(output.split('\n').slice(2)).toEqual([
      text,
      '  agni = agni: fire; Agni, the god of fire',
      '  [?] img, onerror, x, constructor, proto',
    ]);
  });

  it('says its own sentences in the language that the reader asks for, where it has it', async () => {
    const ask = async (languages?: string) => {
      const { output } = await translate({ text: 'चैव மாலை', translationType: 'convert_from_sanskrit' }, languages);
      return output.split('\n');
    };
    expect((await ask('ta'))[0]).toMatch(/மொழிபெயர்ப்பு அன்று/);
    expect((await ask('hi-IN,hi;q=0.9,en'))[0]).toMatch(/यह अनुवाद नहीं है/);
    expect((await ask('sa'))[0]).toMatch(/नायम् अनुवादः/);
    expect((await ask('fr,de;q=0.5'))[0]).toBe(glossNotice);
    expect((await ask('constructor'))[0]).toBe(glossNotice);
    expect((await ask('hi')).slice(3)).toEqual([
      '  चैव = शायद ca: and + eva: indeed, only, just',
      '  மாலை = शायद mālā: garland, rosary | evening (तमिल)',
    ]);
  });
});
