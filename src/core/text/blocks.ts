/** A text cut at its empty lines. */

/** Lines between empty ones: a stanza, or a part of one where the source has an empty line within a verse. */
export interface Block {
  words: string;
  /** The line end after it, and the empty lines up to the next one. */
  after: string;
}

/**
 * A text cut at its empty lines, nothing lost: `before` and each block's `words` and `after` joined are the text.
 * `'\na\nb\n \nc'` → `{ before: '\n', blocks: [{ words: 'a\nb', after: '\n \n' }, { words: 'c', after: '' }] }`
 */
export function splitBlocks(text: string): { before: string; blocks: Block[] } {
  const blocks: Block[] = [];
  let before = '';
  let open: string[] = [];
  const close = (end: string): void => {
    if (open.length > 0) blocks.push({ words: open.join('\n'), after: end });
    open = [];
  };
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    if (line.trim() !== '') {
      open.push(line);
      continue;
    }
    close('\n');
    const space = line + (at === lines.length - 1 ? '' : '\n');
    const last = blocks.at(-1);
    if (last) last.after += space;
    else before += space;
  }
  close('');
  return { before, blocks };
}

export const blocksOf = (text: string): string[] => splitBlocks(text).blocks.map(({ words }) => words);
