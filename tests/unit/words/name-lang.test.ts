import { expect, test } from 'vitest';
import { nameLang } from '#words/useWords.ts';

test('a name of the library has the language of its letters, where that is not the page’s', () => {
  expect(['சிவபுராணம்', 'गीता', 'Siva', '12'].map(nameLang)).toEqual(['ta', 'sa', undefined, undefined]);
});
