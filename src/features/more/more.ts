/** The menu "More" beneath a text, and the menu of a verse; fetched when one of them is reached for. */
import { adopt } from '#ui/dialog.ts';
import { entryList } from '#ui/entry.ts';
import css from './more.css?inline';
import { moreEntries, type Paper } from './more-entries.ts';

adopt(css);

/** Milliseconds that words about what was done stay to be read. */
const SAID = 4000;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Says it above the row of tools, where the hand is; nothing moves. */
function say(words: string): void {
  const status = document.querySelector('[data-copied]');
  if (!status) return;
  clearTimeout(silence);
  status.className = words === '' ? 'visually-hidden' : 'said';
  status.textContent = words;
  if (words !== '') silence = setTimeout(say, SAID, '');
}

/** The list of an open menu "More"; to be called each time it is opened. */
export function fillMore(menu: HTMLDetailsElement, paper: Paper): void {
  const list = entryList(moreEntries(paper), (words) => {
    menu.open = false;
    menu.querySelector('summary')?.focus();
    void words.then(say);
  });
  menu.querySelector(':scope > :not(summary)')?.remove();
  menu.append(list);
}

export { openVerseMenu } from '#features/reading/index.ts';
