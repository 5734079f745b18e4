import { nameValues } from '#core/text/stanza-name.ts';
import { sayName } from '#words/names.ts';
import type { Translate } from '#words/store.ts';
import type { ShownVerse } from './text/messages.ts';

/** What stands after a song's name: ` · verse 2.1 · Bhagavad Gita · Sanskrit`; no verse where none is known. */
export function sayPlace({ name, folder, language }: ShownVerse, t: Translate): string {
  const verse = name.verse || name.of ? ` · ${t('search.verse', nameValues(name))}` : '';
  return `${verse} · ${sayName(t, folder)} · ${sayName(t, language)}`;
}
