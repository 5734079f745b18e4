import { useRef, useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CommandBox, type Note } from '#features/commands/CommandBox.tsx';
import type { ChoiceGroup } from '#ui/Combobox.tsx';

const SONGS: readonly ChoiceGroup[] = [
  {
    id: 'songs',
    title: 'Songs',
    choices: [
      { key: 'song a', href: '#kappu', body: 'Kappu' },
      { key: 'song b', href: '#thodu', body: 'Thodu' },
    ],
  },
];

const does = { onChoose: vi.fn(), onRetry: vi.fn(), onStop: vi.fn(), onClose: vi.fn() };

interface Props {
  typed: string;
  groups?: typeof SONGS;
  note?: Note;
}

function Box({ typed, groups = SONGS, note = 'none' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(typed);
  return (
    <CommandBox
      {...does}
      dialog={dialog}
      text={text}
      groups={groups}
      note={note}
      isStale={() => false}
      onText={setText}
    />
  );
}

beforeEach(() => void vi.clearAllMocks());

describe('the command box', () => {
  test('opens with the focus in its field, and chooses by keys alone', async () => {
    const screen = await render(<Box typed="k" />);
    await expect.element(screen.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'Find anything' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(does.onChoose).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'song b' }));
  });

  test('says how much it found, once the letters rest', async () => {
    await render(<Box typed="k" />);
    await expect.poll(() => document.querySelector('.sheet > [role="status"]')?.textContent).toBe('2 results');
  });

  test('says what was not found, and offers to clear it', async () => {
    const screen = await render(<Box typed="zz" groups={[]} note="empty" />);
    await expect.element(screen.getByText('No songs matching "zz" found.').first()).toBeVisible();
    await screen.getByRole('button', { name: 'Clear the search' }).click();
    await expect.element(screen.getByRole('combobox')).toHaveValue('');
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
  });

  test('says that the catalogue cannot be loaded, and tries again', async () => {
    const screen = await render(<Box typed="k" groups={[]} note="failed" />);
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(does.onRetry).toHaveBeenCalledOnce();
  });

  test('of a catalogue that does not come says that it takes long, and ends the wait', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const screen = await render(<Box typed="k" groups={[]} note="loading" />);
    vi.advanceTimersByTime(10_000);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    expect(does.onStop).toHaveBeenCalledOnce();
  });

  test.each(['Close', '{Escape}'])('closes by %s', async (way) => {
    const screen = await render(<Box typed="" />);
    if (way === 'Close') await screen.getByRole('button', { name: way }).click();
    else await userEvent.keyboard(way);
    await vi.waitFor(() => expect(does.onClose).toHaveBeenCalledOnce(), { timeout: 15_000 });
  });
});
