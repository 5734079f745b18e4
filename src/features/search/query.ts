import { foldText } from './fold/fold.ts';
import { written } from './normalise.ts';

/** Longer than any file name: nothing can match it. */
const LONGEST = 512;
/** More words than any name has are not looked for one by one. */
const MOST_WORDS = 12;
/** Words have a letter in the key for at least every fourth unit: 'aaaaaaaaaa', whose key is a, is none. */
const UNITS_A_LETTER = 4;

/** A key to look for, with its letters. */
export interface Sound {
  readonly key: string;
  readonly letters: string;
  /** The word is finished, and without what its end may lack: *amma* for *amman*, which is not in *Amarar*. */
  readonly finished: boolean;
}

export interface QueryWord {
  readonly text: string;
  readonly sounds: readonly Sound[];
}

/** A query read once, for all tiers. */
export interface Query {
  /** As compared letter by letter; '' when nothing was asked, or more than any name holds. */
  readonly text: string;
  /** Its words, when there are several. */
  readonly words: readonly QueryWord[];
  /** The digits, when the query is a number only: '012'. */
  readonly digits: string;
  /** A number beside words, as in '12 agni' or 'agni 12'. */
  readonly beside: { readonly digits: string; readonly rest: Query } | null;
  /** Sound keys to look for: as typed so far, and as finished. */
  readonly sounds: readonly Sound[];
}

const BESIDE = /^(\d+)[ .:-]+(\D.*)$|^(.*\D)[ .:-]+(\d+)$/;

/**
 * Reads what a reader typed.
 * @example readQuery(' 12  Agni ') → text '12 agni', beside { digits: '12', rest: 'agni' read alike }
 */
export function readQuery(typed: string): Query {
  const text = typed.length > LONGEST ? '' : written(typed.normalize('NFC')).replace(/ +/g, ' ').trim();
  const words = text.split(' ');
  const match = BESIDE.exec(text);
  return {
    text,
    words: words.length > 1 && words.length <= MOST_WORDS ? words.map(readWord) : [],
    digits: /^\d+$/.test(text) ? text : '',
    beside: match ? { digits: match[1] ?? match[4] ?? '', rest: readQuery(match[2] ?? match[3] ?? '') } : null,
    sounds: soundsOf(text),
  };
}

function readWord(text: string): QueryWord {
  return { text, sounds: soundsOf(text) };
}

/** A half-typed *sahas* and a finished *sahasranamam* both find सहस्रनाम. */
function soundsOf(text: string): readonly Sound[] {
  const open = { ...foldText(text, { open: true }), finished: false };
  const closed = { ...foldText(text), finished: true };
  return (open.key === closed.key ? [open] : [open, closed]).filter(
    ({ key }) => key !== '' && key.length * UNITS_A_LETTER >= text.length,
  );
}
