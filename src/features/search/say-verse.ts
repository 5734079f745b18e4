import { nameValues, type StanzaName } from '#library/verse-names.ts';
import type { Translate } from '#words/store.ts';

/** `verse 2.1`, `part 4 of 9`; '' where neither is known. */
export function sayVerse(name: StanzaName, t: Translate): string {
  return name.verse === '' && name.of === 0 ? '' : t('search.verse', nameValues(name));
}
