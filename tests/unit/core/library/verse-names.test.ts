import { describe, expect, test } from 'vitest';
import { nameValues, verseName } from '#core/text/verse-names.ts';
import { cited } from '#core/text/verse-number.ts';

describe('the names of stanzas', () => {
  test('are those of their own numbers, in the digits that a reader cites', () => {
    const names = ['१', '௧௦', '1-1-01', '೩', ''].map((number) => verseName(number, undefined));
    expect(names).toEqual(['1', '10', '1.1.1', '3', '']);
    expect(cited('2. 1')).toBe('2.1');
  });

  test('are what the page says where it says more', () => {
    expect(verseName('71', '17')).toBe('17');
    expect(verseName('71', '')).toBe('');
    expect(verseName('', '17')).toBe('17');
  });

  test('are said by the number, or by the place among the parts', () => {
    expect(nameValues({ verse: '2.1', part: 4, of: 9 })).toEqual({ verse: '2.1', of: 'none' });
    expect(nameValues({ verse: '', part: 4, of: 9 })).toEqual({ verse: '4', of: '9' });
  });
});
