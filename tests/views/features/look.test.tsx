import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../look.ts';
import { LookMenu } from '#features/look/LookMenu.tsx';
import { LOOK_KEY, type Look, readLook } from '#features/look/look.ts';
import css from '#features/look/look-menu.css?inline';
import { LOOK_SCRIPT } from '#features/look/look-script.ts';
import { adopt } from '#ui/adopt.ts';

adopt(css);

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
  await screen.getByText('Aa').first().click();
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
    await screen.getByText('Aa').nth(2).click();
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ theme: 'light' }));
    await userEvent.keyboard('{ArrowDown}');
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ theme: 'dark' }));
    await expect.element(screen.getByRole('radio', { name: 'Dark' })).toHaveFocus();
  });

  test('shows sizes as letters that grow, lines as blocks, and a word in each face', async () => {
    const screen = await opened();
    const sizes = screen.getByRole('group', { name: 'Size' });
    const letters = [...sizes.element().querySelectorAll('[data-value]')];
    expect(new Set(letters.map(({ textContent }) => textContent))).toEqual(new Set(['A']));
    const high = letters.map((letter) => Number.parseFloat(getComputedStyle(letter).fontSize));
    expect(high).toEqual([...high].sort((a, b) => a - b));
    expect(new Set(high).size).toBe(5);
    expect(screen.getByRole('group', { name: 'Line spacing' }).element().querySelectorAll('svg').length).toBe(3);
    const faces = [...screen.getByRole('group', { name: 'Letters' }).element().querySelectorAll('[data-value]')];
    expect(new Set(faces.map((face) => getComputedStyle(face).fontFamily)).size).toBe(2);
    expect(new Set(faces.map(({ textContent }) => textContent)).size).toBe(1);
  });

  test('makes letters larger and smaller', async () => {
    const screen = await opened();
    await screen.getByText('A', { exact: true }).nth(3).click();
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ size: 'xl' }));
    await expect.element(screen.getByRole('radio', { name: 'Size 4 of 5' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ size: 'm' }));
  });
});

test.each(['{"theme":"<img>","size":7}', '[]', 'null', '{"size":"constructor"}', '\u0000'])(
  'a look of a hostile hand is left alone, by the menu and by the script of every page: %s',
  (settings) => {
    const { dataset } = document.documentElement;
    for (const choice of ['theme', 'size']) delete dataset[choice];
    localStorage.setItem(LOOK_KEY, settings);
    const script = document.createElement('script');
    script.textContent = LOOK_SCRIPT;
    document.head.append(script);
    script.remove();
    localStorage.removeItem(LOOK_KEY);
    expect(dataset['theme']).toBeUndefined();
    expect(readLook(settings)).toEqual(readLook(null));
  },
);
