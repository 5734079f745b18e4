/** The translator that asks no one: the glossary, and transliteration by rule. */
import { fold } from '#features/search/fold/fold.ts';
import type { TranslateRequest } from '#schemas/wire.ts';
import { createGlosser } from './gloss.ts';
import { readGlossary, readTamilLoans } from './glossary.ts';
import type { Translation } from './openai.ts';
import { renderGloss, renderMeanings, renderTransliteration } from './render.ts';
import { sentencesOf } from './sentences.ts';

/** A question, and the languages that its asker reads, as the header `Accept-Language` has them. */
export interface Question {
  request: TranslateRequest;
  languages?: string | undefined;
}

export function createBuiltInTranslator(): (question: Question) => Translation {
  const gloss = createGlosser(readGlossary(), fold, readTamilLoans());
  return ({ request: { text, translationType }, languages }) => {
    const sentences = sentencesOf(languages);
    switch (translationType) {
      case 'convert_to_sanskrit':
        return { output: renderTransliteration(text, sentences), by: 'rule' };
      case 'convert_from_sanskrit':
        return { output: renderGloss(text, gloss, sentences), by: 'glossary' };
      case 'provide_sanskrit_meaning':
        return { output: renderMeanings(text, gloss, sentences), by: 'glossary' };
    }
  };
}
