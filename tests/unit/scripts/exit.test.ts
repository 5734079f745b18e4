import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { UserError } from '#schemas/user-error.ts';
import { endWith } from '../../../scripts/build/exit.ts';
import { LibraryError } from '../../../scripts/local-api/library-file.ts';

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => {
  printed.mockClear();
  process.exitCode = undefined;
});

/** What a command prints that ends with an error. */
async function printedFor(error: unknown): Promise<unknown> {
  await endWith(() => Promise.reject(error));
  expect(process.exitCode).toBe(1);
  return printed.mock.calls.at(-1)?.[0];
}

test.each([
  new UserError('The template lacks a part.\n  Correct it.'),
  new LibraryError('/library', '/library/files.json', 'is missing', 'put it back'),
  new UserError('There is no library.\n  Run "npm run pull" first.'),
])('an error that is written for readers is printed in its two parts, without a stack: %s', async (error) => {
  expect(await printedFor(error)).toMatch(/^\S.+\.\n {2}\p{Lu}.+\.$/u);
});

test.each([
  new TypeError('Cannot read properties of undefined'),
  Object.assign(new Error("ENOENT: no such file or directory, open '/a'"), { code: 'ENOENT' }),
  z.string().safeParse(1).error,
  'a word',
])('any other is printed whole, since its stack says where it arose: %#', async (error) => {
  expect(await printedFor(error)).toBe(error);
});
