/** What stands in the command box beside its list: that it is busy, that nothing was found, or why nothing can be. */

import type { DialogTools } from '#ui/dialog.ts';
import { BOX_WORDS } from './command-words.ts';

export type NoteKind = 'none' | 'loading' | 'empty' | 'failed';

/** Longer than this, what was typed would bury the sentence that it is quoted in. */
const LONGEST_QUOTE = 60;

const quoted = (typed: string): string =>
  typed.length > LONGEST_QUOTE ? `${typed.slice(0, LONGEST_QUOTE).toWellFormed()}…` : typed;

/** @param act does what its button says: begins anew, or clears the field */
export function fillNote(
  note: HTMLElement,
  kind: NoteKind,
  typed: string,
  { make }: DialogTools,
  act: () => void,
): void {
  note.hidden = kind === 'none';
  const said = `${kind} ${typed}`;
  if (note.dataset['said'] === said) return; // what is focused in it stays
  note.dataset['said'] = said;
  const button = make('button', 'button', kind === 'failed' ? BOX_WORDS.retry : BOX_WORDS.clear);
  button.type = 'button';
  button.addEventListener('click', act);
  const hindi = make('p', '', BOX_WORDS.failedHindi);
  hindi.lang = 'hi';
  if (kind === 'failed') note.replaceChildren(make('p', '', BOX_WORDS.failed), hindi, button);
  else if (kind === 'empty') {
    note.replaceChildren(make('p', '', BOX_WORDS.none(quoted(typed))), make('p', 'quiet', BOX_WORDS.hope), button);
  } else note.replaceChildren(...(kind === 'loading' ? [make('p', 'quiet', BOX_WORDS.loading)] : []));
}
