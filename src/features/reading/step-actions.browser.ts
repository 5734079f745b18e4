/** Going on: to the next song or verse, and to the one before. */
import { type Action, pressing } from '#ui/action.ts';
import { firstBelow } from './verse-edge.ts';

/** What leads to the song before or after, and says its name. */
function step(id: 'next' | 'prev', label: Action['label'], also: string): Action {
  const link = () => document.querySelector<HTMLAnchorElement>(`a[rel="${id}"]`);
  return { id, label, also, of: 'page', group: 'song', link, ...pressing(link) };
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

/** From verse to verse by keys: brings the next or the previous one to the upper edge of the text's box. */

/** Pixels by which a verse at the edge may miss it. */
const NEAR = 2;
/** Frames in which it scrolls again: a verse that was never laid out has only an estimated height. */
const FRAMES = 4;

let walks = 0;

export function stepVerse(box: Element, step: 1 | -1): void {
  const verses = [...box.querySelectorAll('[data-text] p')];
  const away = (verse: Element) => verse.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const edge = box.getBoundingClientRect().top + NEAR;
  const here = firstBelow(verses, edge);
  const begun = away(verses[here] ?? box) < -NEAR;
  const place = step === -1 && begun ? here : here + step;
  const verse = verses[place];
  walks += 1;
  if (place <= 0) box.scrollTo(0, 0);
  else if (verse) walk(box, verse, walks, FRAMES);
}

function walk(box: Element, verse: Element, mine: number, frames: number): void {
  if (mine !== walks) return; // another key came
  box.scrollBy(0, verse.getBoundingClientRect().top - box.getBoundingClientRect().top);
  if (frames > 1) requestAnimationFrame(() => walk(box, verse, mine, frames - 1));
  // Where the box cannot bring it up, the window may have to.
  else verse.scrollIntoView({ block: 'nearest' });
}
