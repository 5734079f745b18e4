import { describe, expect, it } from 'vitest';
import { pressOf, typed } from '#features/recite/keys.ts';

describe('a key, while a song is recited,', () => {
  it('goes from verse to verse, by the space bar, the arrows, or a clicker for slides', () => {
    for (const key of [' ', 'Enter', 'ArrowRight', 'ArrowDown', 'PageDown'])
      expect(pressOf(key, 'verses', false)).toBe('next');
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp']) expect(pressOf(key, 'verses', false)).toBe('previous');
  });

  it('starts and stops what scrolls, and sets its pace', () => {
    expect([' ', 'ArrowRight', '-'].map((key) => pressOf(key, 'scroll', false))).toEqual([
      'toggle',
      'faster',
      'slower',
    ]);
    expect(['ArrowDown', 'Escape', 'Tab', 'constructor'].map((key) => pressOf(key, 'scroll', false))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('steps on a screen too, and empties it', () => {
    expect(['PageDown', 'PageUp', ' ', 'b', 'B', '.'].map((key) => pressOf(key, 'screen', false))).toEqual([
      'next',
      'previous',
      'next',
      'blank',
      'blank',
      'blank',
    ]);
    expect(pressOf('b', 'verses', false)).toBeNull();
  });

  it('writes a number, digit by digit, until another key ends it', () => {
    expect(['1', '2', '0'].reduce(typed, '')).toBe('120');
    expect(typed('12', 'ArrowDown')).toBe('');
  });

  it('is left to the button that it presses', () => {
    expect([' ', 'Enter', 'ArrowRight'].map((key) => pressOf(key, 'verses', true))).toEqual([null, null, 'next']);
  });
});
