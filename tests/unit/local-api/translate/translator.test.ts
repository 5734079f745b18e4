import { describe, expect, it } from 'vitest';
import { builtInModel, createTranslator } from '../../../../scripts/local-api/translate/index.ts';
import {
  englishNotice,
  glossNotice,
  noneNotice,
  transliterationNotice,
} from '../../../../scripts/local-api/translate/render.ts';

const translate = createTranslator();

describe('the translator without a service', () => {
  it.each([
    ['convert_to_sanskrit', transliterationNotice],
    ['convert_from_sanskrit', glossNotice],
    ['provide_sanskrit_meaning', glossNotice],
  ] as const)('begins %s by saying that it is no translation', async (translationType, notice) => {
    const { output, model } = await translate({ text: 'अग्निः', translationType });
    expect(output.startsWith(`${notice}\n\n`)).toBe(true);
    expect(notice).toMatch(/not a translation/);
    expect(model).toBe(builtInModel);
  });

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

  it('gathers the unknown words of a line on one line, after the known ones', async () => {
    const { output } = await translate({ text: 'xyzzy agnim plugh', translationType: 'convert_from_sanskrit' });
    expect(output.split('\n').slice(3)).toEqual(['  agnim = agni: fire; Agni, the god of fire', '  [?] xyzzy, plugh']);
  });

  it('says so where it knows no word at all, and gives the text back', async () => {
    for (const translationType of ['convert_from_sanskrit', 'provide_sanskrit_meaning'] as const) {
      const { output } = await translate({ text: 'வணக்கம்\nxyzzy', translationType });
      expect(output).toBe(`${glossNotice}\n${noneNotice}\n\nவணக்கம்\nxyzzy`);
    }
  });

  it('writes no English over in Devanagari', async () => {
    const text = 'This is the hymn of the seer, and it was sung with the lute.';
    const { output } = await translate({ text, translationType: 'convert_to_sanskrit' });
    expect(output).toBe(`${englishNotice}\n\n${text}`);
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
});
