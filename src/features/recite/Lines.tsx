/** The lines of a verse, as they are sung: a long word may be broken at its syllables. */
import { Fragment, type ReactNode } from 'react';
import { syllablesOf } from '#core/text/syllables.ts';
import { adopt } from '#ui/adopt.ts';
import css from './sung.css?inline';
import type { SungLine } from './verses.ts';

adopt(css);

/** BCP 47 and direction of the first and of the second text. */
export type LineLanguages = readonly { lang: string; dir: 'ltr' | 'rtl' }[];

/** A longer line is no verse, and does not hang: the longest of Griffith's Rigveda, 10.133, has 171 letters. */
const LONGEST_VERSE = 180;

function lineClass({ words, of }: SungLine): string | undefined {
  if (words === '') return 'gap';
  const classes = [of === 1 && 'second', words.length > LONGEST_VERSE && 'prose'].filter(Boolean);
  return classes.join(' ') || undefined;
}

/** In an element of the class `sung`. */
export function Lines({ lines, languages }: { lines: readonly SungLine[]; languages: LineLanguages }): ReactNode {
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a verse never change
    <span key={place} className={lineClass(line)} {...languages[line.of]}>
      {syllablesOf(line.words).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do the syllables of a word
        <Fragment key={at}>
          {at > 0 && <u />}
          {part}
        </Fragment>
      ))}
    </span>
  ));
}
