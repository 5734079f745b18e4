import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LookMenu } from '#features/look/LookMenu.tsx';
import { type Look, readLook } from '#features/look/look.ts';

const changed = vi.fn<(look: Look) => void>();

function Live() {
  const [look, setLook] = useState<Look>({ ...readLook(null), lang: 'en' });
  const change = (next: Look) => {
    changed(next);
    setLook(next);
  };
  return <LookMenu look={look} onChange={change} />;
}

async function opened() {
  const screen = await render(<Live />);
  await screen.getByText('Aa').click();
  return screen;
}

describe('the menu of looks', () => {
  test('has each choice as a group of its own, with what holds now', async () => {
    const screen = await opened();
    await expect
      .element(screen.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'System' }))
      .toBeChecked();
    await expect
      .element(screen.getByRole('group', { name: 'Letters' }).getByRole('radio', { name: 'Sans' }))
      .not.toBeChecked();
  });

  test('changes the theme by a press and by arrows, and stays open', async () => {
    const screen = await opened();
    await screen.getByRole('radio', { name: 'Light' }).click();
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ theme: 'light' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ theme: 'dark' }));
    await expect.element(screen.getByRole('radio', { name: 'Dark' })).toHaveFocus();
  });

  test('makes letters larger and smaller', async () => {
    const screen = await opened();
    await screen.getByRole('button', { name: 'Larger' }).click();
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ size: 'l' }));
    await screen.getByRole('button', { name: 'Smaller' }).click();
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ size: 'm' }));
  });
});
