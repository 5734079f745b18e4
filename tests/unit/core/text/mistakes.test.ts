import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fnv1a } from '#core/library/hash.ts';
import { fateOf } from '#core/text/fate.ts';
import { type Run, wordDiff, writeLetter } from '#core/text/mistakes.ts';
import { readLetter } from '#core/text/read-letter.ts';
import { addressOf, verseId } from '#core/text/verse-address.ts';
import type { Proposal } from '#schemas/mistake.ts';

const proposalOf = (before: string, after: string, note = '', source = ''): Proposal => ({
  path: '/file/Puranas/TAM/001%20Kappu.txt/',
  verse: verseId(addressOf(before, 3)),
  digest: fnv1a(before),
  before,
  after,
  note,
  source,
});

const letterOf = (proposal: Proposal): string =>
  writeLetter(proposal, 'Kappu (Song No 1), verse 3, Tamil', `https://nama.example${proposal.path}#${proposal.verse}`);

/** Any text: letters, marks, line ends, halves of characters, and lines that look like those of a letter. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('nama-mistake 1 {}', '\n', '\r\n', ' ', '[-a-]', '{+b+}', '\u2028', '\ud800', 'க்'))
    .map((all) => all.join('')),
);
const someText = anyText.filter((text) => text !== '');

describe('a letter about a mistake', () => {
  test('is read back as the very proposal, whatever its words are', () => {
    fc.assert(
      fc.property(someText, someText, anyText, anyText, (before, after, note, source) => {
        const proposal = proposalOf(before, after, note, source);
        expect(readLetter(letterOf(proposal))).toEqual({ proposal });
      }),
    );
  });

  test('says to a person which song, which verse, where, what is wrong, and where the reader knows it from', () => {
    expect(letterOf(proposalOf('ஆடும் பரிவேள்\nசேவல் என', 'ஆடும் பரிவேல்\nசேவல் என', '', 'Murugan edition, page 3'))).toMatch(
      `There is a mistake in Kappu (Song No 1), verse 3, Tamil:
https://nama.example/file/Puranas/TAM/001%20Kappu.txt/#v3.`,
    );
    const letter = letterOf(proposalOf('ஆடும் பரிவேள்\nசேவல் என', 'ஆடும் பரிவேல்\nசேவல் என', 'One letter.', 'page 3'));
    expect(letter).toContain(
      '\nஆடும் [-பரிவேள்-]{+பரிவேல்+}\nசேவல் என\n\nThe reader says: One letter.\n\nSource: page 3\n',
    );
    expect(letter).toMatch(/\nnama-mistake 1 \{"path":"[^\n]*\}$/);
  });

  test('is not read out of anything else, and never throws', () => {
    fc.assert(
      fc.property(anyText, (comments) => {
        expect(readLetter(comments).proposal).toBeUndefined();
      }),
    );
    const letter = letterOf(proposalOf('a b', 'a c'));
    const { reason: none } = readLetter('There is a mistake in nama-mistake 1 {} of verse 3.');
    expect(none).toBeNull();
    const reasons = {
      'another version': [letter.replace('nama-mistake 1 ', 'nama-mistake 2 '), 'is of version 2, and not 1'],
      'cut on its way': [letter.slice(0, -5), 'has a last line that was cut or changed on its way'],
      'words of another verse': [
        letter.replace('"before":"a b"', '"before":"x b"'),
        'has the words of another verse than its address',
      ],
      'a line that looks like ours': ['Namaste\nnama-mistake 1', 'has a last line that only looks like a proposal'],
      'a field more': [letter.replace('{"path"', '{"shell":"rm","path"'), /^has a last line of another shape/],
      'a path that leaves the songs': [letter.replaceAll('/file/Puranas/', '/../etc/'), /of another shape \(path/],
      'a proposal of nothing': [letter.replace('"after":"a c"', '"after":""'), /\(proposes nothing\)$/],
      'far too much': [`${'k'.repeat(1024 * 1024)}\n${letter}`, 'is longer than 1048576 characters'],
      'a thousand brackets': [
        `nama-mistake 1 ${'['.repeat(500_000)}`,
        'has a last line that was cut or changed on its way',
      ],
      'words after it': [`${letter}\nSent from my phone`, 'goes on after its last line'],
    } as const;
    for (const [what, [comments, reason]] of Object.entries(reasons))
      expect(readLetter(comments).reason, what).toEqual(
        typeof reason === 'string' ? reason : expect.stringMatching(reason),
      );
  });
});

test('the differences of two versions hold both, word by word', () => {
  const joined = (runs: readonly Run[], without: Run['kind']): string =>
    runs.flatMap(({ kind, words }) => (kind === without ? [] : words)).join('');
  fc.assert(
    fc.property(anyText, anyText, (before, after) => {
      const runs = wordDiff(before, after);
      expect(joined(runs, 'came')).toBe(before);
      expect(joined(runs, 'went')).toBe(after);
    }),
  );
  const long = Array.from({ length: 20_000 }, (_, at) => `word${at}`).join(' ');
  expect(joined(wordDiff(long, long.toUpperCase()), 'went')).toBe(long.toUpperCase());
});

describe('what became of a proposal', () => {
  const text = (...verses: string[]) =>
    verses.map((words, at) => ({ id: verseId(addressOf(words, at + 1)), textContent: words }));
  const told = { ...proposalOf('old words', 'new words'), verse: verseId(addressOf('old words', 2)) };

  test('is told by the words at its place, or where the verse has moved to', () => {
    expect(fateOf(told, text('first', 'old words', 'last'))).toBe('same');
    expect(fateOf(told, text('first', 'new words', 'last'))).toBe('library');
    expect(fateOf(told, text('first', 'other words', 'last'))).toBe('changed');
    expect(fateOf(told, text('more', 'first', 'old words'))).toBe('same');
    expect(fateOf(told, text('more', 'first', 'new words'))).toBe('library');
    expect(fateOf(told, text())).toBe('changed');
  });

  test('is not mistaken for that of a refrain with the same words', () => {
    expect(fateOf(told, text('old words', 'new words', 'old words'))).toBe('library');
    expect(fateOf(told, text('new words', 'old words', 'new words'))).toBe('same');
  });

  test('is only whether it changed, where it was told in a sentence', () => {
    const sentence = { ...told, after: '' };
    expect(fateOf(sentence, text('first', 'old words'))).toBe('same');
    expect(fateOf(sentence, text('first', 'any words'))).toBe('changed');
  });
});
