/** Records which song is read and where it is left, from the first scroll of a text on: before that there is nowhere to go back to. */

import { firstBelow, namesOf, stanzasHere } from '#features/reading/index.ts';
import { songHere } from './page-song.browser.ts';
import { addRecent, leaveAt } from './recent.ts';
import { change, drainNote } from './store.browser.ts';
import { type StoredVerse, verseOf } from './stored-verse.ts';

/** Pixels from the end of a text at which it counts as read. */
const NEAR_END = 24;

/** The verse at the upper edge of the box; null at the beginning and at the end, undefined where it cannot be told. */
function verseAtTop(box: HTMLElement): StoredVerse | null | undefined {
  if (box.scrollTop + box.clientHeight >= box.scrollHeight - NEAR_END) return null;
  const top = box.getBoundingClientRect().top;
  const verses = stanzasHere();
  const at = firstBelow(verses, top + 1);
  const verse = verses[at];
  if (!verse) return undefined;
  if (at <= 0 || box.scrollTop <= 0) return null;
  const [name] = namesOf([verse]);
  return verseOf(verse.id, name?.verse ?? '', at + 1, verses.length);
}

const song = songHere();
/** Who opens a song and does not move in it has not left the verse of the last time. */
let moved = false;

function leave(): void {
  const box = document.querySelector<HTMLElement>('[data-box]');
  if (!song || !box) return;
  moved ||= box.scrollTop > 0;
  const verse = moved ? verseAtTop(box) : undefined;
  if (verse !== undefined) change('recent', (recent) => leaveAt(recent, song.path, verse));
}

function open(): void {
  drainNote();
  if (song) change('recent', (recent) => addRecent(recent, song, Date.now()));
}

/** To be called once, on the page of a song. */
export function recordRecent(): void {
  open();
  // Scrolls of the box do not bubble.
  document.addEventListener(
    'scroll',
    () => {
      moved ||= (document.querySelector('[data-box]')?.scrollTop ?? 0) > 0;
    },
    { capture: true, passive: true },
  );
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
}
