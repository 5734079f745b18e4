/** The interface's sentences, by ID. Their texts are ICU messages in `catalogues/`, one file a language. */
import type english from './catalogues/en.json';

/** `feature.what-it-says`: `home.clear-search`; the feature in letters a to z, since the build finds IDs in the code by that. */
export type MessageId = keyof typeof english;

/** What goes into the places of a message: `{ n: 3, folder: 'Puranas' }`. */
export type Values = Readonly<Record<string, string | number>>;

/** A piece of a compiled message: words, a value's place, or a choice by number (`plural`) or by value (`select`). */
export type Token =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: 'plural' | 'select', choices: Readonly<Record<string, string | readonly Token[]>>];

/** A message as the build compiles it (`scripts/words/catalogues.ts`); one without places is its words. */
export type Message = string | readonly Token[];
export type Messages = Readonly<Record<string, Message>>;

/**
 * Which file of a language a message comes in, by the first part of its ID: `live` comes with the first island that wakes,
 * `privacy` with the privacy page, the page of data and those of what is new, `moved` stands in the pages of old addresses alone,
 * all others come with the page itself.
 */
const PARTS = {
  live: ['command', 'find', 'heart', 'kept', 'mistakes', 'my', 'recite', 'search', 'translate'],
  privacy: ['privacy', 'data', 'changes'],
  moved: ['moved'],
} as const;

export type Part = 'page' | keyof typeof PARTS;

/** `privacy.settings` → `privacy`; `home.folder` → `page`. */
export function partOf(id: string): Part {
  const [feature = ''] = id.split('.', 1);
  const [part = 'page'] =
    Object.entries(PARTS).find(([, features]) => (features as readonly string[]).includes(feature)) ?? [];
  return part as Part;
}
