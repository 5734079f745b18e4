/** The address of a verse with words marked: the verse by its fragment, the words by a text fragment, which browsers mark. */

/** Words before and after what is marked, to tell it from the same words in another verse. */
const CONTEXT = 3;
/** Longer stretches are named by how they begin and how they end. */
const LONG = 60;

/** `-` and `,` are the syntax of a text fragment; all else is as in any address. */
const encode = (text: string): string => encodeURIComponent(text).replace(/-/g, '%2D');

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Whole words alone are found by browsers: `[from, to)` grown to the white space around it. */
function wholeWords(text: string, [from, to]: readonly [number, number]): [number, number] {
  let [start, end] = [from, to];
  while (start > 0 && !/\s/.test(text.charAt(start - 1))) start -= 1;
  while (end < text.length && !/\s/.test(text.charAt(end))) end += 1;
  return [start, end];
}

function directive(stanza: string, range: readonly [number, number]): string {
  const [start, end] = wholeWords(stanza, range);
  const marked = words(stanza.slice(start, end));
  const line = stanza.slice(start, end);
  // A stretch over several lines is several blocks, and those are named by both their ends.
  const isLong = line.includes('\n') || line.length > LONG;
  const text = isLong ? [marked.slice(0, 1), marked.slice(-1)] : [marked];
  const before = words(stanza.slice(stanza.lastIndexOf('\n', start) + 1, start)).slice(-CONTEXT);
  const lineEnd = stanza.indexOf('\n', end);
  const after = words(stanza.slice(end, lineEnd < 0 ? undefined : lineEnd)).slice(0, CONTEXT);
  return [
    ...(before.length > 0 ? [`${encode(before.join(' '))}-`] : []),
    ...text.map((part) => encode(part.join(' '))),
    ...(after.length > 0 ? [`-${encode(after.join(' '))}`] : []),
  ].join(',');
}

/**
 * @param path of the page
 * @param id of the stanza: `v12.1a2b3c4d`
 * @param ranges of the stanza to mark
 * @example verseLink('/file/a/', 'v1.0a0b0c0d', 'Agni is here', [[0, 4]]) → '/file/a/#v1.0a0b0c0d:~:text=Agni,-is%20here'
 * Source: URL Fragment Text Directives, WICG
 */
export function verseLink(
  path: string,
  id: string,
  stanza: string,
  ranges: readonly (readonly [number, number])[],
): string {
  if (ranges.length === 0) return `${path}#${id}`;
  return `${path}#${id}:~:${ranges.map((range) => `text=${directive(stanza, range)}`).join('&')}`;
}
