import { createRef, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HomeView } from '#features/home/HomeView.tsx';
import { LanguageCounts } from '#features/home/LanguageCounts.tsx';
import type { List } from '#features/home/list.ts';
import { SongGrid } from '#features/home/SongGrid.tsx';
import { SongRow } from '#features/home/SongRow.tsx';
import { SortToggle } from '#features/home/SortToggle.tsx';
import type { HomeAction } from '#features/home/state.ts';
import type { Elsewhere, FoundSong, HomeState, ShownPlace, ShownRow } from '#features/search/index.ts';
import type { FolderSummary } from '#schemas/catalogue.ts';

const path = (n: number) => `/file/Puranas/TAM/${n}%20Song.txt/`;
const row = (n: number): ShownRow => ({ path: path(n), name: `Song ${n}`, songNo: n, missing: false, marks: [] });

const language = (code: string, label: string, count: number) => ({
  code,
  label,
  path: `/file/Puranas/${code}/`,
  count,
});
const puranas: FolderSummary = {
  name: 'Puranas',
  label: 'Puranas',
  path: '/file/Puranas/',
  columns: '/catalogue/puranas.json',
  languages: [language('SAN', 'Sanskrit', 7), language('TAM', 'Tamil', 1240)],
};
const gita: FolderSummary = {
  name: 'Gita',
  label: 'Bhagavad Gita',
  own: { name: 'भगवद्गीता', lang: 'sa' },
  path: '/file/Gita/',
  columns: '/catalogue/gita.json',
  languages: [language('SAN', 'Sanskrit', 18)],
};

const state: HomeState = { folder: 'Puranas', language: 'TAM', q: '', find: '', sort: 'off' };
const list: List = {
  id: 1,
  folder: 'Puranas',
  language: 'TAM',
  total: 2,
  rows: [row(1), row(2)],
  places: [],
  also: [],
  similar: { places: [], songs: [] },
  anywhere: 2,
  phase: 'ready',
};

const onAction = vi.fn<(action: HomeAction) => void>();
const onLeave = vi.fn();
const onChooseFolder = vi.fn<(folder: string) => void>();
const onRetry = vi.fn();
const onStop = vi.fn();

const field = createRef<HTMLInputElement>();

const onChoosePlace = vi.fn<(place: Elsewhere) => void>();

const homeOf = (more: { state?: Partial<HomeState>; list?: Partial<List>; inTexts?: ReactNode } = {}) => (
  <HomeView
    folders={[puranas, gita]}
    state={{ ...state, ...more.state }}
    list={{ ...list, ...more.list }}
    field={field}
    onAction={onAction}
    onMore={() => undefined}
    onRetry={onRetry}
    onStop={onStop}
    onLeave={onLeave}
    onListKey={() => undefined}
    onChooseFolder={onChooseFolder}
    onChoosePlace={onChoosePlace}
    inTexts={more.inTexts}
    under={null}
  />
);
const home = (more?: Parameters<typeof homeOf>[0]) => render(homeOf(more));

beforeEach(() => void vi.clearAllMocks());

/** Home with its controls unfolded, as on a phone. */
async function unfolded() {
  const screen = await home();
  await screen.getByRole('button', { name: /^Collection, language, sort/ }).click();
  return screen;
}

describe('Home', () => {
  test('shows the songs of the folder under its name', async () => {
    const screen = await home();
    const section = screen.getByRole('region', { name: 'Puranas' });
    await expect.element(section.getByRole('link', { name: /Song 2/ })).toHaveAttribute('href', path(2));
  });

  test('has a plate for each collection, that of the list marked; a press chooses it', async () => {
    const screen = await home();
    const plates = screen.getByRole('navigation', { name: 'Collections' });
    await expect.element(plates.getByRole('link', { name: /^Puranas/ })).toHaveAttribute('aria-current', 'true');
    const gitaPlate = plates.getByRole('link', { name: /Bhagavad Gita/ });
    await expect.element(gitaPlate).toHaveAttribute('href', gita.path);
    await expect.element(gitaPlate).toHaveTextContent('भगवद्गीता Bhagavad Gita 18 songs Sanskrit');
    await gitaPlate.click();
    expect(onChooseFolder.mock.calls).toEqual([['Gita']]);
  });

  test('says what is set in one button that folds the controls', async () => {
    const screen = await home({ state: { sort: 'desc', find: 'om' } });
    const fold = screen.getByRole('button', {
      name: 'Collection, language, sort Puranas · Tamil · “om” · High to Low',
    });
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    await fold.click();
    await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  });

  test('asks for what is typed, letter by letter, and goes on to the list by Enter and by the arrow', async () => {
    const screen = await home();
    await screen.getByRole('textbox', { name: 'Search by Song Number or Name' }).click();
    await userEvent.keyboard('si');
    expect(onAction.mock.calls).toEqual([[{ type: 'search', q: 's' }], [{ type: 'search', q: 'si' }]]);
    await userEvent.keyboard('{Enter}');
    expect(onLeave).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowDown}');
    expect(onLeave).toHaveBeenCalledTimes(2);
  });

  test('chooses a folder, and the first one that its filter leaves', async () => {
    const screen = await unfolded();
    await screen.getByRole('combobox', { name: 'Collection' }).selectOptions('Bhagavad Gita');
    await screen.getByRole('textbox', { name: 'Filter collections' }).fill('gita');
    const folder = { type: 'folder', folder: 'Gita' };
    expect(onAction.mock.calls).toEqual([[folder], [folder]]);
    await screen.getByRole('textbox', { name: 'Filter collections' }).fill('zzz');
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('No collection has this in its name.');
    await expect.element(screen.getByRole('combobox', { name: 'Collection' })).toHaveDisplayValue('Puranas');
  });

  test('folds the languages and the file filter away', async () => {
    const screen = await unfolded();
    const panel = screen.getByRole('button', { name: 'Language Tamil' });
    await expect.element(panel).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('textbox', { name: 'Filter languages' }).query()).toBeNull();
    await panel.click();
    await screen.getByRole('combobox', { name: 'Language' }).selectOptions('Sanskrit');
    expect(onAction).toHaveBeenLastCalledWith({ type: 'language', language: 'SAN' });
    await screen.getByRole('button', { name: 'In this list Search Files' }).click();
    await screen.getByRole('textbox', { name: 'Search Files' }).fill('x');
    expect(onAction).toHaveBeenLastCalledWith({ type: 'find', find: 'x' });
  });

  test('says why there is nothing, and brings all songs back with the focus in the search', async () => {
    const screen = await home({ state: { q: 'zz' }, list: { total: 0, rows: [], anywhere: 0 } });
    await expect.element(screen.getByText('No songs matching "zz" found.')).toBeVisible();
    await screen.getByRole('button', { name: 'Show all songs' }).click();
    expect(onAction).toHaveBeenLastCalledWith({ type: 'search', q: '' });
    expect(document.activeElement).toBe(field.current);
  });

  test('says that no song of the list matches, though a collection or a playlist does', async () => {
    const playlist: ShownPlace = { kind: 'playlist', path: '/playlist/3/', label: 'Agni in Days', count: null };
    const none = { total: 0, rows: [], places: [playlist] };
    const screen = await home({ state: { q: 'agni' }, list: { ...none, anywhere: 7 } });
    await expect.element(screen.getByText('No files matching "agni" found in Puranas/Tamil.')).toBeVisible();
    await screen.unmount();
    const later = await home({ state: { q: 'days' }, list: { ...none, anywhere: 0 } });
    await expect.element(later.getByText('No songs matching "days" found.')).toBeVisible();
  });

  test('leads to where else the query matches, and to more such places by a press, whose focus goes to the first of these', async () => {
    const also = Array.from({ length: 9 }, (_, at) => ({ folder: 'Gita', language: 'SAN', count: at + 1 }));
    const screen = await home({ state: { q: 'siva' }, list: { also } });
    const elsewhere = screen.getByRole('region', { name: 'Also in' });
    await elsewhere.getByRole('button', { name: '3 more' }).click();
    await expect.element(elsewhere.getByRole('button', { name: 'Bhagavad Gita, Sanskrit 7' })).toHaveFocus();
    await elsewhere.getByRole('button', { name: 'Bhagavad Gita, Sanskrit 3' }).click();
    expect(onChoosePlace.mock.calls).toEqual([[also[2]]]);
  });

  test('says in both languages that the catalogue cannot be loaded, and tries again', async () => {
    const screen = await home({ list: { phase: 'failed' } });
    const alert = screen.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Please come back later or try again after some time.');
    await expect.element(alert).toMatchTextContent('कृपया बाद में आएँ');
    await alert.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field.current);
  });

  test('says that the catalogue cannot be read, and leaves the list of the page', async () => {
    const screen = await home({ list: { phase: 'malformed' } });
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Received invalid data format from server.');
    await expect.element(screen.getByRole('link', { name: /Song 2/ })).toBeVisible();
    await screen.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('says that the catalogue is on its way, and that more may be found', async () => {
    const screen = await home({ list: { phase: 'loading' } });
    await expect.element(screen.getByText('Loading the catalogue…')).toBeVisible();
    await screen.unmount();
    const later = await home({ list: { phase: 'searching' } });
    await expect.element(later.getByText('Looking for similar names…')).toBeInTheDocument();
  });
});

describe('a wait for the catalogue that does not end', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('is said to be long after a while, and is ended by the reader, with the focus in the search', async () => {
    const screen = await home({ list: { phase: 'loading' } });
    expect(screen.getByRole('button', { name: 'Cancel' }).query()).toBeNull();
    vi.advanceTimersByTime(10_000);
    await expect.element(screen.getByText('This takes longer than usual.')).toBeVisible();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    expect(onStop).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field.current);
  });

  test('leaves the focus to the search too where it ends by itself', async () => {
    const screen = await home({ list: { phase: 'loading' } });
    vi.advanceTimersByTime(10_000);
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await expect.element(cancel).toBeVisible();
    (cancel.element() as HTMLElement).focus();
    await screen.rerender(homeOf({}));
    expect(document.activeElement).toBe(field.current);
  });
});

describe('a song of the list', () => {
  const song = (more: Partial<ShownRow>) =>
    render(
      <ol className="songs" role="list">
        <SongRow row={{ ...row(3), ...more }} language="Tamil" place={3} total={120} />
      </ol>,
    );

  test('is one link, named by its number, name and language', async () => {
    const screen = await song({});
    await expect.element(screen.getByRole('link', { name: 'Song No 3 Song 3 Tamil' })).toHaveAttribute('href', path(3));
    await expect.element(screen.getByRole('listitem')).toHaveAttribute('aria-setsize', '120');
    await expect.element(screen.getByRole('listitem')).toHaveAttribute('aria-posinset', '3');
  });

  test('says where it has no number, and no text', async () => {
    const screen = await song({ songNo: null, missing: true });
    await expect.element(screen.getByRole('link', { name: /Song No N\/A Song 3 ?Not available Tamil/ })).toBeVisible();
  });
});

describe('the list', () => {
  test('however long, has the first songs, and asks for the next ones when the reader comes near their end', async () => {
    const onMore = vi.fn();
    const rows = Array.from({ length: 60 }, (_, at) => row(at + 1));
    const grid = (count: number) => (
      <SongGrid total={34_000} rows={rows.slice(0, count)} language="Tamil" onMore={onMore} />
    );
    const screen = await render(grid(30));
    await expect.element(screen.getByRole('link', { name: /Song 30 / })).toBeInTheDocument();
    expect(document.querySelectorAll('li').length).toBe(30);
    const toEnd = () => scrollTo(0, document.documentElement.scrollHeight);
    toEnd();
    await vi.waitFor(() => expect(onMore).toHaveBeenLastCalledWith(30), { timeout: 15_000 });
    await screen.rerender(grid(60));
    await expect.element(screen.getByRole('listitem').last()).toHaveAttribute('aria-posinset', '60');
    toEnd();
    await vi.waitFor(() => expect(onMore).toHaveBeenLastCalledWith(60), { timeout: 15_000 });
  });

  test('asks for nothing more once all songs are there', async () => {
    const onMore = vi.fn();
    const rows = Array.from({ length: 3 }, (_, at) => row(at + 1));
    await render(<SongGrid total={3} rows={rows} language="Tamil" onMore={onMore} />);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(onMore).not.toHaveBeenCalled();
  });
});

describe('the languages of a folder', () => {
  test('stand with their counts, the most songs first, the one on show marked', async () => {
    const screen = await render(<LanguageCounts folder={puranas} current="SAN" onChoose={() => undefined} />);
    const links = screen.getByRole('navigation', { name: 'Song Counts by Language' }).getByRole('link');
    expect(links.elements().map((link) => link.textContent)).toEqual(['Tamil 1,240', 'Sanskrit 7']);
    await expect.element(links.nth(1)).toHaveAttribute('aria-current', 'true');
  });

  test('are chosen in place, and opened in another tab by the keys for that', async () => {
    const onChoose = vi.fn();
    const opened = vi.fn((event: Event) => event.preventDefault());
    const screen = await render(<LanguageCounts folder={puranas} current="TAM" onChoose={onChoose} />);
    const link = screen.getByRole('link', { name: /Sanskrit/ });
    await link.click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('SAN');
    document.addEventListener('click', opened, { once: true });
    await link.click({ modifiers: ['Control'] });
    expect(opened).toHaveBeenCalledOnce();
    expect(onChoose).toHaveBeenCalledOnce();
  });
});

describe('the sorting', () => {
  test.each([
    ['off', 'Sort by Song Number'],
    ['asc', 'Sort by Song Number Low to High'],
    ['desc', 'Sort by Song Number High to Low'],
  ] as const)('%s is said by its button, which is pressed in none', async (order, name) => {
    const screen = await render(<SortToggle order={order} onAction={onAction} />);
    const toggle = screen.getByRole('button', { name: /^Sort/ });
    await expect.element(toggle).toHaveAccessibleName(name);
    await expect.element(toggle).not.toHaveAttribute('aria-pressed');
    await toggle.click();
    expect(onAction).toHaveBeenCalledExactlyOnceWith({ type: 'sort' });
  });

  test('goes by a button of its own, which leaves the focus to the other', async () => {
    const screen = await render(<SortToggle order="asc" onAction={onAction} />);
    await screen.getByRole('button', { name: 'Clear sorting' }).click();
    expect(onAction).toHaveBeenCalledExactlyOnceWith({ type: 'unsort' });
    await expect.element(screen.getByRole('button', { name: /^Sort/ })).toHaveFocus();
  });
});

describe('what a search finds beside songs', () => {
  const place: ShownPlace = {
    kind: 'folder',
    path: '/file/Gita/',
    label: 'Bhagavad Gita',
    own: { name: 'भगवद्गीता', lang: 'sa' },
    count: 18,
  };
  const playlist: ShownPlace = { kind: 'playlist', path: '/playlist/3/', label: 'Gita in Eighteen Days', count: null };
  const song: FoundSong = { ...row(7), folder: 'Puranas', language: 'Tamil' };

  test('are collections and playlists, by their names in their own script', async () => {
    const screen = await home({ list: { id: 2, places: [place, playlist] } });
    const links = screen.getByRole('list', { name: 'Collections, playlists and more' }).getByRole('link');
    expect(links.elements().map((link) => link.textContent)).toEqual([
      'भगवद्गीता Bhagavad Gita 18 songs',
      ' Gita in Eighteen Days Playlist',
    ]);
    const found = screen.getByRole('list', { name: 'Collections, playlists and more' });
    await expect.element(found.getByText('भगवद्गीता')).toHaveAttribute('lang', 'sa');
  });

  test('are similar names, under a heading that says so, each with its place', async () => {
    const screen = await home({
      state: { q: 'siv' },
      list: { id: 2, total: 0, rows: [], anywhere: 0, similar: { places: [place], songs: [song] } },
    });
    const similar = screen.getByRole('region', { name: 'Similar names' });
    await expect
      .element(similar.getByRole('link', { name: /Song 7 .*Puranas, Tamil/ }))
      .toHaveAttribute('href', path(7));
    await expect.element(similar.getByRole('link', { name: /Bhagavad Gita/ })).toBeVisible();
    await expect.element(screen.getByText(/^No songs matching/)).toBeInTheDocument();
  });

  test('stand before the specified sentence, and that before the list that has none of them; after it where the list has songs', async () => {
    const order = async (total: number) => {
      const screen = await home({
        state: { q: 'siv' },
        list: { total, rows: total > 0 ? [row(1)] : [], anywhere: total, similar: { places: [place], songs: [] } },
        inTexts: <h2>In the texts</h2>,
      });
      const texts = [...screen.container.querySelectorAll('h2, .message p, ol.songs')].map((each) => each.textContent);
      await screen.unmount();
      return texts.filter((text) => text !== '');
    };
    const sentence = 'No songs matching "siv" found.';
    expect(await order(0)).toEqual(['In the texts', 'Similar names', sentence, expect.stringContaining('Puranas')]);
    expect((await order(1)).slice(-2)).toEqual(['In the texts', 'Similar names']);
  });

  test('never stand under the heading of another place: it is that of the rows', async () => {
    const screen = await home({ state: { folder: 'Gita', language: 'SAN' } });
    await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Puranas');
  });
});
