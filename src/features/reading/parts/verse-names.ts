/** Of which verse a stanza is, as the page tells it: by the number that is a link in it or near it. */
import { cited } from './numbers.ts';
import type { Stanza } from './stanza.ts';

/** What a page shows of a stanza. */
export interface Shown {
  /** The words of its link; '' for none. */
  number: string;
  /** Whether that stands before the words of its verse, and so counts for what follows, or after them. */
  isOpening: boolean;
  /** It has no line of a verse. */
  isApart: boolean;
  /** What the page says besides, where the rest would tell otherwise; '' for no verse. null for nothing. */
  override: string | null;
}

/**
 * The number of each stanza's verse: its own, or that of the verse it is in the midst of; '' for none. `१॥` → `1`
 * A stanza without a number belongs to the one after it that ends a verse, else to the one before it that begins one.
 */
export function verseNames(shown: readonly Shown[]): string[] {
  const own = shown.map(({ number, override }) => override ?? (number === '' ? '' : cited(number)));
  const isPlain = ({ number, isApart, override }: Shown): boolean => number === '' && !isApart && override === null;
  const names = [...own];
  let ends = '';
  for (let at = shown.length - 1; at >= 0; at -= 1) {
    const one = shown[at] as Shown;
    if (isPlain(one)) names[at] = ends;
    else ends = one.number !== '' && !one.isOpening ? (own[at] ?? '') : '';
  }
  let begins = '';
  for (const [at, one] of shown.entries()) {
    if (!isPlain(one)) begins = one.number !== '' && one.isOpening ? (own[at] ?? '') : '';
    else if (names[at] === '') names[at] = begins;
  }
  return names;
}

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
