/** Answers with status 200 that are not the text that was requested. Pure: each is judged against its own last copy, then all others. */

/** A text with less than this share of the bytes of its last copy has lost its content. */
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

/** A text that changed: its place among all of its kind, and its digest before and now. */
export interface ChangedText {
  place: number;
  before: string;
  now: string;
}

/** Two texts are one, with a correction at most, where both have so many of all their words. */
const ALIKE = 0.85;
/** Texts that are alike share one of so many of their rarest words (fewer in a short one): only those are compared, not each with each. */
const RAREST = 8;

const wordsIn = (text: string): Set<string> => new Set(text.split(/\s+/));

function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared >= ALIKE * (one.size + other.size - shared);
}

/**
 * Which of the texts that changed altogether say now what another one says or said before, or nearly that. Without this, songs that
 * the API mixes up, or one message in the place of many, would be published as corrections. Texts that were alike before may become
 * alike again: an edition and its twin change together, or one after the other.
 * @param said digests of what is to be published, by place
 * @param read reads a text by its digest
 * @returns the place of the other text for each
 */
export async function findMixedUp<T extends ChangedText>(
  changed: readonly T[],
  said: readonly (string | null)[],
  read: (digest: string) => Promise<string>,
): Promise<Map<T, number>> {
  const wordsOf = async (digest: string) => wordsIn(await read(digest));
  const anew: T[] = [];
  for (const one of changed) if (!areAlike(await wordsOf(one.before), await wordsOf(one.now))) anew.push(one);

  const counts = new Map<string, number>();
  const countOf = (word: string): number => counts.get(word) ?? 0;
  for (const { now } of anew) for (const word of await wordsOf(now)) counts.set(word, countOf(word) + 1);
  const rarestOf = (words: ReadonlySet<string>): string[] =>
    [...words]
      .filter((word) => counts.has(word))
      .sort((a, b) => countOf(a) - countOf(b) || (a < b ? -1 : 1))
      .slice(0, Math.min(RAREST, 1 + (1 - ALIKE) * words.size));
  const rareWords: [word: string, one: T][] = [];
  for (const one of anew) for (const word of rarestOf(await wordsOf(one.now))) rareWords.push([word, one]);
  const byWord = Map.groupBy(rareWords, ([word]) => word);

  const mixedUp = new Map<T, number>();
  const before = new Map(changed.map((one) => [one.place, one.before]));
  for (const [place, digest] of [...said.entries(), ...before]) {
    if (mixedUp.size === anew.length) break;
    if (digest === null) continue;
    const words = await wordsOf(digest);
    const near = new Set(rarestOf(words).flatMap((word) => byWord.get(word)?.map(([, one]) => one) ?? []));
    for (const one of near) {
      if (place === one.place || mixedUp.has(one) || !areAlike(words, await wordsOf(one.now))) continue;
      const theirs = await wordsOf(before.get(place) ?? digest);
      if (!areAlike(await wordsOf(one.before), theirs)) mixedUp.set(one, place);
    }
  }
  return mixedUp;
}
