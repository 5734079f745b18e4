/** The entries of the menu of scripts for one text. */
import type { Offer } from '#core/text/script-offer.ts';
import type { ScriptEntry, ScriptId } from '#core/text/scripts.ts';
import type { Edition } from '#features/editions/index.ts';
import type { MessageId } from '#words/messages.ts';
import { sayName } from '#words/names.ts';
import type { Translate } from '#words/store.ts';

/** How each way of writing a Tamil song is named to the reader. */
export const WAYS = {
  said: 'script.as-said',
  letters: 'script.letter-by-letter',
} as const satisfies Record<NonNullable<ScriptEntry['way']>, MessageId>;

/** A script that can be chosen: shown in this page, or on another page of the song. */
export interface ScriptChoice {
  script: ScriptEntry;
  /** Shown after its name: `original`, `letter by letter`; '' for nothing. */
  note: string;
  chosen: boolean;
  /** The page that has it; else `onChoose` shows it here. */
  href?: string;
  onChoose: () => void;
}

export type ScriptChoices = ReturnType<typeof scriptChoices>;

export const NO_CHOICES: ScriptChoices = { originals: [], transliterations: [], elsewhere: false };

interface Page {
  offer: Offer;
  editions: readonly Edition[];
  /** What is shown now; null for the original. */
  shown: ScriptId | null;
  /** Shows a script; the original for null. */
  choose: (id: ScriptId | null) => void;
  /** Runs before the browser goes to another edition. */
  leave: () => void;
}

/** @param t says the notes in the reader's language */
export function scriptChoices({ offer, editions, shown, choose, leave }: Page, t: Translate) {
  /** The library's own editions. */
  const originals = offer.originals.map(({ code, script }): ScriptChoice => {
    const edition = editions.find((each) => each.code === code);
    const alike = offer.originals.filter((other) => other.script === script).length > 1;
    const language = sayName(t, edition?.label ?? code);
    // All of them are the library's own: `original` says which one this page goes back to.
    if (edition && !edition.here)
      return { script, note: alike ? language : '', chosen: false, href: edition.path, onChoose: leave };
    const note = alike ? t('script.original-of', { language }) : t('script.original');
    return { script, note, chosen: shown === null, onChoose: () => choose(null) };
  });
  const isTamil = offer.transliterations.some(({ way }) => way === 'letters');
  const transliterations = offer.transliterations.map((script): ScriptChoice => {
    const note = isTamil && script.way ? t(WAYS[script.way]) : '';
    return { script, note, chosen: script.id === shown, onChoose: () => choose(script.id) };
  });
  // Whether the transliterations are shown on the page of another edition, their source.
  return { originals, transliterations, elsewhere: 'code' in offer.from };
}
