/**
 * Every live control of the site, by the name that a reader knows: where it is, and what must show once it was pressed.
 * Found by role and name, so that it does not matter how a control is made.
 */
import type { Locator, Page } from 'playwright';
import { writeListLink } from '#features/my-place/lists/link.ts';
import { list, SONGS, seed } from './my.fixture.ts';
import { LONG, named, SANSKRIT, SONG, selectLine } from './reading.fixture.ts';

/** Has all tools: verses with numbers, other languages, other letters. */
export const VERSES = '/file/Upanishads/SAN/001%20Ishavasyam%20Idam%20Sarvam.txt/';
export const PLAYLIST = '/playlist/1/';
/** Home as a phone has it; at `/` the tests have a wide window. */
export const PHONE_HOME = '/#main';
export const SHARED = `/list/#${await writeListLink({ name: 'For Pradosham', paths: [SONG, SANSKRIT] })}`;

export const OPERATOR = `/screen/#${await writeListLink({ name: 'Evening', paths: [VERSES, SONG] })}`;

export const WAYS = ['keyboard', 'touch'] as const;
export type Way = (typeof WAYS)[number];

export interface Live {
  name: string;
  path: string;
  /** What the reader has done before, while the connection was good. */
  before?: (page: Page) => Promise<unknown>;
  /** Where the press goes; a key that is no control's goes to the page. */
  control: (page: Page) => Locator;
  /** Pressed in place of Enter. */
  key?: string;
  /** Chosen in a dropdown in place of a press. */
  choose?: string;
  /** A single key, letters into a field, or a choice in a dropdown: no finger can press it. */
  byKeyOnly?: true;
  /** Visible once the press was done, and not before. */
  answer: (page: Page) => Locator;
  /**
   * One of each file of code is pressed at every build, in this way; the others where all are asked for. Not where that file is
   * there by then (prefetched), nor where B28 has its failure.
   */
  first?: Way;
  /** It waits for code of its own, which none of the presses before it have brought: it is pressed in their document. */
  goesOn?: true;
}

export const visible = (locator: Locator): Locator => locator.filter({ visible: true }).first();

/** An entry of an open menu. */
export const entry = (page: Page, name: string | RegExp): Locator =>
  visible(
    page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).or(page.getByRole('link', { name })),
  );

const button = (page: Page, name: string | RegExp): Locator => visible(page.getByRole('button', { name }));
const says = (words: string | RegExp) => (page: Page) => visible(page.getByText(words));
const html = (state: string) => (page: Page) => page.locator(`html${state}`);
const byHeart = (page: Page): Locator => page.getByRole('dialog', { name: /^By heart/ });
/** What stands in the command box. */
const inBox = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Find anything' }).getByRole('option', { name: 'Next song' });

/** The first verse's own link, which is its number; before its script has come it may be a plain link. */
export const verseNumber = (page: Page): Locator => visible(page.locator('[data-text] :is(a, button)'));

export const translate = (page: Page): Locator => named(page, /^\s*Translate\s*$/);
export const more = (page: Page): Locator => named(page, /^\s*More\s*$/);
export const script = (page: Page): Locator => named(page, /^\s*Script\s*$/);
export const two = (page: Page): Locator => named(page, /^\s*(?:Two at once|Side by side)\s*$/);
/** Opens the other languages: side by side stands among them. */
export const showLanguages = async (page: Page): Promise<void> => {
  if (!(await two(page).count())) await page.locator('.other-languages > summary').click();
};
export const look = (page: Page): Locator => named(page, /Text and colours|^\s*Aa/);
const locale = (page: Page): Locator => named(page, /^\s*Language\s*$/);
const print = (page: Page): Locator => named(page, /^\s*Print\s*$/);

/** Opens a menu, and waits until it has this entry. */
export async function openMenu(menu: Locator, item: Locator): Promise<void> {
  await menu.click();
  await item.waitFor();
}

const inMore = (name: string | RegExp): Pick<Live, 'before' | 'control'> => ({
  before: (page) => openMenu(more(page), entry(page, name)),
  control: (page) => entry(page, name),
});

const inVerseMenu = (name: string | RegExp): Pick<Live, 'before' | 'control'> => ({
  before: (page) => openMenu(verseNumber(page), entry(page, name)),
  control: (page) => entry(page, name),
});

/** With the code that asks, which the menu of translations brings: where that cannot come, the result says so by itself. */
const translatingVerse = (name: string): Pick<Live, 'before' | 'control'> => ({
  before: async (page) => {
    await openMenu(translate(page), entry(page, 'To English'));
    await page.keyboard.press('Escape');
    await openMenu(verseNumber(page), entry(page, name));
  },
  control: (page) => entry(page, name),
});

/** What a reader has who was here before; the page is loaded again with it. */
export async function withPlace(page: Page): Promise<void> {
  const at = { at: 5, verse: null };
  await seed(page, {
    recent: SONGS.map((one) => ({ ...one, ...at })),
    lists: [list('Dusk')],
    marks: SONGS.map((one) => ({ ...one, at: 3, verses: [] })),
    'by-heart': [{ ...SONGS[0], of: 11, at: 3, verses: [{ id: 'v1.00000000', says: '1', box: 1, due: 1 }] }],
  });
  await page.reload();
}

/** Paper is not wasted: printing leaves a mark on the page. */
export const stubPrinting = (): void => {
  Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') });
};

const ON_TEXT: readonly Live[] = [
  { name: 'Translate', first: 'touch', path: VERSES, control: translate, answer: (page) => entry(page, 'To English') },
  {
    name: 'a translation',
    path: VERSES,
    before: (page) => openMenu(translate(page), entry(page, 'To English')),
    control: (page) => entry(page, 'To English'),
    answer: (page) => page.getByRole('region', { name: 'Translation Result' }),
  },
  {
    name: 'the meaning of selected words',
    path: SANSKRIT,
    before: async (page) => {
      await selectLine(page);
      await button(page, 'Sanskrit Meaning').waitFor();
    },
    control: (page) => button(page, 'Sanskrit Meaning'),
    answer: (page) => page.getByRole('region', { name: 'Meaning for Selected Text' }),
  },
  {
    name: 'Other Languages',
    path: VERSES,
    control: (page) => named(page, /^\s*Other Languages\s*$/),
    answer: (page) => visible(page.getByRole('link', { name: /^English: 1 -/ })),
  },
  { name: 'Script', path: VERSES, control: script, answer: (page) => entry(page, /^Telugu/) },
  {
    name: 'other letters',
    path: VERSES,
    before: (page) => openMenu(script(page), entry(page, /^Telugu/)),
    control: (page) => entry(page, /^Telugu/),
    answer: (page) => page.locator('[data-text][lang="sa-Telu"]'),
  },
  {
    name: 'Side by side',
    path: VERSES,
    before: showLanguages,
    control: two,
    answer: (page) => entry(page, 'With English'),
  },
  {
    name: 'a second language',
    path: VERSES,
    before: async (page) => {
      await showLanguages(page);
      await openMenu(two(page), entry(page, 'With English'));
    },
    control: (page) => entry(page, 'With English'),
    answer: (page) => visible(page.locator('[data-second] p')),
  },
  {
    name: 'Language, of the interface',
    path: VERSES,
    control: locale,
    answer: (page) => button(page, 'हिन्दी'),
  },
  { name: 'Aa', path: VERSES, control: look, answer: (page) => visible(page.getByTitle('Sepia')) },
  {
    name: 'a theme',
    path: VERSES,
    before: (page) => openMenu(look(page), visible(page.getByTitle('Sepia'))),
    control: (page) => page.getByLabel('Sepia'),
    key: 'Space',
    answer: html('[data-theme="sepia"]'),
  },
  { name: 'Copy the text', path: VERSES, ...inMore('Copy the text'), answer: says('Copied') },
  { name: 'More', first: 'touch', path: VERSES, control: more, answer: (page) => entry(page, 'Copy link') },
  { name: 'Copy link', path: VERSES, ...inMore('Copy link'), answer: says('The link is copied.') },
  { name: 'Mark this song', path: VERSES, ...inMore('Mark this song'), answer: says(/^Saved to My place/) },
  {
    name: 'Add to a list',
    path: VERSES,
    ...inMore(/^Add to a list/),
    answer: (page) => page.getByRole('dialog', { name: 'Add to a list' }),
  },
  {
    name: 'Tell a mistake',
    first: 'keyboard',
    goesOn: true,
    path: VERSES,
    ...inMore(/^Tell a mistake/),
    answer: (page) => page.getByRole('dialog', { name: 'Tell a mistake' }),
  },
  {
    name: 'Print this song',
    path: VERSES,
    ...inMore('Print this song'),
    answer: html('[data-printed]'),
  },
  { name: 'Find anything', path: VERSES, ...inMore('Find anything'), answer: inBox },
  {
    name: 'Find in this text',
    first: 'touch',
    goesOn: true,
    path: VERSES,
    ...inMore('Find in this text'),
    answer: (page) => visible(page.locator('.find-bar input')),
  },
  {
    name: 'Recite or sing',
    path: VERSES,
    ...inMore('Recite or sing'),
    answer: (page) => page.getByRole('dialog', { name: /^Recite: / }),
  },
  {
    name: 'Learn by heart',
    path: VERSES,
    ...inMore('Learn by heart'),
    answer: byHeart,
  },
  {
    name: 'Keep on this device, of a song',
    first: 'touch',
    goesOn: true,
    path: VERSES,
    ...inMore('Keep on this device'),
    answer: (page) => page.getByRole('dialog', { name: 'Keep on this device' }),
  },
  {
    name: 'the number of a verse',
    path: VERSES,
    control: verseNumber,
    answer: (page) => entry(page, 'Copy this verse'),
  },
  {
    name: 'Mark this verse',
    path: LONG,
    ...inVerseMenu('Mark this verse'),
    answer: (page) => page.locator('[data-marked]').first(),
  },
  {
    name: 'Meaning of this verse',
    path: VERSES,
    ...translatingVerse('Meaning of this verse'),
    answer: (page) => page.getByRole('region', { name: 'Meaning for Selected Text' }),
  },
  {
    name: 'Translate this verse to English',
    path: VERSES,
    ...translatingVerse('Translate this verse to English'),
    answer: (page) => page.getByRole('region', { name: 'Translation Result' }),
  },
  {
    name: 'Translate this verse to Sanskrit',
    path: LONG,
    ...translatingVerse('Translate this verse to Sanskrit'),
    answer: (page) => page.getByRole('region', { name: 'Translation Result' }),
  },
  {
    name: 'Learn by heart, of a verse',
    path: VERSES,
    before: (page) => openMenu(verseNumber(page), entry(page, 'Learn by heart')),
    control: (page) => entry(page, 'Learn by heart'),
    answer: byHeart,
  },
  {
    name: 'Tell a mistake, of a verse',
    path: VERSES,
    ...inVerseMenu(/^Tell a mistake/),
    answer: (page) => page.getByRole('dialog', { name: 'Tell a mistake' }),
  },
  {
    name: 'Tell a mistake, in selected words',
    path: SANSKRIT,
    before: async (page) => {
      await selectLine(page);
      await button(page, /^Tell a mistake/).waitFor();
    },
    control: (page) => button(page, /^Tell a mistake/),
    answer: (page) => page.getByRole('dialog', { name: 'Tell a mistake' }),
  },
  {
    name: 'Ctrl+K',
    path: VERSES,
    control: (page) => page.locator('h1'),
    key: 'Control+k',
    byKeyOnly: true,
    answer: inBox,
  },
  {
    name: 'the key ?',
    first: 'keyboard',
    path: VERSES,
    control: (page) => page.locator('h1'),
    key: '?',
    byKeyOnly: true,
    answer: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
];

export const searchField = (page: Page): Locator => page.getByLabel('Search by Song Number or Name');
const ON_HOME: readonly Live[] = [
  {
    name: 'the first letter of a search',
    first: 'keyboard',
    path: '/',
    control: searchField,
    key: 'a',
    byKeyOnly: true,
    answer: (page) => visible(page.locator('main mark')),
  },
  {
    name: 'Collection',
    path: '/',
    control: (page) => page.getByLabel('Collection', { exact: true }),
    choose: 'Thirumurai',
    byKeyOnly: true,
    answer: (page) => visible(page.locator('.songs a[href^="/file/Thirumurai/"]')),
  },
  {
    name: 'Filter collections',
    path: '/',
    control: (page) => page.getByLabel('Filter collections'),
    key: 'p',
    byKeyOnly: true,
    answer: (page) => visible(page.locator('.songs a[href^="/file/Divyaprabandham/"]')),
  },
  {
    name: 'Tamil, of the songs counted by language',
    path: '/',
    control: (page) => visible(page.locator('.counts [data-queued]').filter({ hasText: 'Tamil' })),
    answer: (page) => visible(page.locator('.songs a[href*="/TAM/"]')),
  },
  {
    name: 'Sort by Song Number',
    path: '/',
    control: (page) => button(page, /^Sort by Song Number/),
    answer: says('Low to High'),
  },
  {
    name: 'Language, of the list',
    path: '/',
    control: (page) => page.locator('[aria-controls="home-languages"]'),
    answer: (page) => visible(page.getByLabel('Filter languages')),
  },
  {
    name: 'In this list',
    path: '/',
    control: (page) => page.locator('[aria-controls="home-files"]'),
    answer: (page) => visible(page.getByRole('textbox', { name: 'Search Files' })),
  },
  {
    name: 'Playlists',
    path: '/',
    control: (page) => named(page, /^\s*Playlists\s*$/),
    answer: (page) => visible(page.locator('details a[href="/playlist/1/"]')),
  },
  {
    name: 'a language of the interface',
    first: 'touch',
    path: '/',
    before: (page) => openMenu(locale(page), button(page, 'हिन्दी')),
    control: (page) => button(page, 'हिन्दी'),
    answer: html(':lang(hi)'),
  },
  {
    name: 'a collection',
    path: '/',
    control: (page) => page.locator('.plates a').filter({ hasText: 'Thirumurai' }),
    answer: (page) => visible(page.locator('.songs a[href^="/file/Thirumurai/"]')),
  },
  {
    name: 'a collection, on a phone',
    path: PHONE_HOME,
    control: (page) => page.locator('.plates a').filter({ hasText: 'Thirumurai' }),
    answer: (page) => visible(page.locator('.songs a[href^="/file/Thirumurai/"]')),
  },
  {
    name: 'Collection, language, sort',
    path: PHONE_HOME,
    control: (page) => button(page, /^Collection, language, sort/),
    answer: (page) => visible(page.getByLabel('Filter collections')),
  },
  {
    name: 'the first letter of a search, on a phone',
    path: PHONE_HOME,
    control: searchField,
    key: 'a',
    byKeyOnly: true,
    answer: (page) => visible(page.locator('main mark')),
  },
  {
    name: 'Playlists, on a phone',
    path: PHONE_HOME,
    control: (page) => named(page, /^\s*Playlists\s*$/),
    answer: (page) => visible(page.locator('details a[href="/playlist/1/"]')),
  },
];

/** The verse that the window of a screen's operator marks. */
const verseOnShow = (place: number) => (page: Page) => page.locator(`.verses li:nth-child(${place}) [aria-current]`);
const stepOn = async (page: Page): Promise<void> => {
  await button(page, 'Next verse').click();
  await verseOnShow(2)(page).waitFor();
};

const ON_SCREEN: readonly Live[] = [
  {
    name: 'Next verse',
    path: OPERATOR,
    control: (page) => button(page, 'Next verse'),
    answer: verseOnShow(2),
  },
  {
    name: 'Previous verse',
    path: OPERATOR,
    before: stepOn,
    control: (page) => button(page, 'Previous verse'),
    answer: verseOnShow(1),
  },
  {
    name: 'a clicker',
    path: OPERATOR,
    control: (page) => page.locator('h1'),
    key: 'PageDown',
    byKeyOnly: true,
    answer: verseOnShow(2),
  },
  {
    name: 'Blank',
    path: OPERATOR,
    control: (page) => button(page, 'Blank'),
    answer: (page) => page.locator('.steps [aria-pressed="true"]'),
  },
  {
    name: 'a verse to show',
    path: OPERATOR,
    control: (page) => page.locator('.verses button').nth(1),
    answer: verseOnShow(2),
  },
  {
    name: 'a song of the programme',
    path: OPERATOR,
    control: (page) => button(page, /^Thodudaiya|^தோடுடைய/),
    answer: (page) => page.locator('.verses [lang="ta"]').first(),
  },
  {
    name: 'a number to jump to',
    path: OPERATOR,
    before: (page) => page.getByLabel('Number, or first letters').fill('zzzz'),
    control: (page) => button(page, 'Go'),
    answer: says(/^No verse and no song begins/),
  },
  {
    name: 'a language on the screen',
    path: OPERATOR,
    control: (page) => page.getByLabel('Language', { exact: true }),
    choose: 'English',
    byKeyOnly: true,
    answer: (page) => page.locator('.verses [lang^="en"]').first(),
  },
  {
    name: 'a script on the screen',
    first: 'keyboard',
    path: OPERATOR,
    control: (page) => page.getByLabel('Script', { exact: true }),
    choose: 'Telugu',
    byKeyOnly: true,
    answer: (page) => page.locator('.verses [lang="sa-Telu"]').first(),
  },
  {
    name: 'a language beneath',
    path: OPERATOR,
    control: (page) => page.getByLabel('Language beneath'),
    choose: 'English',
    byKeyOnly: true,
    answer: (page) => page.locator('.row').nth(1).locator('select:has(:checked[value="ENG"])'),
  },
  {
    name: 'Larger letters, on the screen',
    path: OPERATOR,
    control: (page) => button(page, 'Larger letters'),
    answer: says('118 %'),
  },
  {
    name: 'Smaller letters, on the screen',
    path: OPERATOR,
    control: (page) => button(page, 'Smaller letters'),
    answer: says('85 %'),
  },
  {
    name: 'Code to scan',
    first: 'touch',
    goesOn: true,
    path: OPERATOR,
    control: (page) => button(page, 'Code to scan'),
    answer: (page) => page.getByRole('img', { name: 'Code to scan' }),
  },
];

const ELSEWHERE: readonly Live[] = [
  {
    name: 'Print',
    first: 'keyboard',
    path: PLAYLIST,
    control: print,
    answer: (page) => entry(page, 'Print the whole playlist'),
  },
  {
    name: 'Print the whole playlist',
    path: PLAYLIST,
    before: (page) => openMenu(print(page), entry(page, 'Print the whole playlist')),
    control: (page) => entry(page, 'Print the whole playlist'),
    answer: html('[data-printed]'),
  },
  {
    name: 'Keep on this device',
    first: 'touch',
    path: PLAYLIST,
    control: (page) => button(page, 'Keep on this device'),
    answer: (page) => button(page, 'Keep it').or(button(page, 'Not now')).first(),
  },
  {
    name: 'Learn by heart, of a playlist',
    first: 'touch',
    path: PLAYLIST,
    control: (page) => button(page, 'Learn by heart'),
    answer: byHeart,
  },
  {
    name: 'Create the list',
    path: '/my/',
    before: (page) => page.getByLabel('Name of a new list').fill('Dawn'),
    control: (page) => button(page, 'Create the list'),
    answer: says('The list “Dawn” is created.'),
  },
  {
    name: 'Save a copy',
    path: '/my/',
    control: (page) => button(page, 'Save a copy'),
    answer: says('There is nothing to save yet.'),
  },
  {
    name: 'a list of one’s own',
    path: '/my/',
    before: withPlace,
    control: (page) => button(page, /Dusk/),
    answer: (page) => visible(page.getByRole('link', { name: 'Start reading' })),
  },
  {
    name: 'Learn by heart, of a list',
    path: '/my/',
    before: async (page) => {
      await withPlace(page);
      await openMenu(button(page, /Dusk/), button(page, 'Learn by heart'));
    },
    control: (page) => button(page, 'Learn by heart'),
    answer: byHeart,
  },
  {
    name: 'a verse to be said again',
    first: 'keyboard',
    path: '/my/',
    before: withPlace,
    control: (page) => page.locator('[data-due] a'),
    answer: byHeart,
  },
  {
    name: 'Stop learning',
    path: '/my/',
    before: withPlace,
    control: (page) => button(page, 'Stop learning Thodudaiya Seviyan'),
    answer: says('No longer learned: Thodudaiya Seviyan.'),
  },
  {
    name: 'Remove mark',
    path: '/my/',
    before: withPlace,
    control: (page) => button(page, 'Remove mark from Tiruppavai'),
    answer: says('No longer marked: Tiruppavai.'),
  },
  {
    name: 'Clear everything',
    path: '/my/',
    before: withPlace,
    control: (page) => button(page, 'Clear everything'),
    answer: (page) => button(page, 'Yes, clear everything'),
  },
  {
    name: 'Save this list',
    path: SHARED,
    control: (page) => button(page, 'Save this list'),
    answer: says(/^The list is saved in/),
  },
  {
    name: 'Learn by heart, of a shared list',
    path: SHARED,
    control: (page) => button(page, 'Learn by heart'),
    answer: byHeart,
  },
  {
    name: 'the language of a song in a list',
    path: SHARED,
    control: (page) => page.getByLabel('Language of Saha Navavatu'),
    choose: 'English',
    byKeyOnly: true,
    answer: (page) => visible(page.locator('a[href="/file/Upanishads/ENG/000%20Saha%20Navavatu.txt/"]')),
  },
  {
    name: 'Send',
    path: '/support/',
    before: async (page) => {
      await page.getByLabel('Name').fill('A reader');
      await page.getByLabel('Comments').fill('Thank you');
    },
    control: (page) => button(page, 'Send'),
    answer: says('Thank you'),
  },
  {
    name: 'Count my page loads and presses',
    path: '/privacy/',
    control: (page) => page.getByRole('switch', { name: 'Count my page loads and presses' }),
    answer: says('Nothing you do on this device is counted.'),
  },
  {
    name: 'Clear all of it',
    first: 'touch',
    path: '/privacy/',
    before: withPlace,
    control: (page) => button(page, 'Clear all of it'),
    answer: says(/^Cleared: /),
  },
];

export const LIVE: readonly Live[] = [...ON_TEXT, ...ON_HOME, ...ON_SCREEN, ...ELSEWHERE];

/** Controls of one kind, each with another name: one of them in the table stands for all. */
export const KINDS = [
  '.locale ul button',
  '[data-queued]',
  '[data-key^="unmark:"]',
  '.songs select',
  '.show li button',
] as const;

/** Does what the row of a table says. */
export async function pressLive({ control, key, choose }: Live, page: Page, way: Way): Promise<void> {
  if (choose !== undefined) await control(page).selectOption(choose);
  else await press(control(page), way, key);
}

/** Presses as a reader does. */
export async function press(control: Locator, way: Way, key = 'Enter'): Promise<void> {
  if (way === 'touch') return control.tap();
  await control.focus();
  await control.page().keyboard.press(key);
}
