/**
 * A Tamil song as it is said, in the letters of Devanagari. Tamil writes a stop by its place alone; whether it is voiced
 * follows from what stands beside it. Source: Keane, "Tamil", Journal of the IPA 34 (2004), 111–116; Schiffman, A Reference
 * Grammar of Spoken Tamil (1999), chapter 1; for ற்ற and ன்ற also Tamil names as India's railways and census spell them.
 *
 * What no rule knows stays unknown: a loan that begins with a voiced stop (பக்தி, தேவன்) is said as any word of Tamil.
 */
import { mapRuns } from './runs.ts';

/** Where a stop stands. */
type Context = 'initial' | 'first' | 'second' | 'nasal' | 'hard' | 'soft';

/**
 * Each stop | at the beginning of a word | first of two | second of two | after a nasal | beside another stop or a sibilant |
 * elsewhere: between vowels, and after y, r, l, v, ḻ, ḷ. ற keeps a letter of its own, ऱ, until the script is known.
 */
const STOPS: Readonly<Record<string, Readonly<Record<Context, string>>>> = {
  க: { initial: 'क', first: 'क', second: 'क', nasal: 'ग', hard: 'क', soft: 'ग' },
  ச: { initial: 'स', first: 'च', second: 'च', nasal: 'स', hard: 'च', soft: 'स' },
  ட: { initial: 'ट', first: 'ट', second: 'ट', nasal: 'ड', hard: 'ट', soft: 'ड' },
  த: { initial: 'त', first: 'त', second: 'त', nasal: 'द', hard: 'त', soft: 'द' },
  ப: { initial: 'प', first: 'प', second: 'प', nasal: 'ब', hard: 'प', soft: 'ब' },
  ற: { initial: 'ऱ', first: 'ट', second: 'र', nasal: 'ऱ', hard: 'ऱ', soft: 'ऱ' },
};

/** Pairs that are said as neither of their letters would be alone. */
const PAIRS: Readonly<Record<string, string>> = { ஞ்ச: 'ज', ன்ற: 'ड्र' };

const PULLI = '\u0BCD';
/** Every other letter and sign stands at the same place of both blocks (`core/sound/brahmic.ts`); ன is said as ந. */
const OFFSET = 0x280;
const sameInDevanagari = (tamil: string): string =>
  tamil === 'ன' ? 'न' : tamil && String.fromCharCode(tamil.charCodeAt(0) - OFFSET);

const NASALS = 'ஙஞணநனம';
const SIBILANTS = 'ஶஷஸஹ';
/** A nasal before the stop of its own place is written as the anusvara, which needs a vowel to stand on: `सिंगम्`, `सेर्न्दु`. */
const OWN_NASAL = /^(?:ங்க|ஞ்[சஜ]|ண்ட|ந்த|ம்ப)/u;

/** A letter with its sign; the sign of śrī, which keyboards make of ஸ as well, is one. A sign alone is a slip of the source. */
const LETTER = /[ஸஶ]்ரீ|([\u0B95-\u0BB9])([\u0BBE-\u0BCD]?)|[\u0B83-\u0B94ௐ\u0BBE-\u0BCD]/gu;

interface Place {
  /** The letter and its sign before this one; '' at the beginning of a word. */
  before: string;
  /** What follows in the word. */
  rest: string;
}

/** @param sign of the stop itself */
function contextOf(letter: string, sign: string, { before, rest }: Place): Context {
  const [previous = ''] = before;
  const joined = before.endsWith(PULLI);
  if (sign === PULLI && rest.startsWith(letter)) return 'first';
  if (joined && previous === letter) return 'second';
  if (before === '') return 'initial';
  if (joined && NASALS.includes(previous)) return 'nasal';
  if (joined && (previous in STOPS || SIBILANTS.includes(previous))) return 'hard';
  return sign === PULLI ? 'hard' : 'soft';
}

function consonant(letter: string, sign: string, place: Place): string {
  const stops = STOPS[letter];
  if (stops === undefined) return sameInDevanagari(letter);
  const pair = place.before.length === 2 ? PAIRS[place.before + letter] : undefined;
  const context = contextOf(letter, sign, place);
  return pair !== undefined && context !== 'first' ? pair : stops[context];
}

/** @param shared the word before ends in the stop that this one begins with: `பெருகிச் சென்று` */
function word(run: string, shared: boolean): string {
  let before = '';
  return run.replace(LETTER, (whole, letter?: string, sign = '', at = 0) => {
    const rest = run.slice(at + whole.length);
    const place = { before, rest };
    before = whole;
    if (letter === undefined) return whole.length > 1 ? 'श्री' : sameInDevanagari(whole);
    if (OWN_NASAL.test(whole + rest) && place.before !== '' && !place.before.endsWith(PULLI)) return 'ं';
    const first = place.before === '' && at === 0 && shared;
    const said = first ? (STOPS[letter]?.second ?? '') : consonant(letter, sign, place);
    return said + sameInDevanagari(sign);
  });
}

/**
 * `சிங்கம்` → `सिंगम्`, `வெற்றி` → `वॆट्रि`, `அறம்` → `अऱम्`; marks and words of other scripts stay.
 * @param write what becomes of each word
 */
export function sayTamil(text: string, write: (word: string) => string = (said) => said): string {
  let last = '';
  return mapRuns(text, 'tamil', (run) => {
    // Of the stops that two words share only ச is said otherwise than at a beginning: as c.
    const shared = last.endsWith('ச்') && run.startsWith('ச');
    last = run;
    return write(word(run, shared));
  });
}
