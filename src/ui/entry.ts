/** What the menus of a text offer, one entry each. */

import type { English } from '#words/english.ts';

export interface Entry {
  /** What its button says: `Copy link`. */
  label: English;
  /** Does it. What came of it is said to the reader in the words it gives back; '' where nothing need be said. */
  run: () => string | Promise<string>;
}

/** A list of buttons, one for each entry. `chosen` hears of a press, with the entry's words to come. */
export function entryList(entries: readonly Entry[], chosen: (words: Promise<string>) => void): HTMLElement {
  const list = document.createElement('ul');
  list.setAttribute('role', 'list');
  for (const { label, run } of entries) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    // Called within the press itself: clipboards and share sheets open to nothing else.
    button.addEventListener('click', () => chosen(Promise.resolve(run())));
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
  return list;
}
