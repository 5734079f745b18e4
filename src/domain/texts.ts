/** What can be told of a text by reading it. */

/** A text that begins so stands for one the library does not have (SPEC section 4). */
const UNAVAILABLE = 'NOT AVAILABLE IN';

/** Whether a normalised text is the placeholder: `NOT AVAILABLE IN ENGLISH` → true. Leading white space does not count. */
export function isUnavailable(text: string): boolean {
  return text.trimStart().startsWith(UNAVAILABLE);
}

/**
 * A text as the library keeps it: no byte order mark, line ends `\n`, Unicode NFC. Nothing else is altered.
 * `"\uFEFFक\r\nख"` → `"क\nख"`
 */
export function normaliseText(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}

/** One stanza: the lines between two blank lines, and the number the source gives it, if any. */
export interface Stanza {
  lines: string[];
}

/**
 * A text as stanzas, split at blank lines; lines keep their words and lose white space at their right end only, since
 * an indent can carry the metre. `"a\nb\n\n\nc\n"` → `[[a, b], [c]]`
 */
export function stanzas(text: string): Stanza[] {
  const out: Stanza[] = [];
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) out.push({ lines });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const kept = line.trimEnd();
    if (kept === '') flush();
    else lines.push(kept);
  }
  flush();
  return out;
}
