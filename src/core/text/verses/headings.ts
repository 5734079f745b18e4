/** Headings that their place tells, beside those that their words tell (`line-kinds.ts`). */
import type { OpenBlock } from './stanza.ts';

/** A heading is one short line that no sentence ends. */
const LONGEST_HEADING = 90;
export const SENTENCE_END = /[.,;!?।॥|"'”’)]\s*$/u;
const DANDA = /[।॥|]/u;
/** `Of Doctrines`, `The Twin-verses`: each word that matters is capital. */
const TITLE_CASE =
  /^(?:\p{Lu}[\p{L}\p{M}'’-]*|of|the|and|to|in|a|an|for|on|or|by|with)(?:\s(?:\p{Lu}[\p{L}\p{M}'’-]*|of|the|and|to|in|a|an|for|on|or|by|with))*$/u;
/** `SALUTATIONS`, `DECAD 1.`, `I. Civan's infinity.`, `XIV. …` – Pope's Thiruvasagam. */
const CAPITALS = /^\s*[\p{Lu}\p{M}\s'’()[\].,:-]{3,60}\p{Nd}{0,3}\.?\s*$/u;
/** `adaikalap pathu THE REFUGE - DECAD or 'THE ASSURANCE OF MATURITY.'` – Pope's Thiruvasagam: a name, then what it means. */
const NAMED =
  /^\s*\p{L}[\p{L}\p{M}\s()-]{2,60}\s['[(]{0,2}\p{Lu}[\p{Lu}\p{M}'’.-]{2,}(?:[\s'’"[\]().:-]+(?:\p{Lu}[\p{Lu}\p{M}'’.-]*|or))*[\s'’".\])]*$/u;
const ROMAN = /^\s*(?=[IVXLC])(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})\.\s{1,3}\p{Lu}/u;
/** `1.1 திருப்பிரமபுரம்`, `23. அகத்தியப் படலம் (1182 - 1209)`, `12: மற்றிருந்தீர்`. */
const NUMBERED_HEADING = /^\s*(?:\p{Nd}{1,3}\.\s?){0,2}\p{Nd}{1,3}[.:]?\.?\s*\p{L}/u;
/** `9. ஆனந்த பரவரசம் (கலிநிலைத்துறை)` – Thiruvasagam 5: the name of ten verses, with their metre. */
const WITH_METRE = /^\s*\p{Nd}{1,3}\.\s?\p{L}[^।॥|]*\([^()]+\)\s*$/u;

export const isShortLine = ({ text }: OpenBlock): boolean =>
  !text.trim().includes('\n') && text.trim().length <= LONGEST_HEADING;

/** `இரண்டாம் திருமொழி - சீதக்கடல்` with what it tells of beneath: two short lines that end no sentence. */
const isShortPair = ({ lines, text }: OpenBlock): boolean =>
  lines.length === 2 &&
  lines.every(({ from, to }) => to - from <= LONGEST_HEADING && !/[,;!?।॥|]\s*$/u.test(text.slice(from, to)));

/** It is a heading wherever it stands. */
export const isSectionTitle = ({ text }: OpenBlock): boolean =>
  [CAPITALS, ROMAN, NAMED, WITH_METRE].some((pattern) => pattern.test(text));

/** @param isNumbered whether another stanza of the text has the number of its verse */
export function isHeading(one: OpenBlock, isNumbered: boolean): boolean {
  const line = one.text.trim();
  if (isNumbered && isShortPair(one) && /\)$/u.test(line)) return true;
  if (!isShortLine(one)) return false;
  if (isSectionTitle(one)) return true;
  if (isNumbered && NUMBERED_HEADING.test(line) && !DANDA.test(line)) return true;
  if (isNumbered) return !SENTENCE_END.test(line) || /^[^।॥|]*\([^()]+\)$/u.test(line);
  return TITLE_CASE.test(line) && line.length <= 60;
}
