import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CopyOrClear } from '#features/my-place/CopyOrClear.tsx';
import { Marks } from '#features/my-place/Marks.tsx';
import { MyPlace } from '#features/my-place/MyPlace.island.tsx';
import { EMPTY_PLACE } from '#features/my-place/my-place.ts';
import { Recent } from '#features/my-place/Recent.tsx';
import { Told } from '#features/my-place/Told.tsx';
import { DRAFTS_KEY, MARKS_KEY, TOLD_KEY } from '#schemas/storage-keys.ts';
import { path, renderKept, song } from './kept.tsx';

const verse = { id: 'v3.0123abcd', says: '3' };

describe('what was read last', () => {
  test('begins with the song to go on with, at the verse where it was left', async () => {
    const screen = await render(<Recent songs={[{ ...song(1), at: 5, verse }]} />);
    const section = screen.getByRole('region', { name: 'Recently read' });
    const place = `${path(1)}#${verse.id}`;
    await expect.element(section.getByRole('link', { name: /^Continue: Song 1/ })).toHaveAttribute('href', place);
    await expect.element(section.getByRole('listitem').getByRole('link')).toHaveAttribute('href', place);
    await expect.element(section.getByText('Stopped at verse 3')).toBeVisible();
  });

  test('says what will stand there', async () => {
    const screen = await render(<Recent songs={[]} />);
    await expect.element(screen.getByText(/^Songs you open appear here/)).toBeVisible();
  });
});

describe('my place where the browser keeps nothing', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const refuse = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });

  test('says so and what it means, and offers nothing that could not be kept', async () => {
    localStorage.clear();
    refuse();
    const screen = await render(<MyPlace />);
    await expect.element(screen.getByRole('note')).toMatchTextContent(/stores nothing .* Allow the site to store data/);
    expect(screen.container.textContent).not.toMatch(/Songs you open appear here|Create the list/);
  });

  test('shows all the same what it has kept before', async () => {
    const marks = [{ ...song(1), at: 7, verses: [] }];
    localStorage.setItem(MARKS_KEY, JSON.stringify(marks));
    refuse();
    const screen = await render(<MyPlace />);
    dispatchEvent(new StorageEvent('storage', { key: MARKS_KEY })); // an earlier test's place may be remembered
    await expect.element(screen.getByRole('note')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: /Song 1/ })).toBeVisible();
  });

  test('says nothing of it where it keeps', async () => {
    localStorage.clear();
    const screen = await render(<MyPlace />);
    dispatchEvent(new StorageEvent('storage', { key: MARKS_KEY }));
    await expect.element(screen.getByText(/^Songs you open appear here/)).toBeVisible();
    expect(screen.getByRole('note').query()).toBeNull();
    expect(localStorage.length).toBe(0);
  });
});

describe('marks', () => {
  const marks = [{ ...song(1), at: 7, verses: [{ ...verse, words: 'Thodu', at: 1 }] }];
  const view = () => renderKept({ marks }, (place) => <Marks songs={place.marks} />);

  test.each(['Song 1', 'verse 3 of Song 1'])('are taken from %s, and brought back, by keys alone', async (what) => {
    const screen = await view();
    const button = screen.getByRole('button', { name: `Remove mark from ${what}`, exact: true });
    await button.click();
    await expect.element(screen.getByText(`No longer marked: ${what}.`)).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    await expect.element(undo).toHaveFocus();
    await expect.element(undo).toHaveAccessibleDescription(`No longer marked: ${what}.`);
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Undo' }).query()).toBeNull();
  });

  test('stay, with the reason in words, where the browser keeps nothing more', async () => {
    const screen = await view();
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await screen.getByRole('button', { name: 'Remove mark from Song 1', exact: true }).click();
    await expect.element(screen.getByRole('status')).toMatchTextContent('This browser stores nothing more');
    expect(screen.getByRole('button', { name: 'Undo' }).query()).toBeNull();
    full.mockRestore();
  });
});

test('a told mistake is taken from here, and brought back, by keys alone', async () => {
  const told = { ...song(1), verse, before: 'a', after: 'b', at: Date.now(), message: 'm1', fate: 'library' as const };
  const screen = await renderKept({ told: [told] }, (place) => <Told told={place.told} />);
  const button = screen.getByRole('button', { name: 'Remove the mistake told of verse 3 of Song 1' });
  await button.click();
  const undo = screen.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await expect.element(undo).toHaveAccessibleDescription('Removed: the mistake told of verse 3 of Song 1.');
  expect(localStorage.getItem(TOLD_KEY)).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  await expect.element(screen.getByText('verse 3 · In the library')).toBeVisible();
});

describe('keeping', () => {
  const recent = [{ ...song(1), at: 5, verse: null }];
  const view = (kept: Parameters<typeof renderKept>[0] = { recent }) =>
    renderKept(kept, (place) => <CopyOrClear place={place} />);

  test('asks before it clears, with the focus on the answer that keeps all', async () => {
    const screen = await view();
    await screen.getByRole('button', { name: 'Clear everything', exact: true }).click();
    await expect.element(screen.getByRole('group', { name: 'Clear all of it from this device?' })).toBeVisible();
    await expect.element(screen.getByText(/1 recently read song, 0 marks, 0 lists/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'No, keep it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Clear everything', exact: true })).toHaveFocus();
    expect(screen.getByRole('group').query()).toBeNull();
  });

  test('clears everything, and brings it back', async () => {
    const screen = await view();
    await screen.getByRole('button', { name: 'Clear everything', exact: true }).click();
    await screen.getByRole('button', { name: 'Yes, clear everything' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Everything is cleared.');
    await expect.element(screen.getByRole('button', { name: 'Clear everything', exact: true })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Everything is back.');
    await expect.element(screen.getByRole('button', { name: 'Clear everything', exact: true })).toHaveFocus();
  });

  test('clears what was typed about a mistake and not sent, and brings it back', async () => {
    const draft = '[{"of":"/file/a/TAM/b/#v1.00000000","words":"a","note":"","source":""}]';
    await renderKept({}, () => null);
    localStorage.setItem(DRAFTS_KEY, draft);
    const screen = await render(<CopyOrClear place={EMPTY_PLACE} />);
    await screen.getByRole('button', { name: 'Clear everything', exact: true }).click();
    await screen.getByRole('button', { name: 'Yes, clear everything' }).click();
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Everything is back.');
    expect(localStorage.getItem(DRAFTS_KEY)).toBe(draft);
  });

  test('has nothing to clear or save while nothing is kept', async () => {
    const screen = await view({});
    await expect.element(screen.getByRole('button', { name: 'Clear everything' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Save a copy' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('There is nothing to save yet.');
  });

  test('says what is wrong with a file that is no copy', async () => {
    const screen = await view();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no field for a file.');
    await userEvent.upload(input, new File(['a poem'], 'poem.txt'));
    await expect.element(screen.getByRole('status')).toMatchTextContent('This file is not a copy of My place.');
  });
});
