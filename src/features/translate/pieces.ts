/** How a text is cut that is more than a translator takes in one request. */

/** Bytes of one request as UTF-8: a text of up to 20 KB is asked whole. */
export const MOST_BYTES = 20 * 1024;

/** Ends of stanzas, lines, sentences and words, from the best place to cut to the worst. */
const BREAKS = [/\n\s*\n/g, /\n/g, /[.!?।॥]\s/g, /\s/g];

/** The last good place to cut within a text. */
function lastBreak(text: string): number {
  for (const pattern of BREAKS) {
    const last = [...text.matchAll(pattern)].at(-1);
    // A cut in the first half would make many small requests.
    if (last && last.index > text.length / 2) return last.index + last[0].length;
  }
  return text.length;
}

/** A text in pieces of at most `most` bytes, which together are the text. Pieces of nothing but white space are left out. */
export function cutText(text: string, most = MOST_BYTES): string[] {
  const encoder = new TextEncoder();
  const room = new Uint8Array(most);
  const pieces: string[] = [];
  let rest = text;
  while (rest !== '') {
    const { read } = encoder.encodeInto(rest, room); // as much as has room, and whole characters
    const at = read < rest.length ? lastBreak(rest.slice(0, read)) : read;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return pieces.filter((piece) => piece.trim() !== '');
}
