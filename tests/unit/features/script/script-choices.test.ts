import { describe, expect, test, vi } from 'vitest';
import type { Offer } from '#core/text/script-offer.ts';
import { findScript, type ScriptId } from '#core/text/scripts.ts';
import { scriptChoices } from '#features/script/script-choices.ts';
import { currentWords } from '#words/store.ts';

const entry = (id: ScriptId) => {
  const script = findScript(id);
  if (!script) throw new Error(`No script "${id}"; name one of the catalogue.`);
  return script;
};
const edition = (code: string, label: string, here = false) => ({ code, label, path: `/file/F/${code}/a.txt/`, here });
const OFFER: Offer = {
  originals: [
    { code: 'SAN', script: entry('deva') },
    { code: 'TAM', script: entry('tamil') },
  ],
  transliterations: [entry('telugu'), entry('kannada')],
  from: { language: 'sa', script: 'deva' },
};
const EDITIONS = [edition('SAN', 'Sanskrit', true), edition('TAM', 'Tamil')];

function choicesOf(shown: ScriptId | null, offer = OFFER, editions = EDITIONS) {
  const [choose, leave] = [vi.fn(), vi.fn()];
  return { choose, leave, choices: scriptChoices({ offer, editions, shown, choose, leave }, currentWords()) };
}

describe('the entries of the menu of scripts', () => {
  test('the edition of this page is the original that can be gone back to', () => {
    const { choices, choose } = choicesOf('telugu', { ...OFFER, transliterations: [entry('telugu')] }, [
      edition('SAN', 'Sanskrit'),
      edition('TAM', 'Tamil', true),
    ]);
    expect(choices.map(({ script }) => script.id)).toEqual(['tamil', 'deva', 'telugu']);
    expect(choices[0]).toMatchObject({ note: 'original', chosen: false });
    choices[0]?.onChoose();
    expect(choose).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('another edition is a link to its page, and is not called the original', () => {
    const { choices, leave, choose } = choicesOf(null);
    expect(choices.map(({ note }) => note)).toEqual(['original', 'in the library', '', '']);
    expect(choices[1]).toMatchObject({ href: '/file/F/TAM/a.txt/', chosen: false });
    choices[1]?.onChoose();
    expect(leave).toHaveBeenCalledOnce();
    expect(choose).not.toHaveBeenCalled();
  });

  test('each script has one entry: the library’s own text, else a transliteration; exactly what is shown is chosen', () => {
    const offer = {
      ...OFFER,
      originals: [...OFFER.originals, { code: 'DEV', script: entry('deva') }],
      transliterations: [entry('tamil'), ...OFFER.transliterations],
    };
    const chosen = (shown: ScriptId | null) => {
      const { choices } = choicesOf(shown, offer, [...EDITIONS, edition('DEV', 'Devanagari')]);
      expect(choices.map(({ script }) => script.id).toSorted()).toEqual(['deva', 'kannada', 'tamil', 'telugu']);
      return choices.filter((choice) => choice.chosen).map(({ script, href }) => [script.id, href]);
    };
    expect(chosen(null)).toEqual([['deva', undefined]]);
    expect(chosen('kannada')).toEqual([['kannada', undefined]]);
    expect(chosen('tamil'), 'made on this page, by an earlier choice').toEqual([['tamil', undefined]]);
  });

  test('the two ways of writing a Tamil song are named, and Sanskrit has but one', () => {
    const tamil = { ...OFFER, transliterations: [entry('bengali'), entry('roman'), entry('bengali-letters')] };
    const notes = (offer: Offer) =>
      choicesOf(null, offer)
        .choices.map(({ note }) => note)
        .slice(2);
    expect(notes(tamil)).toEqual(['as spoken', '', 'letter by letter']);
    expect(notes(OFFER)).toEqual(['', '']);
  });
});
