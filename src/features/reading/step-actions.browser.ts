/** Going on: to the next song or verse, and to the one before. */
import { type Action, pressing } from '#ui/action.ts';
import { scrollToVerse } from './scroll-to-verse.browser.ts';
import { firstBelow } from './verse-edge.ts';

/** What leads to the song before or after, and says its name. */
function step(id: 'next' | 'prev', label: Action['label'], also: string): Action {
  const link = () => document.querySelector<HTMLAnchorElement>(`a[rel="${id}"]`);
  return { id, label, also, of: 'page', group: 'song', link, ...pressing(link) };
}

/** Pixels by which a verse at the edge may miss it. */
const NEAR = 2;
/** Frames in which it scrolls: the next key may come soon. */
const FRAMES = 4;

/** From verse to verse by keys: brings the next or the previous one to the upper edge of the text's box. */
function stepVerse(box: Element, step: 1 | -1): void {
  const verses = [...box.querySelectorAll('[data-text] p:not([aria-hidden])')];
  const away = (verse: Element) => verse.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const edge = box.getBoundingClientRect().top + NEAR;
  const here = firstBelow(verses, edge);
  const begun = away(verses[here] ?? box) < -NEAR;
  const place = step === -1 && begun ? here : here + step;
  const verse = place <= 0 ? null : verses[place];
  if (verse !== undefined) scrollToVerse(box, verse, FRAMES);
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
