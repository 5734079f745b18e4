/** Verses by their addresses: old links still land near. */

import { findStanza, readVerseId, stanzaAt } from '#core/text/verse-address.ts';
import { alignVerse, leftAt } from './scroll-position.page.ts';
import { focusVerse } from './verse-focus.ts';

/** Pixels that stay free above a verse that an address led to. */
const SCROLL_MARGIN_PX = 8;

/** A verse whose place has changed gets its own fragment, so that the browser marks it as any other it was led to. */
function arrive(): void {
  const id = location.hash.slice(1);
  const address = readVerseId(id);
  if (!address) return;
  const verses = [...document.querySelectorAll<HTMLElement>('[data-text] p')];
  const verse = findStanza(verses, id) ?? stanzaAt(verses, address.place) ?? verses[0];
  const box = verse?.closest('[data-box]');
  if (!verse || !box) return;
  if (location.hash !== `#${verse.id}`) location.replace(`#${verse.id}`);
  alignVerse(box, verse, 0, SCROLL_MARGIN_PX);
  focusVerse(verse);
  // The browser goes there too, and may leave the box's own edge above the window.
  const settle = (frames: number) => {
    box.scrollIntoView({ block: 'nearest' });
    if (frames > 0) requestAnimationFrame(() => settle(frames - 1));
  };
  settle(12);
}

export function leadToVerses(): void {
  // An address that came of a press on a verse’s number does not scroll: the reader is there. Nor does one that was read on from.
  if (!document.querySelector('[data-box][data-pressed]') && !leftAt()) arrive();
  window.addEventListener('hashchange', arrive);
}
