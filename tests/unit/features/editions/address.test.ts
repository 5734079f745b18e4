import { expect, test } from 'vitest';
import { readWith, writeWith } from '#features/editions/address.ts';

test('the address names the second edition, and nothing that the song does not have', () => {
  expect(readWith('?with=TAM', ['TAM', 'ENG'])).toBe('TAM');
  expect(readWith('?with=//evil', ['TAM'])).toBeNull();
  expect(readWith('', ['TAM'])).toBeNull();
});

test('the address keeps what else stands in it', () => {
  expect(writeWith('?a=1&with=TAM', 'ENG')).toBe('?a=1&with=ENG');
  expect(writeWith('?with=TAM', null)).toBe('');
});
