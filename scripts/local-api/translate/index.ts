/** `POST translate`: by a language model where one is configured, else by the built-in glossary and transliteration. */
import { fold } from '#features/search/fold/fold.ts';
import type { TranslateRequest } from '#schemas/wire.ts';
import { createGlosser } from './gloss.ts';
import { readGlossary } from './glossary.ts';
import { createOpenAiTranslator, type OpenAiSettings, type Translation } from './openai.ts';
import { renderGloss, renderMeanings, renderTransliteration } from './render.ts';

export interface TranslatorSettings {
  /** The endpoint to ask; without it nothing leaves this machine. */
  readonly openai?: OpenAiSettings | undefined;
}

export type Translator = (request: TranslateRequest) => Promise<Translation>;

/** What the built-in answers name as their maker. */
export const builtInModel = 'Nama built-in glossary';

function createBuiltInTranslator(): Translator {
  const gloss = createGlosser(readGlossary(), fold);
  return async ({ text, translationType }) => {
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

/**
 * In: the settings. Out: a translator for `{ text, translationType }` that answers `{ output, model }`.
 * A configured endpoint that fails is an error, never the gloss: the reader asked for a translation.
 */
export function createTranslator(settings: TranslatorSettings = {}): Translator {
  return settings.openai === undefined ? createBuiltInTranslator() : createOpenAiTranslator(settings.openai);
}
