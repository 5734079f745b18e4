/** One question: from the device when it was asked before, else from the API. */
import { askTranslation } from '#api/live.ts';
import { keep, questionKey, recall } from './cache-store.browser.ts';
import type { Answer } from './engine.ts';
import { cutAnswer, type TranslationType, withoutNotice } from './translation.ts';

export interface Question {
  text: string;
  type: TranslationType;
  /** Ask the API whatever is kept. */
  anew: boolean;
  /** The language that the reader has chosen. */
  locale: string;
}

/**
 * The answer to a question, cut to what is shown.
 * @param today `2026-11-21`
 * @throws {ApiError}
 */
export async function ask(
  api: string,
  { text, type, anew, locale }: Question,
  today: string,
  signal: AbortSignal,
): Promise<Answer> {
  const key = await questionKey(text, type);
  const known = key === null || anew ? undefined : recall(key);
  // What no model made has sentences in the reader's language; a translation has none.
  if (known && (known.by === null || known.locale === locale)) {
    const { output, model, by, day, cut } = known;
    return { output, model, by, day, cut, kept: true };
  }
  const { output: whole, model, by } = await askTranslation(api, { text, translationType: type }, signal, locale);
  const { output, cut } = cutAnswer(by === null ? whole : withoutNotice(whole));
  if (key !== null) keep({ key, output, model, by, locale, day: today, cut });
  return { output, model, by, day: today, cut, kept: false };
}
