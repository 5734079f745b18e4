import { describe, expect, test } from 'vitest';
import { newlyAlike, saysAnError, suspicionOf } from '../../../scripts/pull/suspects.ts';

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

describe('texts that newly say the same', () => {
  const change = (before: string, now: string) => ({ before, now });

  test('are all suspect', () => {
    const changed = [change('a', 'x'), change('b', 'x'), change('c', 'y')];
    expect(newlyAlike(changed, new Set())).toEqual(changed.slice(0, 2));
  });

  test('are not, where they were one text before, or it was known', () => {
    expect(newlyAlike([change('a', 'x'), change('a', 'x')], new Set())).toEqual([]);
    expect(newlyAlike([change('a', 'x'), change('b', 'x')], new Set(['x']))).toEqual([]);
  });
});
