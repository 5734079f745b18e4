/**
 * What an email address looks like: what a browser's own `type="email"` takes (HTML standard, "valid email address"), with letters
 * of any script (RFC 6531). Source of a regular expression, and of the `pattern` of a field, which browsers read with the flag `v`:
 * therefore more is escaped than must be. It is a file of its own because the form would otherwise load zod for it.
 */
const LETTER = String.raw`\p{L}\p{M}\p{N}`;
/** Letters of some scripts are joined by a sign that is none itself (U+200C, U+200D). */
const JOINED = String.raw`${LETTER}\u200c\u200d`;
const LABEL = String.raw`[${LETTER}](?:[${JOINED}\-]{0,61}[${LETTER}])?`;
export const EMAIL = String.raw`[${JOINED}.!#$%&'*+\/=?^_\x60\{\|\}~\-]+@${LABEL}(?:\.${LABEL})*`;
