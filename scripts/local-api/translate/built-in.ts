/** The translator that asks no one: each word as it stands, looked up in the glossary; or a text written over to Devanagari. */
import type { TranslateRequest } from '#schemas/wire.ts';
import glossary from './glossary.json' with { type: 'json' };
import type { Translation } from './openai.ts';
import { type Sentences, sentencesOf } from './sentences.ts';
import { toDevanagari } from './transliterate.ts';

/** A word of Sanskrit in one form, as texts have it, with its meaning and where it can be read. */
type GlossaryEntry = (typeof glossary)[number];

const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Vedic tones; the glossary has none. */
const TONES = /[\u0951-\u0954\u1cd0-\u1cff\ua8e0-\ua8f1]/gu;
const COMMON_ENGLISH = /\b(?:the|of|and|that|with|which|from|his|their|this|was|are)\b/giu;

const keyOf = (word: string): string => word.normalize('NFC').toLowerCase().replace(TONES, '');
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** True where every twelfth word is among the commonest of English; there `me` and `he` are no Sanskrit. */
const isEnglish = (text: string): boolean => (text.match(COMMON_ENGLISH)?.length ?? 0) * 12 > wordsOf(text).length;

const inShort = ({ iast, meaning }: GlossaryEntry): string => `${iast}: ${meaning}`;
const withSource = ({ dev, iast, meaning, source }: GlossaryEntry): string => `${dev} ${iast}: ${meaning} (${source})`;

/** In a text that is not English, a line for each different word that the glossary has: `Agni = agni: fire`. */
type Explain = (text: string, describe: (entry: GlossaryEntry) => string) => string[];

function createExplain(): Explain {
  const entries = new Map(glossary.flatMap((entry) => [entry.dev, entry.iast].map((form) => [keyOf(form), entry])));
  return (text, describe) =>
    [...new Set(wordsOf(text))].flatMap((word) => {
      const entry = entries.get(keyOf(word));
      return entry ? [`${word} = ${describe(entry)}`] : [];
    });
}

function gloss({ text, translationType }: TranslateRequest, explain: Explain, { gloss, none }: Sentences): string {
  const all = isEnglish(text) ? [] : explain(text, withSource);
  if (all.length === 0) return [gloss, '', none].join('\n');
  if (translationType === 'provide_sanskrit_meaning') return [gloss, '', ...all].join('\n');
  const lines = text.split('\n').flatMap((line) => [line, ...explain(line, inShort).map((word) => `  ${word}`)]);
  return [gloss, '', ...lines].join('\n');
}

/**
 * Its first paragraph says that it is no translation.
 * @returns a translator; `languages` are those that the asker reads, as the header `Accept-Language` has them
 */
export function createBuiltInTranslator(): (request: TranslateRequest, languages?: string) => Promise<Translation> {
  const explain = createExplain();
  return async (request, languages) => {
    const sentences = sentencesOf(languages);
    if (request.translationType !== 'convert_to_sanskrit')
      return { output: gloss(request, explain, sentences), by: 'glossary' };
    const { letters, english } = sentences;
    const written = isEnglish(request.text) ? [english, '', request.text] : [toDevanagari(request.text)];
    return { output: [letters, '', ...written].join('\n'), by: 'rule' };
  };
}
