/** The live controls of the site that the bench presses: where each is, and what shows that it answered. */

/** What an open menu holds. */
const ENTRIES = ':is(details, .menu, [role="menu"], [popover], [data-live]) :is(button, a, label, [role^="menuitem"])';
const IN_DIALOG = ':is(dialog, [role="dialog"]) :is(input, [role="combobox"])';

export interface Control {
  name: string;
  page: 'file' | 'home';
  /** Selector of the control; null for a key that is pressed wherever the reader is. */
  at: string | null;
  /** Words of it, where the selector is that of others too. */
  says?: string;
  /** Pressed in place of the control, or in it once a finger has put the focus there. */
  key?: string;
  /** Selector of what has to be opened before, and stays in the reader's hand. */
  first?: string;
  /** Selector of what was asked for: the control has answered once something of it can be seen that could not before. */
  answer: string;
}

export const CONTROLS: readonly Control[] = [
  { name: 'Translate', page: 'file', at: '[data-live="translate"] summary', answer: ENTRIES },
  { name: 'More', page: 'file', at: '[data-log="more"] > summary', answer: ENTRIES },
  { name: 'Script', page: 'file', at: '[data-script] > summary', answer: ENTRIES },
  { name: 'Side by side', page: 'file', at: '[data-side-by-side] > summary', answer: ENTRIES },
  { name: 'verse number', page: 'file', at: '[data-text] a[href^="#v"]', answer: ENTRIES },
  { name: 'Ctrl+K', page: 'file', at: null, key: 'Control+k', answer: IN_DIALOG },
  { name: 'look (Aa)', page: 'file', at: '.look > summary', answer: ENTRIES },
  {
    name: 'Add to a list…',
    page: 'file',
    first: '[data-log="more"] > summary',
    at: '[data-log="more"] li button',
    says: 'Add to',
    answer: IN_DIALOG,
  },
  {
    name: 'Sort and filter on Home',
    page: 'home',
    at: '.fold[aria-controls="home-controls"]',
    answer: '#home-controls .sort button',
  },
  { name: 'first search on Home', page: 'home', at: 'main input[name="q"]', key: 'a', answer: 'main mark' },
];
