/** The live controls of the site that the bench presses: where each is, how it is found, and what shows that it answered. */
import type { Locator, Page } from 'playwright';

/** What an open menu holds. */
const ENTRIES = ':is(details, .menu, [role="menu"], [popover], [data-live]) :is(button, a, label, [role^="menuitem"])';
const IN_DIALOG = ':is(dialog, [role="dialog"]) :is(input, [role="combobox"])';

export interface Control {
  name: string;
  page: 'file' | 'home';
  /** null for a key: it is pressed wherever the reader is. */
  find: ((page: Page) => Locator) | null;
  /** Pressed in place of the control, or in it once a finger has put the focus there. */
  key?: string;
  /** What has to be opened before, and stays in the reader's hand. */
  first?: (page: Page) => Promise<void>;
  /** Selector of what was asked for: the control has answered once something of it can be seen that could not before. */
  answer: string;
}

/**
 * A control by its name, whether it is a button or the `summary` of a menu; by the part of the log it is counted under
 * where its name has changed.
 */
export const named = (page: Page, name: RegExp, log: string): Locator =>
  page
    .getByRole('button', { name })
    .or(page.locator('summary').filter({ hasText: name }))
    .or(page.locator(`[data-log="${log}"] > summary, button[data-log="${log}"]`))
    .filter({ visible: true })
    .first();

/** The first verse's own link, which is its number; before its script has come it may be a plain link. */
export const verseNumber = (page: Page): Locator =>
  page.locator('[data-text] :is(a, button)').filter({ visible: true }).first();

const more = (page: Page): Locator => named(page, /^\s*More\s*$/, 'more');
const addToList = (page: Page): Locator =>
  page
    .getByRole('button', { name: /^Add to (?:a )?list/i })
    .or(page.getByRole('menuitem', { name: /^Add to (?:a )?list/i }))
    .filter({ visible: true })
    .first();

export const CONTROLS: readonly Control[] = [
  {
    name: 'Translate',
    page: 'file',
    find: (page) => named(page, /^\s*Translate\s*$/, 'translate'),
    answer: ENTRIES,
  },
  { name: 'More', page: 'file', find: more, answer: ENTRIES },
  { name: 'Script', page: 'file', find: (page) => named(page, /^\s*Script\s*$/, 'script'), answer: ENTRIES },
  {
    name: 'Side by side',
    page: 'file',
    find: (page) => named(page, /^\s*(?:Two at once|Side by side)\s*$/, 'two'),
    answer: ENTRIES,
  },
  { name: 'verse number', page: 'file', find: verseNumber, answer: ENTRIES },
  { name: 'Ctrl+K', page: 'file', find: null, key: 'Control+k', answer: IN_DIALOG },
  { name: 'look (Aa)', page: 'file', find: (page) => named(page, /Text and colours|^\s*Aa/, 'look'), answer: ENTRIES },
  {
    name: 'Add to a list…',
    page: 'file',
    first: async (page) => {
      await more(page).tap();
      await addToList(page).waitFor();
    },
    find: addToList,
    answer: IN_DIALOG,
  },
  {
    name: 'collection on Home',
    page: 'home',
    find: (page) => page.locator('.plates li:nth-child(2) a'),
    answer: '.plates li:nth-child(2) [aria-current]',
  },
  {
    name: 'first search on Home',
    page: 'home',
    find: (page) => page.locator('main input[name="q"]').or(page.locator('main input[type="search"]')).first(),
    key: 'a',
    answer: 'main mark',
  },
];
