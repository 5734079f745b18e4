/** The translator that asks no one: the glossary, and transliteration by rule. */
import { fold } from '#features/search/fold/fold.ts';
import type { TranslateRequest } from '#schemas/wire.ts';
import { createGlosser } from './gloss.ts';
import { readGlossary } from './glossary.ts';
import type { Translation } from './openai.ts';
import { renderGloss, renderMeanings, renderTransliteration } from './render.ts';

/** What the built-in answers name as their maker. */
export const builtInModel = 'Nama built-in glossary';

export function createBuiltInTranslator(): (request: TranslateRequest) => Translation {
  const gloss = createGlosser(readGlossary(), fold);
  return ({ text, translationType }) => {
    switch (translationType) {
      case 'convert_to_sanskrit':
        return { output: renderTransliteration(text), model: builtInModel };
      case 'convert_from_sanskrit':
        return { output: renderGloss(text, gloss), model: builtInModel };
      case 'provide_sanskrit_meaning':
        return { output: renderMeanings(text, gloss), model: builtInModel };
    }
  };
}
