/** The stanzas of a text: what each is, and of which verse. Nothing of the text is changed: results are offsets into it. */
import { type Block, splitBlocks } from '../blocks.ts';
import { isHeading, isSectionTitle, isShortLine } from './headings.ts';
import { END_OF_VERSE, markHymn } from './hymn.ts';
import type { Candidate, OpeningCandidate } from './numbers.ts';
import { countOn } from './sequence.ts';
import { versesOfPiece } from './split-block.ts';
import { isProse, type OpenBlock, openBlock, type Reading, type Stanza, setKind } from './stanza.ts';
import { spans } from './verse-of-block.ts';

/** Of texts that have both numbers, the one before the words is the edition's; it is left where too few have it. */
const OPENS = 0.6;

/**
 * The only number of a text has nothing to count on from: it must stand alone, or with a stop before all that there is, or
 * before more than a line, and above it no more than a title.
 */
function isOnlyVerse(
  undecided: readonly { one: OpenBlock }[],
  verse: OpenBlock,
  { isAlone, to, words }: OpeningCandidate,
): boolean {
  if (undecided.at(-1)?.one !== verse || verse.text.slice(words).trim() === '') return false;
  const hasStop = /[.):]/.test(verse.text.slice(to, words));
  const isMore = undecided.length === 1 || !isShortLine(verse);
  return (isAlone || (hasStop && isMore)) && undecided.slice(0, -1).every(({ one }) => isShortLine(one));
}

/** @param isOne whether the numbers after the verses tell that there is but one */
function openingsOf(
  undecided: readonly { at: number; one: OpenBlock }[],
  isOne: boolean,
): Map<number, OpeningCandidate> {
  const all = undecided.flatMap(({ at, one }) => (one.opening ? [{ at, one, way: one.opening }] : []));
  const [only] = all;
  if (only && all.length === 1 && (isOne || isOnlyVerse(undecided, only.one, only.way)))
    return new Map([[only.at, only.way]]);
  return all.length === 1 ? new Map() : countOn(all.map(({ at, way }) => ({ at, ways: [way] })));
}

/** @example readBlocks(['a ।', 'b ॥१॥']).map(({ verse }) => verse) → ['1', '1'] */
export function readBlocks(texts: readonly string[]): Reading[] {
  const blocks = texts.map(openBlock);
  markHymn(blocks);
  const undecided = blocks.flatMap((one, at) => (one.ownKind ? [] : [{ at, one }]));
  const closings = countOn(
    undecided.flatMap(({ at, one }) => (one.closings.length > 0 ? [{ at, ways: one.closings }] : [])),
    ({ isSure }) => isSure,
    ({ of }) =>
      END_OF_VERSE.test(undecided.at(-1)?.one.text ?? '') ||
      blocks.some((one) => of !== '' && one.text.trim().startsWith(`${of.slice(0, -1)} `)),
  );
  const openings = openingsOf(undecided, closings.size === 1 && [...closings.values()].every(({ of }) => of !== ''));
  const isOpening = openings.size > 0 && openings.size >= closings.size * OPENS;
  const numbers: Map<number, Candidate> = isOpening ? openings : closings;
  const { verses, following } = spans(blocks, numbers, isOpening, isOpening ? closings : openings);
  const isNumbered = numbers.size > 0;
  const firstVerse = verses.findIndex((verse) => verse !== null);
  const isAlone = [...openings.values()].filter((each) => each.isAlone).length * 2 > openings.size;
  const lastVerse = verses.findLastIndex((verse) => verse !== null);
  const lastUndecided = blocks.findLastIndex((one) => one.ownKind === null);
  for (const [at, one] of blocks.entries()) {
    if (one.ownKind || verses[at]) continue;
    if (closings.has(at)) continue;
    // A misprinted number is a verse's all the same.
    if (isOpening && at > firstVerse && one.opening?.isAlone === isAlone && one.opening.of === '') continue;
    if (isNumbered && at > lastVerse && isOpening && closings.size > 0) setKind(one, 'colophon');
    else if (
      at < lastUndecided &&
      !following.has(at) &&
      (isNumbered || at === 0 || isSectionTitle(one)) &&
      isHeading(one, isNumbered && (at < firstVerse || isOpening))
    )
      setKind(one, 'title');
    else if (isProse(one)) setKind(one, 'prose');
  }
  return blocks.map((one, at) => {
    const verse = verses[at];
    return {
      kind: one.kind,
      goesOn: verse != null && verses[at - 1] === verse,
      lines: one.lines,
      opening: openings.get(at) ?? null,
      closing: closings.get(at) ?? null,
      verse: verse?.said ?? '',
      first: verse?.first ?? 0,
      last: verse?.last ?? 0,
    };
  });
}

/** With a block that goes on with the same verse: the words of both are as the text has them. */
function joinTo(stanza: Stanza, { words, after }: Block, { lines, closing }: Reading): void {
  const from = stanza.words.length + 1;
  stanza.words += stanza.after;
  const shift = stanza.words.length;
  const moved = <T extends { from: number; to: number }>(one: T): T => ({
    ...one,
    from: one.from + shift,
    to: one.to + shift,
  });
  stanza.lines.push({ kind: 'gap', from, to: shift - 1 });
  for (const line of lines) stanza.lines.push(moved(line));
  if (closing) stanza.closing = moved(closing);
  stanza.words += words;
  stanza.after = after;
}

/**
 * A text as its stanzas, nothing lost: `before` and each stanza's `words` and `after` joined are the text.
 * `'a ।\n\nb ॥१॥\n\nc ॥२॥'` → two, `'a ।\n\nb ॥१॥'` and `'c ॥२॥'`
 */
export function readStanzas(text: string): { before: string; stanzas: Stanza[] } {
  const { before, blocks: pieces } = splitBlocks(text);
  const blocks = pieces.flatMap(versesOfPiece);
  const stanzas: Stanza[] = [];
  for (const [at, reading] of readBlocks(blocks.map(({ words }) => words)).entries()) {
    const block = blocks[at] as Block;
    const last = stanzas.at(-1);
    if (last && reading.goesOn) joinTo(last, block, reading);
    else stanzas.push({ ...reading, ...block, place: at + 1 });
  }
  return { before, stanzas };
}

/** The words of each. */
export const stanzasOf = (text: string): string[] => readStanzas(text).stanzas.map(({ words }) => words);
