import { describe, expect, test } from 'vitest';
import { nameValues, type Shown, verseNames } from '#core/text/verse-names.ts';
import { cited } from '#core/text/verse-number.ts';

const plain: Shown = { number: '', isOpening: false, isApart: false, override: null };
const heading: Shown = { ...plain, isApart: true };
const opens = (number: string): Shown => ({ ...plain, number, isOpening: true });
const ends = (number: string): Shown => ({ ...plain, number });

describe('the names of stanzas', () => {
  test('are those of their own numbers, in the digits that a reader cites', () => {
    expect(verseNames([ends('१'), ends('௧௦'), ends('1-1-01'), ends('೩')])).toEqual(['1', '10', '1.1.1', '3']);
    expect(cited('2. 1')).toBe('2.1');
  });

  test('of the first half of a verse is that of the number at its end', () => {
    expect(verseNames([heading, plain, ends('१'), plain, ends('२')])).toEqual(['', '1', '1', '2', '2']);
  });

  test('of what goes on with a verse is that of the number at its beginning', () => {
    expect(verseNames([heading, opens('1'), plain, opens('2'), heading, plain])).toEqual(['', '1', '1', '2', '', '']);
  });

  test('are what the page says where it says more', () => {
    const note = { ...plain, override: '' };
    const misprint = { ...ends('71'), override: '17' };
    expect(verseNames([plain, misprint, note, ends('18')])).toEqual(['17', '17', '', '18']);
  });

  test('are said by the number, or by the place among the parts', () => {
    expect(nameValues({ verse: '2.1', part: 4, of: 9 })).toEqual({ verse: '2.1', of: 'none' });
    expect(nameValues({ verse: '', part: 4, of: 9 })).toEqual({ verse: '4', of: '9' });
  });
});
