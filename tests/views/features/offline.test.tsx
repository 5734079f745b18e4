import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConfirmKeep } from '#features/offline/ConfirmKeep.tsx';
import KeepSong from '#features/offline/KeepSong.tsx';
import { KeptItemRow } from '#features/offline/KeptItemRow.tsx';
import type { KeptItem } from '#features/offline/kept.ts';

const ITEM: KeptItem = {
  ...{ id: 'pack:/file/Puranas/TAM/', name: 'Puranas', label: 'Tamil', href: '/file/Puranas/TAM/' },
  ...{ packs: [], songs: 847, bytes: 6_600_000, state: 'whole', checked: Date.UTC(2026, 10, 23, 12), seen: 1, at: 1 },
};
const WHOLE = { songs: 847, ofSongs: 847, bytes: 6_600_000, ofBytes: 6_600_000, gone: 0 };
const NOTHING_NEW = { changed: 0, added: 0, gone: 0, bytes: 0 };
const nothing = () => undefined;

const asked = { songs: 847, bytes: 6_600_000, packed: 844_000, missing: 0, item: ITEM };

describe('the question before anything is kept', () => {
  const view = (props: Partial<Parameters<typeof ConfirmKeep>[0]>) =>
    render(<ConfirmKeep answer={asked} isMetered={false} room={null} onKeep={nothing} onCancel={nothing} {...props} />);

  test('says how much it takes, on the device and on the line', async () => {
    const onKeep = vi.fn();
    const screen = await view({ onKeep });
    const words = '847 songs: 6.6 MB on this device, about 844 KB to download.';
    await expect.element(screen.getByText(words)).toBeVisible();
    await screen.getByRole('button', { name: 'Keep it' }).click();
    expect(onKeep).toHaveBeenCalledOnce();
  });

  test('warns of a connection that may cost, of too little room, and of songs that the library does not have', async () => {
    const screen = await view({ isMetered: true, room: 2_000_000, answer: { ...asked, missing: 2 } });
    await expect.element(screen.getByText(/^Your connection may charge for data/)).toBeVisible();
    await expect.element(screen.getByText(/^There is room for about 2.0 MB on this device/)).toBeVisible();
    await expect.element(screen.getByText(/^2 songs are left out/)).toBeVisible();
  });

  test.each([
    ['no-index', 'The size could not be checked.'],
    ['cannot', 'This browser cannot keep texts here'],
    ['not-stored', 'This browser stores nothing more for the library'],
  ] as const)('says why it cannot be kept (%s), and offers only to leave it', async (answer, words) => {
    const screen = await view({ answer });
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words);
    expect(
      screen
        .getByRole('button')
        .elements()
        .map((button) => button.textContent),
    ).toEqual(['Not now']);
  });

  test('is in a dialog left by its one button that closes it', async () => {
    await render(
      <>
        <link rel="canonical" href="/file/Puranas/TAM/1%20Kappu.txt/" />
        <h1>
          <span>Kappu</span>
        </h1>
      </>,
    );
    const screen = await render(<KeepSong onClose={nothing} />);
    const dialog = screen.getByRole('dialog', { name: 'Keep on this device' });
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    const words = dialog.getByRole('button').elements();
    expect(words.map((button) => button.textContent)).toEqual(['Close']);
  });

  test('offers nothing where there is no text', async () => {
    const screen = await view({ answer: { ...asked, songs: 0, missing: 3 } });
    await expect.element(screen.getByText('There is no text here that could be kept.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep it' }).query()).toBeNull();
  });
});

describe('a kept item', () => {
  const row = (props: Partial<Parameters<typeof KeptItemRow>[0]>) => (
    <KeptItemRow
      item={ITEM}
      progress={undefined}
      ending={undefined}
      inspection={{ measure: WHOLE, offer: NOTHING_NEW }}
      shown="yes"
      onAct={nothing}
      {...props}
    />
  );
  const view = (props: Parameters<typeof row>[0]) => render(row(props));

  test('says how much of it was read back, and of which day it is', async () => {
    const screen = await view({});
    await expect.element(screen.getByText('847 of 847 songs, as of 23 November 2026, 6.6 MB.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Remove from this device: Puranas' })).toBeVisible();
  });

  test('says nothing of how much there is before it was read back', async () => {
    const screen = await view({ inspection: null });
    await expect.element(screen.getByText('Checking what is kept…')).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/847/);
  });

  test('offers to bring what the browser has cleared', async () => {
    const onAct = vi.fn();
    const screen = await view({ onAct, inspection: { measure: { ...WHOLE, songs: 838 }, offer: NOTHING_NEW } });
    await expect.element(screen.getByText(/^838 of 847 songs are here, as of 23 November 2026/)).toBeVisible();
    await screen.getByRole('button', { name: 'Download them again' }).click();
    expect(onAct).toHaveBeenCalledWith('go-on');
  });

  test('says what is new, and what an update takes', async () => {
    const offer = { changed: 3, added: 1, gone: 0, bytes: 40_000 };
    const screen = await view({ inspection: { measure: WHOLE, offer } });
    await expect.element(screen.getByText('Changed in the library: 3 songs changed, 1 song added.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Update (40 KB)' })).toBeVisible();
  });

  test('brings with an update what the browser has cleared: one button does both', async () => {
    const offer = { changed: 3, added: 0, gone: 0, bytes: 40_000 };
    const screen = await view({ inspection: { measure: { ...WHOLE, songs: 838 }, offer } });
    await expect.element(screen.getByRole('button', { name: 'Update (40 KB)' })).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(2);
  });

  test('leaves what is gone from the library until the reader agrees', async () => {
    const screen = await view({ inspection: { measure: { ...WHOLE, gone: 2 }, offer: NOTHING_NEW } });
    await expect.element(screen.getByText(/^2 songs are no longer in the library/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Remove those songs' })).toBeVisible();
  });

  test('says so while what shows it without a connection is not there', async () => {
    const screen = await view({ shown: 'no' });
    await expect.element(screen.getByRole('note')).toMatchTextContent('you cannot read them offline yet');
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  const progress = { songs: 312, ofSongs: 847, bytes: 2_400_000, ofBytes: 6_600_000 };
  const coming = { ...ITEM, state: 'coming' } as const;

  test('on its way says how far, in songs and in bytes, to a screen reader at each quarter, and can be paused', async () => {
    const become = (done: Partial<typeof progress>) =>
      row({ item: coming, progress: { ...progress, ...done }, inspection: null });
    const screen = await render(become({}));
    const shown = () => document.querySelector('p[aria-hidden]')?.textContent;
    const said = () => document.querySelector('[role="status"]')?.textContent;
    const words = 'Downloading: 312 of 847 songs, 2.4 MB of 6.6 MB.';
    await expect.poll(said).toBe(words);
    expect(shown()).toBe(words);
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '2400000');
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    await screen.rerender(become({ songs: 400, bytes: 3_200_000 }));
    await expect.poll(shown).toMatch(/400 of 847/);
    expect(said()).toBe(words);
    await screen.rerender(become({ songs: 420, bytes: 3_300_000 }));
    await expect.poll(said).toBe('Downloading: 420 of 847 songs, 3.3 MB of 6.6 MB.');
    await screen.rerender(row({}));
    await expect.poll(said).toMatch(/^847 of 847 songs/);
  });

  test.each([
    ['no-connection', 'coming', 'The connection was lost after 312 of 847 songs.'],
    ['no-room', 'paused', 'This device has no room for all of it: 312 of 847 songs are here.'],
    ['altered', 'paused', 'The download was damaged twice: 312 of 847 songs are here.'],
    ['no-pack', 'paused', 'The library does not offer this any more.'],
    [undefined, 'paused', 'Paused at 312 of 847 songs.'],
  ] as const)('that was stopped (%s) says so and what to do', async (ending, state, words) => {
    const item = { ...ITEM, state };
    const screen = await view({
      item,
      ending,
      progress,
      inspection: { measure: { ...progress, gone: 0 }, offer: NOTHING_NEW },
    });
    await expect.element(screen.getByRole('status')).toMatchTextContent(words);
  });
});
