/** The built-in answers as text, each with what it is as its first line. */
import { isEnglish } from './english.ts';
import type { GlossedWord, Glosser } from './gloss.ts';
import type { GlossaryEntry } from './glossary.ts';
import type { Part } from './split.ts';
import { toDevanagari } from './transliterate.ts';

export const glossNotice =
  'Word-by-word gloss from the built-in glossary, not a translation: [?] marks words that are not in it, "perhaps" a guess.';
export const transliterationNotice =
  'The same words in Devanagari letters, written over by rule: a transliteration, not a translation.';
export const englishNotice =
  'Not a translation: without a translation service this server only writes words over in Devanagari letters, and English is left as it is.';
export const noneNotice = 'None of these words is in the glossary, which holds Sanskrit.';

const unknown = '[?]';

type Describe = (entry: GlossaryEntry) => string;
const inShort: Describe = ({ iast, meaning }) => `${iast}: ${meaning}`;
const withSource: Describe = ({ dev, iast, meaning, source }) => `${dev} ${iast}: ${meaning} (${source})`;

function part({ form, words }: Part, describe: Describe): string {
  return words.length === 0 ? `${form} ${unknown}` : words.map(describe).join(' | ');
}

function known({ word, parts, sure }: GlossedWord, describe: Describe): string {
  return `${word} = ${sure ? '' : 'perhaps '}${parts.map((one) => part(one, describe)).join(' + ')}`;
}

/** The known words a line each, then the unknown ones together on one. */
function list(words: readonly GlossedWord[], describe: Describe): string[] {
  const lines = words.filter(({ parts }) => parts.length > 0).map((word) => known(word, describe));
  const rest = words.filter(({ parts }) => parts.length === 0).map(({ word }) => word);
  return rest.length === 0 ? lines : [...lines, `${unknown} ${rest.join(', ')}`];
}

const knowsNone = (words: readonly GlossedWord[]): boolean => words.every(({ parts }) => parts.length === 0);
const nothing = (text: string): string => [glossNotice, noneNotice, '', text].join('\n');

/**
 * A text line by line, each with its words below it; the bare text where none of them is known.
 * Example: `अग्निम्` → the notice, an empty line, `अग्निम्`, `  अग्निम् = agni: fire; Agni, the god of fire`.
 */
export function renderGloss(text: string, gloss: Glosser): string {
  if (knowsNone(gloss(text))) return nothing(text);
  const lines = text.split('\n').flatMap((verse) => [verse, ...list(gloss(verse), inShort).map((line) => `  ${line}`)]);
  return [glossNotice, '', ...lines].join('\n');
}

/** Each different word of a text once, with the source where the glossary has it from. */
export function renderMeanings(text: string, gloss: Glosser): string {
  const words = [...new Map(gloss(text).map((word) => [word.word, word])).values()];
  return knowsNone(words) ? nothing(text) : [glossNotice, '', ...list(words, withSource)].join('\n');
}

/** A text in Devanagari, or as it is where it is English: letters alone make no Sanskrit of that. */
export function renderTransliteration(text: string): string {
  if (isEnglish(text)) return [englishNotice, '', text].join('\n');
  return [transliterationNotice, '', toDevanagari(text)].join('\n');
}
