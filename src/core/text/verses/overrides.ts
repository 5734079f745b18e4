/** What a page says of its stanzas besides the links in them. */
import { type Shown, verseNames } from '../verse-names.ts';
import type { Stanza } from './stanza.ts';

const isApart = ({ lines }: Stanza): boolean => lines.every(({ kind }) => kind !== 'verse' && kind !== 'prose');

/** What the page must say besides its links, so that `verseNames` tells of each stanza what was read; null for nothing. */
export function overridesOf(stanzas: readonly Stanza[]): (string | null)[] {
  const shown = stanzas.map((stanza): Shown => {
    const { opening, closing } = stanza;
    return {
      number: (opening ?? closing) === null ? '' : `${(opening ?? closing)?.of}${(opening ?? closing)?.first}`,
      isOpening: opening !== null,
      isApart: isApart(stanza),
      override: null,
    };
  });
  // One that is told otherwise changes what its neighbours are told; each round tells at least one more.
  for (let rounds = 0; rounds <= stanzas.length; rounds += 1) {
    const names = verseNames(shown);
    const wrong = shown.filter((one, at) => {
      const verse = stanzas[at]?.verse ?? '';
      if (names[at] === verse) return false;
      one.override = verse;
      return true;
    });
    if (wrong.length === 0) break;
  }
  return shown.map(({ override }) => override);
}
