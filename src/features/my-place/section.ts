/** A part of the page of the reader's own place: its heading, what was done last, and what it holds. */
import { make, redraw } from '#ui/make.ts';
import type { Outcome } from './store.ts';

const REFUSED =
  'This browser keeps nothing more for the library: its storage is full, or closed to this site. Remove something here, or allow the site to store data, and try again.';

export interface Section {
  root: HTMLElement;
  /** @param focus the `data-key` that gets the focus; without it the focus stays where it is */
  draw: (focus?: string) => void;
}

export interface SectionTools extends Section {
  /** Says what was done; a later word takes its place. */
  say: (words: string) => void;
  /** Says why a change was not kept; whether it was. */
  tell: (outcome: Outcome, full: string) => boolean;
}

/** @param content drawn anew at each change */
export function section(id: string, title: string, content: () => (Node | null)[]): SectionTools {
  const said = make('p', { class: 'quiet said', role: 'status' });
  const body = make('div');
  const root = make('section', { 'aria-labelledby': id, 'data-log': 'my' }, make('h2', { id }, title), said, body);
  const say = (words: string) => {
    said.textContent = words;
  };
  return {
    root,
    draw: (focus) => redraw(body, content(), focus),
    say,
    tell(outcome, full) {
      if (outcome !== 'kept') say(outcome === 'refused' ? REFUSED : full);
      return outcome === 'kept';
    },
  };
}
