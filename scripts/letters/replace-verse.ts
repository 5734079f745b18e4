/** Writes a proposal into a text as its file has it: nothing but the lines of the verse is changed. */

import { normaliseText } from '#core/text/texts.ts';
import { readVerseId, stanzaAt } from '#core/text/verse-address.ts';
import type { Proposal } from '#schemas/mistake.ts';
import { addressedStanzas } from './gather.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/;

/** The new text, or why it stays as it is, in words that follow "it". */
type Replaced = { text: string; refusal?: never } | { text?: never; refusal: string };

/** @param raw the file, with its byte order mark and its own line ends, in whatever form of Unicode */
export function replaceVerse(raw: string, { verse, before, after }: Proposal): Replaced {
  if (CONTROL.test(after) || !after.isWellFormed()) return { refusal: 'holds control characters or half a character' };
  const text = normaliseText(raw);
  const stanzas = addressedStanzas(text);
  const there = stanzaAt(stanzas, readVerseId(verse)?.place ?? 0);
  if (there?.textContent === after) return { refusal: 'is in the text already' };
  if (there?.textContent !== before)
    return {
      refusal: `is for other words than stand there now (${JSON.stringify(there?.textContent.slice(0, 80) ?? '')})`,
    };

  // By lines, since a line is the same in every form: of a line that the verse shares with others, the rest stays.
  const to = there.from + before.length;
  const [lineStart, lineEnd] = [text.lastIndexOf('\n', there.from - 1) + 1, text.indexOf('\n', to)];
  const rest = lineEnd < 0 ? text.slice(to) : text.slice(to, lineEnd);
  const fresh = (text.slice(lineStart, there.from) + after + rest).split('\n');
  const first = text.slice(0, there.from).split('\n').length - 1;
  const last = first + before.split('\n').length - 1;
  const mark = /^\uFEFF*/.exec(raw)?.[0] ?? '';
  const lines = raw.slice(mark.length).match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
  const end = (line = ''): string => /[\r\n]*$/.exec(line)?.[0] ?? '';
  const lineEndOf = end(lines[0]) || '\n';
  const written = fresh.join(lineEndOf) + end(lines[last]);
  return { text: mark + [...lines.slice(0, first), written, ...lines.slice(last + 1)].join('') };
}
