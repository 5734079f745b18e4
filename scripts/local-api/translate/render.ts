/** The built-in answers as text, each with what it is as its first line. */
import type { GlossedWord, Glosser } from './gloss.ts';
import type { GlossaryEntry } from './glossary.ts';
import type { Part } from './split.ts';

export const glossNotice =
  'Word-by-word gloss from the built-in glossary, not a translation: [?] marks words that are not in it, "perhaps" a guess.';
export const transliterationNotice =
  'The same words in Devanagari letters, written over by rule: a transliteration, not a translation.';

const unknown = '[?]';

type Describe = (entry: GlossaryEntry) => string;
const inShort: Describe = ({ iast, meaning }) => `${iast}: ${meaning}`;
const withSource: Describe = ({ dev, iast, meaning, source }) => `${dev} ${iast}: ${meaning} (${source})`;

function part({ form, words }: Part, describe: Describe): string {
  return words.length === 0 ? `${form} ${unknown}` : words.map(describe).join(' | ');
}

function line({ word, parts, sure }: GlossedWord, describe: Describe): string {
  if (parts.length === 0) return `  ${word} = ${unknown}`;
  return `  ${word} = ${sure ? '' : 'perhaps '}${parts.map((one) => part(one, describe)).join(' + ')}`;
}

/**
 * A text line by line, each with its words below it.
 * Example: `अग्निम्` → the notice, an empty line, `अग्निम्`, `  अग्निम् = agni: fire; Agni, the god of fire`.
 */
export function renderGloss(text: string, gloss: Glosser): string {
  const lines = text.split('\n').flatMap((verse) => [verse, ...gloss(verse).map((word) => line(word, inShort))]);
  return [glossNotice, '', ...lines].join('\n');
}

/** Each different word of a text once, with the source where the glossary has it from. */
export function renderMeanings(text: string, gloss: Glosser): string {
  const words = new Map(gloss(text).map((word) => [word.word, word]));
  return [glossNotice, '', ...[...words.values()].map((word) => line(word, withSource).trimStart())].join('\n');
}
