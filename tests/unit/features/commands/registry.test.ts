import { describe, expect, it } from 'vitest';
import { KEYED } from '#features/commands/keyed.ts';
import { BOX_KEY } from '#features/commands/keys.ts';
import { ACTIONS } from '#features/commands/registry.ts';
import { SHORTCUT_KEYS } from '#features/commands/shortcut-keys.ts';

const keyed = ACTIONS.flatMap(({ id, key }) => (key === undefined ? [] : [[key, id] as const]));
const single = new Set(keyed.map(([key]) => key).filter((key) => key !== BOX_KEY));

describe('what can be done', () => {
  it('has an ID of its own', () => {
    const ids = ACTIONS.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('has these keys', () => {
    expect(keyed).toEqual([
      ['n', 'next'],
      ['p', 'prev'],
      ['j', 'next-verse'],
      ['k', 'previous-verse'],
      ['t', 'translate'],
      ['o', 'languages'],
      ['h', 'home'],
      ['/', 'find'],
      ['r', 'recite'],
      ['/', 'search'],
      [BOX_KEY, 'find-anything'],
      ['?', 'keys'],
    ]);
  });

  it('has no key that the list of keys leaves out, nor another order there', () => {
    const hasKey = ({ key }: { key?: string }): boolean => key !== undefined;
    expect(KEYED.filter(hasKey)).toEqual(ACTIONS.filter(hasKey));
  });

  it('is heard by its key on every page, and no other key is', () => {
    const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
    expect(new Set(printable.filter((key) => SHORTCUT_KEYS.test(key)).map((key) => key.toLowerCase()))).toEqual(single);
    // A capital is Caps Lock's.
    expect([...single].filter((key) => !SHORTCUT_KEYS.test(key.toUpperCase()))).toEqual([]);
  });
});
