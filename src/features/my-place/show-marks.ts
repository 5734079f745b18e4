/** The quiet mark in the margin of a marked verse. */

import { adopt } from '#ui/adopt.ts';
import { markedSong } from './marks.ts';
import css from './marks-shown.css?inline';
import { songHere, versesHere } from './page-song.ts';
import { onChange, read } from './store.ts';
import { findVerse } from './verse.ts';

/** What a screen reader says of the number of a marked verse. */
const MARKED = 'Marked';

let styled = false;

/** Nothing of the text moves: the mark stands beside it. */
function show(): void {
  const verses = versesHere();
  const ids = verses.map(({ id }) => id);
  const marks = markedSong(read('marks'), songHere()?.path ?? '')?.verses ?? [];
  const marked = new Set(marks.map(({ id }) => findVerse(ids, id)));
  if (marks.length > 0 && !styled) {
    adopt(css);
    styled = true;
  }
  for (const [at, verse] of verses.entries()) {
    verse.toggleAttribute('data-marked', marked.has(at));
    const number = verse.querySelector('a[href^="#v"]');
    if (marked.has(at)) number?.setAttribute('aria-description', MARKED);
    else number?.removeAttribute('aria-description');
  }
}

let begun = false;

/** To be called by whoever shows or sets marks; the first call counts. */
export function showMarks(): void {
  if (begun) return;
  begun = true;
  show();
  onChange(show);
}
