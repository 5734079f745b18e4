/** Answers with status 200 that are no text all the same. Pure: each is judged against its own last copy. */

/** A text that kept less than this share of its bytes has lost its content. */
const LEFT = 0.2;

/** Longer answers are read as texts, whatever words stand in them. */
const LONGEST_ERROR = 300;

/** What servers say instead of a text; only in Latin letters alone, since no song here is about a gateway. */
const ERROR_WORDS =
  /internal (?:server )?error|bad gateway|service (?:is )?(?:temporarily )?unavailable|gateway time-?out|too many requests|access ?denied|permission denied|no ?such ?key|an error (?:has )?occurred|unhandled exception|stack trace|request timed out/i;
/** The whole of a short answer. */
const ERROR_ALONE =
  /^\W*(?:(?:http|error|status)\W*)*(?:[45]\d\d\W*)?(?:error|not found|forbidden|unauthori[sz]ed|bad request|time-?out|null|undefined|none|nan|object object|[45]\d\d)\W*$/i;
const ERROR_FIELDS = ['error', 'errors', 'message', 'code', 'status', 'detail', 'fault', 'statusCode'];

/** `{"error":"no such key"}`, `{"message":"Forbidden","code":403}` → true; other JSON may be a text about JSON. */
function isErrorObject(text: string): boolean {
  if (!text.startsWith('{')) return false;
  try {
    return Object.keys(JSON.parse(text)).some((field) => ERROR_FIELDS.includes(field));
  } catch {
    return false;
  }
}

/** Whether a text holds nothing but the words of an error: `Internal Server Error`, `{"error":"…"}`, `<?xml …><Error>`. */
export function saysAnError(text: string): boolean {
  const said = text.trim();
  if (said.length > LONGEST_ERROR || /[^\p{ASCII}]/u.test(said)) return false;
  return (
    ERROR_WORDS.test(said) ||
    ERROR_ALONE.test(said) ||
    isErrorObject(said) ||
    /^(?:<\?xml[^>]*>\s*)?<error\b/i.test(said)
  );
}

/** Nothing but white space and invisible characters. */
export const isInvisible = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);

/** A whole page, whatever stands before it. */
export const isHtmlPage = (text: string): boolean => /<(?:!doctype\s+html|html[\s>])/i.test(text);

/**
 * Why a text is not taken in the place of its last copy; null when it is.
 * @param lastBytes UTF-8 bytes of the last copy; null where there is none
 */
export function suspicionOf(text: string, lastBytes: number | null): string | null {
  const bytes = Buffer.byteLength(text);
  if (saysAnError(text)) return `holds only an error message: ${JSON.stringify(text.trim().slice(0, 60))}`;
  if (lastBytes !== null && bytes < lastBytes * LEFT) return `shrank from ${lastBytes} to ${bytes} bytes`;
  return null;
}

/** A text that changed: its digest before and now. */
export interface ChangedText {
  before: string;
  now: string;
}

/**
 * Which of the texts that changed say now, word for word, what others newly say: one message in the place of many texts. Twins
 * that were one text before may change together.
 * @param known digests of all texts before
 */
export function newlyAlike<T extends ChangedText>(changed: readonly T[], known: ReadonlySet<string>): T[] {
  return [...Map.groupBy(changed, ({ now }) => now)].flatMap(([now, same]) =>
    !known.has(now) && new Set(same.map(({ before }) => before)).size > 1 ? same : [],
  );
}
