import { describe, expect, test } from 'vitest';
import { findMixedUp, saysAnError, suspicionOf } from '../../../scripts/pull/guard-text.ts';

describe('an error instead of a text (A31)', () => {
  test.each([
    'Internal Server Error',
    '500 Internal Server Error\n',
    'Error: 502 Bad Gateway',
    'The service is temporarily unavailable, please try again later.',
    '404 Not Found',
    'HTTP 503',
    'null',
    '[object Object]',
    '{"error":"no such key"}',
    '{"message":"Forbidden","code":403}',
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code></Error>',
    'An error occurred (AccessDenied)',
  ])('is known by its words: %s', (text) => {
    expect(saysAnError(text)).toBe(true);
  });

  test.each([
    'अग्निमीळे',
    'I have sinned in error; forgive me.',
    'Forbidden fruit hung there, and none was taken.',
    '{"a":1}',
    'நான் 404',
    '500 names of Vishnu',
    `${'Om. '.repeat(100)}An error occurred in the copy of this text.`,
    'NOT AVAILABLE IN ENGLISH',
  ])('is not seen in a text: %s', (text) => {
    expect(saysAnError(text)).toBe(false);
  });
});

test.each([
  [1000, 'x'.repeat(199), 'shrank from 1000 to 199 bytes'],
  [1000, 'x'.repeat(200), null],
  [null, 'x', null],
])('a text of %s bytes before: %#', (before, text, reason) => {
  expect(suspicionOf(text, before)).toBe(reason);
});

describe('texts that changed, beside all others (A46)', () => {
  const words = (song: string) => Array.from({ length: 20 }, (_, at) => `${song}${at}`).join(' ');
  /** By digest, which is here the song that the text is of; `a'` is `a` with a word more. */
  const read = async (digest: string) => words(digest.charAt(0)) + digest.slice(1).replaceAll("'", ' amen');
  const change = (place: number, before: string, now: string) => ({ place, before, now });
  const found = async (changed: ReturnType<typeof change>[], said: (string | null)[]) =>
    [...(await findMixedUp(changed, said, read))].map(([{ place }, other]) => [place, other]);

  test.each<[string, ReturnType<typeof change>[], (string | null)[], number[][]]>([
    ['what another says', [change(0, 'a', 'b')], ['b', 'b', null], [[0, 1]]],
    ['nearly that', [change(0, 'a', "b'")], ["b'", 'b'], [[0, 1]]],
    ['what another says from now on', [change(0, 'a', "b'"), change(1, 'b', "b'")], ["b'", "b'"], [[0, 1]]],
    ['what another said before', [change(0, 'a', 'b'), change(1, 'b', 'c')], ['b', 'c'], [[0, 1]]],
    [
      'each what the other said',
      [change(0, 'a', 'b'), change(1, 'b', 'a')],
      ['b', 'a'],
      [
        [0, 1],
        [1, 0],
      ],
    ],
    [
      'one message',
      [change(0, 'a', 'x'), change(1, 'b', 'x')],
      ['x', 'x', 'c'],
      [
        [1, 0],
        [0, 1],
      ],
    ],
  ])('are mixed up where they say %s', async (_, changed, said, expected) => {
    expect((await found(changed, said)).sort()).toEqual(expected.toSorted());
  });

  test.each<[string, ReturnType<typeof change>[], (string | null)[]]>([
    ['they are new', [change(0, 'a', 'n')], ['n', 'b']],
    ['they are corrected', [change(0, 'a', "a'")], ["a'", 'b']],
    ['they were one before', [change(0, 'a', 'x'), change(1, 'a', 'x')], ['x', 'x']],
    ['they were nearly one before', [change(0, 'a', 'x'), change(1, "a'", "x'")], ['x', "x'"]],
    ['they follow a correction of one that they were', [change(0, 'a', "a'")], ["a'", "a'"]],
  ])('are not where %s', async (_, changed, said) => {
    expect(await found(changed, said)).toEqual([]);
  });
});
