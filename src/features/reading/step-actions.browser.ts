/** Going on: to the next song or verse, and to the one before. */
import { type Action, pressing } from '#ui/action.ts';
import { scrollToVerse } from './scroll-to-verse.browser.ts';
import { firstBelow } from './verse-edge.ts';
import { focusVerse } from './verse-focus.ts';

/** What leads to the song before or after, and says its name. */
function step(id: 'next' | 'prev', label: Action['label'], also: string): Action {
  const link = () => document.querySelector<HTMLAnchorElement>(`a[rel="${id}"]`);
  return { id, label, also, of: 'page', group: 'song', link, ...pressing(link) };
}

/** Pixels by which a verse at the edge may miss it. */
const NEAR = 2;
/** Frames in which it scrolls: the next key may come soon. */
const FRAMES = 4;

/**
 * From verse to verse by keys: brings the next or the previous one to the upper edge of the text's box, and gives it the focus. It goes
 * on from the verse that has the focus, or else from the one at the edge.
 */
function stepVerse(box: Element, step: 1 | -1): void {
  const verses = [...box.querySelectorAll<HTMLElement>('[data-text] p:not([aria-hidden])')];
  const { top, bottom } = box.getBoundingClientRect();
  const edges = (verse: Element | undefined) => (verse ?? box).getBoundingClientRect();
  const active = document.activeElement?.closest('[data-box] p');
  // One of a second text goes with the verse that it follows.
  const owns = (verse: Element) =>
    verse
      .getAttribute('aria-owns')
      ?.split(' ')
      .includes(active?.id ?? '');
  const focused = verses.findIndex((verse) => verse === active || owns(verse));
  const isSeen = focused >= 0 && edges(verses[focused]).bottom > top && edges(verses[focused]).top < bottom;
  const here = isSeen ? focused : firstBelow(verses, top + NEAR);
  const begun = edges(verses[here]).top < top - NEAR;
  // Down, the first step comes to the verse at the edge; up, to its beginning.
  const comes = step === 1 ? !isSeen && !begun : begun;
  const place = comes ? here : here + step;
  const verse = verses[Math.max(place, 0)];
  if (!verse) return;
  scrollToVerse(box, place <= 0 ? null : verse, FRAMES);
  focusVerse(verse);
}

const box = (): Element | null => document.querySelector('[data-box]');

function verse(id: string, label: Action['label'], by: 1 | -1): Action {
  return {
    id,
    repeats: true,
    label,
    of: 'key',
    applies: () => box()?.querySelector('[data-text] p') != null,
    run: () => {
      const shown = box();
      if (shown) stepVerse(shown, by);
      return null;
    },
  };
}

export const stepActions: readonly Action[] = [
  step('next', 'command.next-song', 'after following'),
  step('prev', 'command.previous-song', 'before'),
  verse('next-verse', 'command.next-verse', 1),
  verse('previous-verse', 'command.previous-verse', -1),
];
