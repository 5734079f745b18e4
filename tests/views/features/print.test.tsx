import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { TitlePage } from '#features/print/booklet.tsx';
import { PrintPlaylistMenu } from '#features/print/PrintPlaylist.island.tsx';
import css from '#features/print/print.css?inline';
import { PlaylistSheet } from '#features/print/read-playlist.tsx';
import { SongSheet } from '#features/print/SongSheet.tsx';
import { VerseText } from '#features/reading/index.ts';
import { adopt } from '#ui/adopt.ts';

describe('the menu Print of a playlist', () => {
  const opened = async (hasSongs: boolean, said = '') => {
    const onPage = vi.fn();
    const onBooklet = vi.fn();
    const screen = await render(
      <PrintPlaylistMenu
        said={{ words: said }}
        hasSongs={hasSongs}
        onPage={onPage}
        onBooklet={onBooklet}
        onClose={vi.fn()}
      />,
    );
    await screen.getByText('Print', { exact: true }).click();
    return { screen, onPage, onBooklet };
  };

  test('prints the page, or all of its songs', async () => {
    const { screen, onPage, onBooklet } = await opened(true);
    await screen.getByRole('button', { name: 'Print this page' }).click();
    await screen.getByRole('button', { name: 'Print the whole playlist' }).click();
    expect(onPage).toHaveBeenCalledOnce();
    expect(onBooklet).toHaveBeenCalledOnce();
  });

  test('offers no booklet where there are no songs, and says what happens', async () => {
    const { screen } = await opened(false, 'Three songs are there.');
    expect(screen.getByRole('button').elements()).toHaveLength(1);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Three songs are there.');
  });
});

describe('a sheet of paper', () => {
  const column = (name: string, lang: string, words: readonly string[]) => ({
    name,
    lang,
    dir: 'ltr',
    form: 'verse' as const,
    stanzas: words.map((word, at) => ({ content: <p>{word}</p>, row: at + 1, numbered: false })),
  });
  const song = {
    names: [{ text: 'காப்பு', lang: 'ta' }, { text: 'Kappu' }],
    about: 'Song No 1',
    link: 'https://nama.test/file/a%20b/',
  };

  test('of a song has its name in both its lines, its stanzas and its address to be read', async () => {
    const screen = await render(<SongSheet {...song} columns={[column('Tamil', 'ta', ['ஒன்று', 'இரண்டு'])]} />);
    const [own, name] = screen.getByRole('heading').element().children;
    expect([own?.textContent, own?.getAttribute('lang'), name?.textContent]).toEqual(['காப்பு', 'ta', 'Kappu']);
    expect(document.querySelector('.words')?.getAttribute('lang')).toBe('ta');
    expect(
      screen
        .getByRole('paragraph')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Song No 1', 'ஒன்று', 'இரண்டு', 'https://nama.test/file/a b/']);
  });

  test('has a third of a line where the source has an empty one within a verse, and the words as they are', async () => {
    adopt(css.replaceAll('@media print', '@media screen'));
    const text = '1. ஒன்று\n\nஇரண்டு\n\n2. மூன்று';
    const stanzas = [{ content: <VerseText text={text} />, row: 0, numbered: true }];
    await render(<SongSheet {...song} columns={[{ ...column('Tamil', 'ta', []), stanzas }]} />);
    const words = document.querySelector('.words');
    expect(words?.textContent).toBe(text);
    const gap = words?.querySelector('.gap')?.getBoundingClientRect().height ?? 0;
    expect(gap / Number.parseFloat(getComputedStyle(words as Element).lineHeight)).toBeCloseTo(1 / 3, 1);
  });

  test('of two languages has a verse beside its own', async () => {
    const columns = [column('Tamil', 'ta', ['ஒன்று', 'இரண்டு']), column('English', 'en', ['One', 'Two'])];
    const screen = await render(<SongSheet {...song} columns={columns} />);
    const rows = screen.getByRole('row').elements();
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Tamil', 'English'],
      ['ஒன்று', 'One'],
      ['இரண்டு', 'Two'],
    ]);
  });

  test('of contents leads to each song, and says which could not be loaded', async () => {
    const songs = [
      { names: [{ text: 'Kappu' }], about: 'Song No 1 · Tamil', id: 'song-1' },
      { names: [{ text: 'Pavai' }], about: null, id: '' },
    ];
    const screen = await render(<TitlePage title="Dawn" lang="" link="https://nama.test/playlist/1/" songs={songs} />);
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', '#song-1');
    await expect.element(screen.getByText('2 songs')).toBeVisible();
    await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent('Pavai could not be loaded');
  });

  test('of a playlist has the addresses of its links as notes', async () => {
    const notes = ['https://nama.test/file/a%20b/', 'https://elsewhere.example/'];
    const screen = await render(
      <PlaylistSheet title="Dawn" titleLang="" about="Playlist ID: 1" content={<p>Words</p>} notes={notes} link="" />,
    );
    expect(
      screen
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['https://nama.test/file/a b/', 'https://elsewhere.example/']);
  });
});
