import { describe, expect, it } from 'vitest';
import { rank } from '#features/commands/rank.ts';

const items = [
  { label: 'Next song' },
  { label: 'Previous song' },
  { label: 'Theme: Dark', also: 'night black colours' },
  { label: 'Song list' },
  { label: 'விஷ்ணு சஹஸ்ரநாமம்' },
  { label: 'शिवपुराण' },
  { label: 'Bhagavad Gita' },
];
const labels = (typed: string) => rank(typed, items).map(({ item }) => item.label);

describe('what is typed finds', () => {
  it('names that begin so before names with such a word', () => {
    expect(labels('song')).toEqual(['Song list', 'Next song', 'Previous song']);
  });

  it('names by all of the words typed, in any case', () => {
    expect(labels('NEXT so')).toEqual(['Next song']);
    expect(labels('next dark')).toEqual([]);
  });

  it('names by their sound in other letters', () => {
    expect(labels('sahasra')).toEqual(['விஷ்ணு சஹஸ்ரநாமம்']);
    expect(labels('shiva')).toEqual(['शिवपुराण']);
    expect(labels('गीता')).toEqual(['Bhagavad Gita']);
  });

  it('what is known by other words, with nothing to mark', () => {
    expect(rank('night', items)).toEqual([{ item: items[2], marks: [] }]);
  });

  it('by a single letter only names that begin with it', () => {
    expect(labels('s')).toEqual(['Song list']);
    expect(labels('c')).toEqual([]);
  });

  it('marks what was typed', () => {
    expect(rank('dark', items)[0]?.marks).toEqual([[7, 11]]);
  });

  it.each(['', ' ', 'ext', 'ark', 'a'.repeat(100_000), '\uD800', '(a+)+$', '[', '\\', 'ग'.repeat(600)])(
    'nothing for %j',
    (typed) => expect(labels(typed)).toEqual([]),
  );
});
