/** How the answer to `POST file` becomes a text: at the pull, and in the browser's own second try. */

/** A body that cannot be a song's text; the message says why, without the body. */
export class NotATextError extends Error {
  override name = 'NotATextError';
}

/** A page that a proxy or a login put in the way, whatever media type it came with, and whatever stands before it. */
const HTML_PAGE = /<(?:!doctype\s+html|html[\s>])/i;

/** White space and characters that nobody can see. */
const NOTHING_SEEN = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * The text of a song, as sent (not normalised).
 * A JSON string counts as the text it holds, since some servers encode all they send; a JSON object does not.
 * @throws {NotATextError} for an HTML page, an empty body, another JSON value, or UTF-16 (a stray NUL is let through)
 */
export function parseText(body: string, mediaType: string): string {
  const text = /^application\/json\b/i.test(mediaType) ? parseJsonString(body) : body;
  if (HTML_PAGE.test(text) || (/^text\/html\b/i.test(mediaType) && text.trimStart().startsWith('<'))) {
    throw new NotATextError('it is an HTML page');
  }
  if (isWide(text)) throw new NotATextError('it is UTF-16');
  if (NOTHING_SEEN.test(text)) throw new NotATextError('it is empty');
  return text;
}

/** Latin text in UTF-16 is sound UTF-8 with a NUL at every other place. */
function isWide(text: string): boolean {
  return text.includes('\0') && text.split('\0').length - 1 > text.length / 4;
}

function parseJsonString(body: string): string {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new NotATextError('it is broken JSON');
  }
  if (typeof value === 'string') return value;
  throw new NotATextError('it is JSON, but not a string');
}
