import { describe, expect, it } from 'vitest';
import { BOX_WORDS, COMMAND_WORDS } from '#features/command/command-words.ts';
import { labels } from '#features/home/labels.ts';
import { ENGLISH_CATALOGUE } from '#words/english.ts';
import { translator } from '#words/phrase.ts';

const known = translator(ENGLISH_CATALOGUE);

describe('the words of the command box', () => {
  it('say of a catalogue that cannot be had what Home says', () => {
    expect([BOX_WORDS.failed, BOX_WORDS.failedHindi]).toEqual([labels.failed, labels.failedHindi]);
  });

  it.each([
    ...Object.entries(BOX_WORDS).flatMap(([key, value]) =>
      typeof value === 'string' && key !== 'failedHindi' ? value : [],
    ),
    ...BOX_WORDS.hint.map(([, words]) => words),
    ...[1, 12, 1234].flatMap((count) => [BOX_WORDS.count(count), BOX_WORDS.songs(count), BOX_WORDS.all(count + 1)]),
    BOX_WORDS.none('siva'),
    ...Object.values(COMMAND_WORDS).map(([label]) => label),
  ])('“%s” can be said in every language', (words) => expect(known(words, 'words')).not.toBe(null));
});
