/**
 * Every word of the interface, by the part it belongs to. The English sentence is the key: pages and islands are written in
 * English, and `src/words/apply-words.ts` lays another language over them. What is not listed here fails the build.
 *
 * `{n}` and the like stand for what changes; `holes.ts` says what each of them holds.
 */
import { FRAME } from './english/frame.ts';
import { HOME } from './english/home.ts';
import { KEYS } from './english/keys.ts';
import { MENUS } from './english/menus.ts';
import { MY } from './english/my.ts';
import { NAMES } from './english/names.ts';
import { PAGES } from './english/pages.ts';
import { PRIVACY } from './english/privacy.ts';
import { READING } from './english/reading.ts';
import { SHARE } from './english/share.ts';
import { TRANSLATE } from './english/translate.ts';

/** All parts but the library's own names. */
export const ENGLISH = {
  frame: FRAME,
  home: HOME,
  keys: KEYS,
  menus: MENUS,
  pages: PAGES,
  privacy: PRIVACY,
  reading: READING,
  share: SHARE,
  my: MY,
  translate: TRANSLATE,
} as const;

type Parts = typeof ENGLISH;

/** An entry of the catalogue: a sentence of the interface, or a pattern of one. */
export type English = Parts[keyof Parts][number];
export type EnglishName = (typeof NAMES)[number];

/** One part in another language. */
export type PartIn<P extends keyof Parts> = Readonly<Record<Parts[P][number], string>>;
export type NamesIn = Readonly<Record<EnglishName, string>>;

/** The whole of a language. The library's names are apart: where only they can stand, no other word is looked for. */
export interface Catalogue {
  words: Readonly<Record<English, string>>;
  names: NamesIn;
  /** January to December. */
  months: readonly string[];
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** English as any other language, for whoever asks what is in the catalogue. */
export const ENGLISH_CATALOGUE: Catalogue = {
  words: Object.fromEntries(Object.values(ENGLISH).flatMap((part) => part.map((text) => [text, text]))) as Record<
    English,
    string
  >,
  names: Object.fromEntries(NAMES.map((name) => [name, name])) as Record<EnglishName, string>,
  months: MONTHS,
};
