import { describe, expect, it } from 'vitest';
import { goesOn } from '#features/search/text/phrase.ts';

describe('a phrase', () => {
  it.each([
    ['agnim ile p', 'agnim ile', true],
    ['agnim il', 'agnim ile', true],
    ['agnim ile', 'agnim ile', true],
    ['agnim', 'agnim ile', false],
    ['yada yada', 'agnim ile', false],
    ['', 'agnim ile', false],
  ])('%j goes on from %j: %s', (q, earlier, goes) => {
    expect(goesOn(q, earlier)).toBe(goes);
  });
});
