import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AddToListDialog } from '#features/my-place/lists/AddToList.tsx';
import { Lists } from '#features/my-place/lists/Lists.tsx';
import type { OwnList } from '#features/my-place/lists/lists.ts';
import { ListFault, SharedListView } from '#features/my-place/lists/SharedList.tsx';
import type { Stored } from '#features/my-place/store.browser.ts';
import { path, renderKept, song } from './kept.tsx';

const morning: OwnList = { id: 'morning1', name: 'Morning', songs: [song(1), song(2)], at: 1 };

describe('the lists of a reader', () => {
  const lists = (...kept: OwnList[]) => renderKept({ lists: kept }, (place) => <Lists lists={place.lists} />);

  test('are made by a name, and opened with the focus on them', async () => {
    const screen = await lists();
    await screen.getByRole('textbox', { name: 'Name of a new list' }).click();
    await userEvent.keyboard('Festival{Enter}');
    await expect.element(screen.getByRole('status')).toHaveTextContent('The list “Festival” is created.');
    const made = screen.getByRole('button', { name: /Festival/ });
    await expect.element(made).toHaveFocus();
    await expect.element(made).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByRole('textbox')).toHaveValue('');
  });

  test('are not made without one, and the focus goes to where it is to be written', async () => {
    const screen = await lists();
    await screen.getByRole('button', { name: 'Create the list' }).click();
    await expect.element(screen.getByRole('status')).toMatchTextContent('A list needs a name.');
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
  });

  test('are opened and folded, with the focus kept', async () => {
    const screen = await lists(morning);
    const fold = screen.getByRole('button', { name: /Morning/ });
    expect(screen.getByRole('link').query()).toBeNull();
    await fold.click();
    await expect.element(screen.getByRole('link', { name: 'Start reading' })).toHaveAttribute('href', path(1));
    await expect.element(fold).toHaveFocus();
    await fold.click();
    await expect.element(fold).toHaveFocus();
    expect(screen.getByRole('link').query()).toBeNull();
  });

  test('are put in order by buttons, which keep the focus at both ends; lose a song, and get it back where it was; are called by another name', async () => {
    const screen = await lists(morning);
    await screen.getByRole('button', { name: /Morning/ }).click();
    await screen.getByRole('button', { name: 'Change' }).click();
    await screen.getByRole('button', { name: 'Remove Song 1' }).click();
    await expect.element(screen.getByText('Removed: Song 1.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Remove Song 1' })).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: 'Start reading' })).toHaveAttribute('href', path(1));

    await expect.element(screen.getByRole('button', { name: 'Move Song 1 up' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Move Song 1 down' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Song 1 is number 2 of 2 now.');
    await expect.element(screen.getByRole('button', { name: 'Move Song 1 up' })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Move Song 1 down' })).toBeDisabled();

    await screen.getByRole('textbox', { name: 'Name of the list' }).fill('Evening');
    await screen.getByRole('button', { name: 'Rename' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('The list is called “Evening” now.');
    await expect.element(screen.getByRole('button', { name: /Evening/ })).toBeVisible();
  });

  test('are deleted, and brought back', async () => {
    const screen = await lists(morning);
    await screen.getByRole('button', { name: /Morning/ }).click();
    await screen.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('The list “Morning” is deleted.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: /Morning/ })).toHaveFocus();
  });

  test('are shared by a link, which stands there where it could not be copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValueOnce();
    const screen = await lists(morning);
    await screen.getByRole('button', { name: /Morning/ }).click();
    await screen.getByRole('button', { name: 'Copy the link' }).click();
    await expect.element(screen.getByRole('status')).toMatchTextContent('The link is copied');
    const link = await (await write.mock.calls[0]?.[0][0]?.getType('text/plain'))?.text();
    write.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await screen.getByRole('button', { name: 'Copy the link' }).click();
    await expect.element(screen.getByRole('status')).toMatchTextContent(link ?? 'a link');
  });
});

describe('the dialog that puts a song into lists', () => {
  const does = { onChange: vi.fn(), onMake: vi.fn(() => true), onNameless: vi.fn() };

  function Opener() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          More
        </button>
        {open && <AddToListDialog {...does} song={song(3)} lists={[morning]} said="" onClose={() => setOpen(false)} />}
      </>
    );
  }

  const opened = async () => {
    vi.clearAllMocks();
    const screen = await render(<Opener />);
    await screen.getByRole('button', { name: 'More' }).click();
    return { screen, dialog: screen.getByRole('dialog', { name: 'Add to a list' }) };
  };

  test('has a box for each list', async () => {
    const { dialog } = await opened();
    const box = dialog.getByRole('checkbox', { name: /Morning/ });
    await expect.element(box).not.toBeChecked();
    await box.click();
    expect(does.onChange).toHaveBeenCalledExactlyOnceWith(morning, true);
  });

  test('makes a list by its name, and says where it has none', async () => {
    const { dialog } = await opened();
    await dialog.getByRole('button', { name: 'Create the list with this song' }).click();
    expect(does.onNameless).toHaveBeenCalledOnce();
    await dialog.getByRole('textbox', { name: 'Name of a new list' }).fill('  Evening ');
    await userEvent.keyboard('{Enter}');
    expect(does.onMake).toHaveBeenCalledExactlyOnceWith('Evening');
    await expect.element(dialog.getByRole('textbox')).toHaveValue('');
  });

  test('gives the focus back when it is done', async () => {
    const { screen, dialog } = await opened();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });
});

describe('a shared list', () => {
  const does = { onStore: vi.fn(), onOpen: vi.fn(), onLanguage: vi.fn() };
  const languages = [
    { code: 'TAM', label: 'Tamil', path: path(1), name: 'Song 1' },
    { code: 'SAN', label: 'Sanskrit', path: path(1).replace('TAM', 'SAN'), name: 'Song 1' },
  ];
  const shared = (kept: Stored | null = null) => (
    <SharedListView
      {...does}
      songs={[
        { ...song(1), state: 'here', languages },
        { ...song(2), state: 'gone', languages: [] },
      ]}
      isResolved
      stored={kept}
    />
  );

  test('lets each song be read in another language, and says which have gone', async () => {
    const screen = await render(shared());
    await screen.getByRole('combobox', { name: 'Language of Song 1' }).selectOptions('Sanskrit');
    expect(does.onLanguage).toHaveBeenCalledExactlyOnceWith(0, languages[1]?.path);
    await expect.element(screen.getByText('1 song is no longer in the library.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Song 2/ }).query()).toBeNull();
  });

  test('is kept by a button that keeps the focus, and says what came of it', async () => {
    const screen = await render(shared());
    await screen.getByRole('button', { name: 'Save this list' }).click();
    expect(does.onStore).toHaveBeenCalledOnce();
    await screen.rerender(shared('stored'));
    await expect.element(screen.getByRole('status')).toMatchTextContent('The list is saved in');
    await expect.element(screen.getByRole('status').getByRole('link', { name: 'My place' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Save this list' })).toHaveFocus();
    await screen.rerender(shared('refused'));
    await expect.element(screen.getByRole('status')).toMatchTextContent('This browser stores nothing');
  });

  test('that cannot be read says what to do', async () => {
    const screen = await render(<ListFault fault="broken" />);
    await expect.element(screen.getByRole('alert')).toMatchTextContent('Ask for it again');
    await expect.element(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  });
});
