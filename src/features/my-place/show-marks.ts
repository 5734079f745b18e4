/** Puts the quiet mark in the margin of each marked verse: attributes of the verses that stand in the page, and a style. */

import { findStanza } from '#core/text/verse-address.ts';
import { stanzasHere } from '#features/reading/index.ts';
import { adopt } from '#ui/adopt.ts';
import { currentWords, onWords, takeLocale } from '#words/store.ts';
import { markedSong } from './marks.ts';
import { songHere } from './page-song.browser.ts';
import css from './show-marks.css?inline';
import { onChange, read } from './store.browser.ts';

let styled = false;

/** Nothing of the text moves: the mark stands beside it. */
function show(): void {
  const verses = stanzasHere();
  const marks = markedSong(read('marks'), songHere()?.path ?? '')?.verses ?? [];
  const marked = new Set(marks.map(({ id }) => findStanza(verses, id)));
  if (marks.length > 0 && !styled) {
    adopt(css);
    styled = true;
  }
  const description = currentWords()('my.marked'); // what a screen reader says of the verse's number
  for (const verse of verses) {
    verse.toggleAttribute('data-marked', marked.has(verse));
    const number = verse.querySelector('a[href^="#v"]');
    if (marked.has(verse)) number?.setAttribute('aria-description', description);
    else number?.removeAttribute('aria-description');
  }
}

let started = false;

/** To be called by whoever shows or sets marks; the first call counts. */
export function showMarks(): void {
  if (started) return;
  started = true;
  show();
  onChange(show);
  onWords(show);
  void takeLocale(); // the page may be in the reader's language before this code has come
}
