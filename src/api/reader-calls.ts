/**
 * The calls a reader's browser makes itself: a translation, a second try at a text, and another page for its text.
 * The guard is written by hand: zod, even its mini build, is some 4 KB for two fields.
 */
import type { TranslateRequest } from '#schemas/wire.ts';
import { call } from './http.ts';
import { parseText } from './parse-text.ts';

const MEGABYTE = 2 ** 20;

/** What made an answer where no model did: a glossary, word by word, or a rule, letter by letter. */
export type Maker = 'glossary' | 'rule';

/** An answer without the one field it must have. */
export class NoOutputError extends Error {
  override name = 'NoOutputError';
}

/**
 * The body of an answer → what is read of it. `{"output":"…","__proto__":{}}` → `{ output: '…', model: null, by: null }`
 * @throws {NoOutputError} where there is no output; {SyntaxError} where it is not JSON
 */
export function parseAnswer(body: string) {
  const value: unknown = JSON.parse(body);
  const { output, model, by } = Object(value) as { output?: unknown; model?: unknown; by?: unknown };
  if (typeof output !== 'string' || output.trim() === '') throw new NoOutputError('it has no output');
  return {
    output,
    /** Who translated, where the answer says so. */
    model: typeof model === 'string' && model.trim() !== '' ? model.trim().slice(0, 80) : null,
    /** null for a translation. */
    by: by === 'glossary' || by === 'rule' ? (by as Maker) : null,
  };
}

/**
 * Asks for a translation.
 * @param api base address, without a closing slash
 * @param language that the reader has chosen, for what the API says in its own words
 * @throws {ApiError} `FormatError` when the answer is not in the agreed shape
 */
export function fetchTranslation(api: string, json: TranslateRequest, signal: AbortSignal, language?: string) {
  const url = `${api}/translate`;
  const accept = 'application/json';
  return call({ url, json, accept, language, maxBytes: 16 * MEGABYTE, signal }, parseAnswer);
}

/** What a text is requested by in the browser. */
export type TextRequest = { s3_path: string } | { file_name: string; language: string };

/**
 * Asks for a song's text; as sent, not normalised, never empty.
 * @throws {ApiError}
 */
export function fetchSongText(api: string, json: TextRequest, signal?: AbortSignal): Promise<string> {
  const url = `${api}/file`;
  return call({ url, json, accept: 'text/plain, */*', maxBytes: 8 * MEGABYTE, signal }, parseText);
}

/** Another page of this site, read for its text. @throws {ApiError} */
export const fetchPage = (url: string, signal: AbortSignal): Promise<string> =>
  call({ url, accept: 'text/html', timeout: 20_000, maxBytes: 16 * MEGABYTE, signal }, (body) => body);
