/** The words of the keys and of their dialog. */

import type { English } from '#words/english.ts';
import type { KeyAction } from './keys.ts';

export const KEY_WORDS: Readonly<Record<KeyAction, English>> = {
  next: 'Next song',
  previous: 'Previous song',
  verse: 'Next verse',
  'verse-back': 'Previous verse',
  translate: 'Translate',
  languages: 'Other languages',
  home: 'Home',
  search: 'Search the library',
  keys: 'Show these keys',
  box: 'Find anything',
};

export const DIALOG_WORDS = {
  title: 'Keys of this page',
  single: 'Single-key shortcuts',
  on: 'They work whenever you are not typing.',
  off: 'They are off: letters do nothing by themselves.',
  close: 'Close',
  broken: 'This part could not be loaded.',
} as const satisfies Readonly<Record<string, English>>;
