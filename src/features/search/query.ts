import { foldText } from '#core/sound/fold.ts';
import { normalise } from './normalise.ts';

/** The longest query, in UTF-16 units: longer than any file name. */
const LONGEST = 512;
/** The most words that are searched one by one: more than any name has. */
const MOST_WORDS = 12;
/** A key must have a letter for at least every fourth unit of the query: 'aaaaaaaaaa', whose key is a, has no key. */
const UNITS_A_LETTER = 4;

/** No script and no spelling writes a consonant three times in a row: *qqqqxx* has no sound, and is not *XX*. */
const TRIPLED = /([bcdfghjklmnpqrstvwxz])\1\1/;

/** A sound key of the query (`src/core/sound`), with its letters. */
export interface SoundKey {
  readonly key: string;
  readonly letters: string;
  /** The key of the text as finished words, its ending folded: *amma* for *amman*. It matches whole words only, so not *Amarar*. */
  readonly finished: boolean;
}

export interface QueryWord {
  readonly text: string;
  readonly soundKeys: readonly SoundKey[];
}

/** A parsed query, for all tiers. */
export interface Query {
  /** Normalised; '' for an empty query, or one that is too long. */
  readonly text: string;
  /** Its words, when there are several; letters that stand apart are none: every name has some of them. */
  readonly words: readonly QueryWord[];
  /** The number, when the query is a number only: '012', '1.113'. */
  readonly number: string;
  /** A number with a name, as in '12 agni', 'agni 12' or 'agni 1.12'. */
  readonly numberAndName: { readonly number: string; readonly rest: Query } | null;
  /** Its sound keys: of the text as typed so far, and of the text as finished words. */
  readonly soundKeys: readonly SoundKey[];
}

/** A folder that a part of the query names. */
export interface Scope {
  /** Its position in the catalogue. */
  readonly folder: number;
  /** What the query says besides; null for nothing. */
  readonly rest: Query | null;
}

/** Normalised text of a query → the folders that it names at its beginning or its end. */
export type FindScopes = (text: string) => readonly Scope[];

const NUMBER = String.raw`\d+(?:\.\d+)*`;
const ONLY_NUMBER = new RegExp(`^${NUMBER}$`);
const NUMBER_AND_NAME = new RegExp(String.raw`^(${NUMBER})[ .:-]+(\D.*)$|^(.*\D)[ .:-]+(${NUMBER})$`);

/**
 * Parses what a reader typed.
 * @example readQuery(' 12  Agni ') → text '12 agni', numberAndName { number: '12', rest: readQuery('agni') }
 */
export function readQuery(typed: string): Query {
  const text = typed.length > LONGEST ? '' : normalise(typed.normalize('NFC')).replace(/ +/g, ' ').trim();
  const words = text.split(' ');
  const match = NUMBER_AND_NAME.exec(text.replace(/[ .:-]+$/, '')); // '1.' is on its way to '1.5'
  return {
    text,
    words:
      words.length > 1 && words.length <= MOST_WORDS && words.some((word) => word.length > 1)
        ? words.map((text) => ({ text, soundKeys: soundKeysOf(text) }))
        : [],
    number: ONLY_NUMBER.test(text) ? text : '',
    numberAndName: match ? { number: match[1] ?? match[4] ?? '', rest: readQuery(match[2] ?? match[3] ?? '') } : null,
    soundKeys: soundKeysOf(text),
  };
}

/** A half-typed *sahas* and a finished *sahasranamam* both find सहस्रनाम. */
function soundKeysOf(text: string): readonly SoundKey[] {
  if (TRIPLED.test(text)) return [];
  const open = { ...foldText(text, { open: true }), finished: false };
  const closed = { ...foldText(text), finished: true };
  return (open.key === closed.key ? [open] : [open, closed]).filter(
    ({ key }) => key !== '' && key.length * UNITS_A_LETTER >= text.length,
  );
}
