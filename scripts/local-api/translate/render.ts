/** The built-in answers as text. The first paragraph of each says that it is no translation. */
import { isEnglish } from './english.ts';
import type { GlossedWord, Glosser } from './gloss.ts';
import type { GlossaryEntry } from './glossary.ts';
import type { Sentences } from './sentences.ts';
import type { Part } from './split.ts';
import { toDevanagari } from './transliterate.ts';

const unknown = '[?]';

type Describe = (entry: GlossaryEntry) => string;
const inShort: Describe = ({ iast, meaning }) => `${iast}: ${meaning}`;
const withSource: Describe = ({ dev, iast, meaning, source }) => `${dev} ${iast}: ${meaning} (${source})`;

function part({ form, words }: Part, describe: Describe): string {
  return words.length === 0 ? `${form} ${unknown}` : words.map(describe).join(' | ');
}

function known({ word, parts, sure, own }: GlossedWord, describe: Describe, { perhaps, tamil }: Sentences): string {
  const senses = parts.map((one) => part(one, describe)).join(' + ');
  return `${word} = ${sure ? '' : `${perhaps} `}${senses}${own === undefined ? '' : ` | ${own} (${tamil})`}`;
}

/** The known words a line each, then the unknown ones together on one. */
function list(words: readonly GlossedWord[], describe: Describe, sentences: Sentences): string[] {
  const lines = words.filter(({ parts }) => parts.length > 0).map((word) => known(word, describe, sentences));
  const rest = words.filter(({ parts }) => parts.length === 0).map(({ word }) => word);
  return rest.length === 0 ? lines : [...lines, `${unknown} ${rest.join(', ')}`];
}

/** Each different word once, in the order of the text. */
const once = (words: readonly GlossedWord[]): GlossedWord[] => [
  ...new Map(words.map((word) => [word.word, word])).values(),
];

/** What stands below a line; of one without a known word, that alone. */
function below(words: readonly GlossedWord[], sentences: Sentences): string[] {
  return words.length > 0 && knowsNone(words) ? [unknown] : list(once(words), inShort, sentences);
}

const knowsNone = (words: readonly GlossedWord[]): boolean => words.every(({ parts }) => parts.length === 0);
const nothing = ({ gloss, none }: Sentences): string => [gloss, '', none].join('\n');

/**
 * A text line by line, each with its words below it; where none of them is known, that alone.
 * Example: `अग्निम्` → the notice, an empty line, `अग्निम्`, `  अग्निम् = agni: fire; Agni, the god of fire`.
 */
export function renderGloss(text: string, gloss: Glosser, sentences: Sentences): string {
  if (knowsNone(gloss(text))) return nothing(sentences);
  const lines = text
    .split('\n')
    .flatMap((verse) => [verse, ...below(gloss(verse), sentences).map((line) => `  ${line}`)]);
  return [sentences.gloss, '', ...lines].join('\n');
}

/** Each different word of a text once, with the source where the glossary has it from. */
export function renderMeanings(text: string, gloss: Glosser, sentences: Sentences): string {
  const words = once(gloss(text));
  if (knowsNone(words)) return nothing(sentences);
  return [sentences.gloss, '', ...list(words, withSource, sentences)].join('\n');
}

/** A text in Devanagari, or as it is where it is English. */
export function renderTransliteration(text: string, { letters, english }: Sentences): string {
  if (isEnglish(text)) return [letters, '', english, '', text].join('\n');
  return [letters, '', toDevanagari(text)].join('\n');
}
