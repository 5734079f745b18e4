/** Verses by their addresses: old links still land near. */

import type { VerseAddress } from '#core/text/stanzas.ts';
import { alignVerse, leftAt } from './scroll-position.page.ts';

/** Pixels that stay free above a verse that an address led to. */
const SCROLL_MARGIN_PX = 8;

/** `#v3.ab12cd34` → its address; anything else → null. */
function readVerseId(hash: string): VerseAddress | null {
  const [, place = '', mark = ''] = /^#?v(\d{1,6})\.([0-9a-f]{8})$/.exec(hash) ?? [];
  return mark === '' ? null : { place: Number(place), mark };
}

/** The stanza that an address means: the one with its words that is nearest, or the one that now stands in its place. */
function find({ place, mark }: VerseAddress): Element | undefined {
  const verses = [...document.querySelectorAll('[data-text] p')];
  const away = (verse: Element) => Math.abs((readVerseId(verse.id)?.place ?? 0) - place);
  const [same] = verses.filter(({ id }) => readVerseId(id)?.mark === mark).sort((a, b) => away(a) - away(b));
  return same ?? verses[Math.min(place, verses.length) - 1];
}

/** A verse whose place has changed gets its own fragment, so that the browser marks it as any other it was led to. */
function arrive(): void {
  const address = readVerseId(location.hash);
  const verse = address && find(address);
  const box = verse?.closest('[data-box]');
  if (!verse || !box) return;
  if (location.hash !== `#${verse.id}`) location.replace(`#${verse.id}`);
  alignVerse(box, verse, 0, SCROLL_MARGIN_PX);
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
