/** `POST translate`: by a language model where one is configured, else by the built-in glossary and transliteration. */
import type { TranslateRequest } from '#schemas/wire.ts';
import { createBuiltInTranslator } from './built-in.ts';
import { createOpenAiTranslator, type OpenAiSettings, type Translation } from './openai.ts';

export interface TranslatorSettings {
  /** The endpoint to ask; without it nothing leaves this machine. */
  readonly openai?: OpenAiSettings | undefined;
}

/** `languages`: those that the asker reads, as the header `Accept-Language` has them. */
export type Translator = (request: TranslateRequest, languages?: string) => Promise<Translation>;

/**
 * In: the settings. Out: a translator for `{ text, translationType }` that answers `{ output, model }`, or `{ output, by }` where no model did.
 * A configured endpoint that fails is an error, never the gloss: the reader asked for a translation.
 */
export function createTranslator({ openai }: TranslatorSettings = {}): Translator {
  return openai === undefined ? createBuiltInTranslator() : createOpenAiTranslator(openai);
}
