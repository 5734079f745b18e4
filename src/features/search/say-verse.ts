/** What a verse that was found is called. It is apart from the verses as they are shown: the command box has no room for these. */
import { nameValues } from '#core/text/verse-names.ts';
import { sayName } from '#words/names.ts';
import type { Translate } from '#words/store.ts';
import type { ShownVerse } from './text/messages.ts';

const isNamed = ({ name }: ShownVerse): boolean => name.verse !== '' || name.of > 0;

/** `Isha Upanishad, verse 2` */
export const sayVerse = (verse: ShownVerse, t: Translate): string =>
  isNamed(verse) ? `${verse.song}, ${t('search.verse', nameValues(verse.name))}` : verse.song;

/** What stands after a song's name: ` · verse 2.1 · Bhagavad Gita · Sanskrit`; no verse where none is known. */
export function sayPlace(verse: ShownVerse, t: Translate): string {
  const { name, folder, language } = verse;
  const number = isNamed(verse) ? ` · ${t('search.verse', nameValues(name))}` : '';
  return `${number} · ${sayName(t, folder)} · ${sayName(t, language)}`;
}
