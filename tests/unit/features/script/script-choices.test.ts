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
  return { choose, leave, ...scriptChoices({ offer, editions, shown, choose, leave }, currentWords()) };
}

describe('the entries of the menu of scripts', () => {
  test('the edition of this page is the original that can be gone back to', () => {
    const { originals, choose } = choicesOf('telugu');
    expect(originals[0]).toMatchObject({ note: 'original', chosen: false });
    originals[0]?.onChoose();
    expect(choose).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('another edition is a link to its page, and is not called the original', () => {
    const { originals, leave, choose } = choicesOf(null);
    expect(originals.map(({ note }) => note)).toEqual(['original', '']);
    expect(originals[1]).toMatchObject({ href: '/file/F/TAM/a.txt/', chosen: false });
    originals[1]?.onChoose();
    expect(leave).toHaveBeenCalledOnce();
    expect(choose).not.toHaveBeenCalled();
  });

  test('exactly what is shown is chosen', () => {
    const chosen = (shown: ScriptId | null) => {
      const { originals, transliterations } = choicesOf(shown);
      return [...originals, ...transliterations].filter((choice) => choice.chosen).map(({ script }) => script.id);
    };
    expect(chosen(null)).toEqual(['deva']);
    expect(chosen('kannada')).toEqual(['kannada']);
  });

  test('editions in the same script are told apart by their languages', () => {
    const offer = { ...OFFER, originals: [...OFFER.originals, { code: 'DEV', script: entry('deva') }] };
    const { originals } = choicesOf(null, offer, [...EDITIONS, edition('DEV', 'Devanagari')]);
    expect(originals.map(({ note }) => note)).toEqual(['original, Sanskrit', '', 'Devanagari']);
  });

  test('the two ways of writing a Tamil song are named, and Sanskrit has but one', () => {
    const tamil = { ...OFFER, transliterations: [entry('deva'), entry('roman'), entry('deva-letters')] };
    const notes = (offer: Offer) => choicesOf(null, offer).transliterations.map(({ note }) => note);
    expect(notes(tamil)).toEqual(['as spoken', '', 'letter by letter']);
    expect(notes(OFFER)).toEqual(['', '']);
  });

  test('what another page makes is said to be made there', () => {
    expect(choicesOf(null).elsewhere).toBe(false);
    expect(choicesOf(null, { ...OFFER, from: { code: 'SAN' } }).elsewhere).toBe(true);
  });
});
