import { describe, expect, it } from 'vitest';
import { ACTIONS } from '#features/commands/actions.browser.ts';
import { KEYS } from '#features/commands/keys.ts';

const ids = ACTIONS.map(({ id }) => id);

describe('what can be done', () => {
  it('has an ID of its own', () => {
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('is there for every key', () => {
    expect(
      Object.values(KEYS)
        .flat()
        .filter((id) => !ids.includes(id)),
    ).toEqual([]);
  });

  it('has a key where it is offered by that alone', () => {
    const byKey = ACTIONS.filter(({ of }) => of === 'key').map(({ id }) => id);
    expect(byKey.filter((id) => !Object.values(KEYS).flat().includes(id))).toEqual([]);
  });
});
