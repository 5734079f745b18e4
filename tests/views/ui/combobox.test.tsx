import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type ChoiceGroup, Combobox } from '#ui/Combobox.tsx';

const GROUPS: readonly ChoiceGroup[] = [
  {
    id: 'songs',
    title: 'Songs',
    choices: [
      { key: 'a', href: '#kappu', body: 'Kappu' },
      { key: 'b', href: '#thodu', body: 'Thodu' },
    ],
  },
  { id: 'page', title: 'On this page', choices: [{ key: 'print', body: 'Print this song' }] },
];

const onChoose = vi.fn();

interface Props {
  stale?: boolean;
  groups?: readonly ChoiceGroup[];
}

function Live({ stale = false, groups = GROUPS }: Props) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Find anything"
      listLabel="Results"
      placeholder="A song"
      text={text}
      onText={setText}
      groups={groups}
      isStale={() => stale}
      onChoose={({ key }) => onChoose(key)}
    />
  );
}

async function focused(view = <Live />) {
  const screen = await render(view);
  await screen.getByRole('combobox', { name: 'Find anything' }).click();
  return screen;
}

/** What a screen reader would say is chosen. */
function active(): string | undefined {
  const id = document.querySelector('[role="combobox"]')?.getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')?.textContent;
}

describe('a combobox', () => {
  beforeEach(() => {
    onChoose.mockClear();
    location.hash = '';
  });

  test('says what it found, group by group', async () => {
    const screen = await focused();
    const list = screen.getByRole('listbox', { name: 'Results' });
    await expect.element(list.getByRole('group', { name: 'Songs' }).getByRole('option').nth(1)).toBeVisible();
    await expect.element(list.getByRole('group', { name: 'On this page' }).getByRole('option')).toBeVisible();
    await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
  });

  test('has its first choice active, and goes round the ends by arrows while the focus stays', async () => {
    const screen = await focused();
    expect(active()).toBe('Kappu');
    for (const [key, there] of [
      ['ArrowDown', 'Thodu'],
      ['ArrowDown', 'Print this song'],
      ['ArrowDown', 'Kappu'],
      ['ArrowUp', 'Print this song'],
      ['PageUp', 'Kappu'],
      ['PageDown', 'Print this song'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      await expect.poll(active).toBe(there);
    }
    await expect.element(screen.getByRole('combobox')).toHaveFocus();
  });

  test('follows a link by Enter, and presses what is none', async () => {
    await focused();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith('b');
    expect(location.hash).toBe('#thodu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith('print');
  });

  test('waits with Enter until the choices belong to what was typed', async () => {
    const screen = await focused(<Live stale />);
    await userEvent.keyboard('k{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    await screen.rerender(<Live />);
    await vi.waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith('a'), { timeout: 15_000 });
  });

  test('forgets a waiting Enter once another letter comes', async () => {
    const screen = await focused(<Live stale />);
    await userEvent.keyboard('k{Enter}a');
    await screen.rerender(<Live />);
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('keeps its active choice when the list is filled anew', async () => {
    const screen = await focused();
    await userEvent.keyboard('{ArrowDown}');
    await screen.rerender(<Live groups={GROUPS.toReversed()} />);
    await expect.poll(active).toBe('Thodu');
  });

  test('points at nothing where nothing was found', async () => {
    const screen = await focused(<Live groups={[]} />);
    await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
  });
});
