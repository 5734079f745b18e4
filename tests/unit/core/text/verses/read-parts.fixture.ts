/** A text as its parts in a row, each with what it is. */

import type { Kind } from '#core/text/verses/line-kinds.ts';
import { readStanzas } from '#core/text/verses/read-stanzas.ts';

export interface Part {
  kind: Kind;
  /** The number of its verse, `2.1`; '' for none. */
  verse: string;
  /** With the line ends and the empty lines after it: all parts joined are the text. */
  text: string;
}

/**
 * Lines of one kind that stand together are one part.
 * @example readParts('अर्जुन उवाच\nकथं भीष्मम् ॥१॥') → a speaker with its line end, and verse 1
 */
export function readParts(text: string): Part[] {
  const { before, stanzas } = readStanzas(text);
  const parts: Part[] = [];
  for (const { words, after, lines, verse } of stanzas) {
    for (const [place, { kind, from }] of lines.entries()) {
      const next = lines[place + 1];
      const piece = words.slice(from, next?.from) + (next ? '' : after);
      const last = parts.at(-1);
      if (last && place > 0 && (kind === 'gap' || last.kind === kind)) last.text += piece;
      else if (kind === 'gap') throw new Error('A gap begins a stanza');
      else parts.push({ kind, verse: kind === 'verse' || kind === 'prose' ? verse : '', text: piece });
    }
  }
  const [first] = parts;
  if (before === '') return parts;
  if (first) first.text = before + first.text;
  return first ? parts : [{ kind: 'prose', verse: '', text: before }];
}
