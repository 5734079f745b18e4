/** The entries of the menu of scripts for one text. */
import type { Offer } from '#core/text/script-offer.ts';
import type { ScriptEntry, ScriptId } from '#core/text/scripts.ts';
import type { Edition } from '#features/editions/index.ts';
import type { MessageId } from '#words/messages.ts';
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

/**
 * One entry a script: the library's own text where there is one, that of this page first, else transliterated.
 * @param t says the notes in the reader's language
 */
export function scriptChoices({ offer, editions, shown, choose, leave }: Page, t: Translate): ScriptChoice[] {
  const editionOf = (code: string) => editions.find((edition) => edition.code === code && !edition.here);
  const originals = offer.originals
    .toSorted((a, b) => Number(editionOf(a.code) !== undefined) - Number(editionOf(b.code) !== undefined))
    // What is shown is made here, though another page has the library's own.
    .filter(({ script }, at, all) => script.id !== shown && all.findIndex((one) => one.script === script) === at)
    .map(({ code, script }): ScriptChoice => {
      const edition = editionOf(code);
      if (edition) return { script, note: t('script.in-library'), chosen: false, href: edition.path, onChoose: leave };
      return { script, note: t('script.original'), chosen: shown === null, onChoose: () => choose(null) };
    });
  const isTamil = offer.transliterations.some(({ way }) => way === 'letters');
  const transliterations = offer.transliterations
    .filter((script) => !originals.some((original) => original.script === script))
    .map((script): ScriptChoice => {
      const note = isTamil && script.way ? t(WAYS[script.way]) : '';
      return { script, note, chosen: script.id === shown, onChoose: () => choose(script.id) };
    });
  return [...originals, ...transliterations];
}
