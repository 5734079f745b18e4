import { describe, expect, it } from 'vitest';
import { askedBy } from '#features/recite/keys.ts';

describe('a key, while a song is recited,', () => {
  it('goes from verse to verse, by the space bar, the arrows, or a clicker for slides', () => {
    for (const key of [' ', 'Enter', 'ArrowRight', 'ArrowDown', 'PageDown'])
      expect(askedBy(key, 'verses', false)).toBe('next');
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp']) expect(askedBy(key, 'verses', false)).toBe('previous');
  });

  it('starts and stops what scrolls, and sets its pace', () => {
    expect([' ', 'ArrowRight', '-'].map((key) => askedBy(key, 'scroll', false))).toEqual([
      'toggle',
      'faster',
      'slower',
    ]);
    expect(['ArrowDown', 'Escape', 'Tab', 'constructor'].map((key) => askedBy(key, 'scroll', false))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('is left to the button that it presses', () => {
    expect([' ', 'Enter', 'ArrowRight'].map((key) => askedBy(key, 'verses', true))).toEqual([null, null, 'next']);
  });
});
