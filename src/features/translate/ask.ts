/** One question: from the device when it was asked before, else from the API. */
import { FormatError } from '#api/errors.ts';
import { askTranslation } from '#api/live.ts';
import { keep, questionKey, recall } from './cache-store.browser.ts';
import type { Answer } from './job.ts';
import { cutAnswer, type Fault, type TranslationType } from './translation.ts';

export interface Question {
  text: string;
  type: TranslationType;
  /** Ask the API whatever is kept. */
  anew: boolean;
}

/**
 * The answer to a question, cut to what is shown.
 * @param today `2026-11-21`
 * @throws {ApiError}
 */
export async function ask(
  api: string,
  { text, type, anew }: Question,
  today: string,
  signal: AbortSignal,
): Promise<Answer> {
  const key = await questionKey(text, type);
  const known = key === null || anew ? undefined : recall(key);
  if (known) {
    const { output, model, day, cut } = known;
    return { output, model, day, cut, kept: true };
  }
  const { output: whole, model } = await askTranslation(api, { text, translationType: type }, signal);
  const { output, cut } = cutAnswer(whole);
  if (key !== null) keep({ key, output, model, day: today, cut });
  return { output, model, day: today, cut, kept: false };
}

/** Which of the two specified messages a failure gets. */
export function faultOf(error: unknown): Fault {
  return error instanceof FormatError ? 'format' : 'failed';
}
