import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SCRIPTS } from '#core/text/scripts.ts';
import { SideBySideMenu } from '#features/editions/SideBySideMenu.tsx';
import { ScriptMenu } from '#features/script/ScriptMenu.tsx';
import type { ScriptChoice } from '#features/script/script-choices.ts';

/** These menus open upwards, from a bar beneath a text. */
const beneathText = (menu: ReactNode) =>
  render(<div style={{ position: 'relative', marginBlockStart: '30rem' }}>{menu}</div>);

describe('the menu of a second text', () => {
  const edition = (code: string, label: string, here = false) => ({ code, label, path: `/${code}/`, here });
  const editions = () => [edition('TAM', 'Tamil', true), edition('SAN', 'Sanskrit'), edition('ENG', 'English')];

  const opened = async (shown: string | null) => {
    const onChoose = vi.fn();
    const screen = await beneathText(<SideBySideMenu editions={editions} shown={shown} onChoose={onChoose} />);
    await screen.getByText('Side by side').click();
    return { screen, onChoose };
  };

  test('offers the other editions, and closes with the focus on its button', async () => {
    const { screen, onChoose } = await opened(null);
    const entries = screen.getByRole('button').elements();
    expect(entries.map((entry) => entry.textContent)).toEqual(['With Sanskrit', 'With English']);
    await screen.getByRole('button', { name: 'With English' }).click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(edition('ENG', 'English'));
    expect(document.activeElement?.textContent).toBe('Side by side');
  });

  test('says which one is shown, and goes back to this one alone', async () => {
    const { screen, onChoose } = await opened('SAN');
    const shown = screen.getByRole('button', { name: 'With Sanskrit' });
    await expect.element(shown).toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('button', { name: 'Tamil alone' }).click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(null);
  });
});

describe('the menu of scripts', () => {
  const onChoose = vi.fn();
  const choice = (id: string, more: Partial<ScriptChoice> = {}): ScriptChoice[] =>
    SCRIPTS.filter((script) => script.id === id).map((script) => ({
      script,
      note: '',
      chosen: false,
      onChoose,
      ...more,
    }));

  const opened = async () => {
    const onOpen = vi.fn();
    const choices = [
      ...choice('tamil', { note: 'original', chosen: true }),
      ...choice('deva', { note: 'in the library', href: '/SAN/' }),
      ...choice('telugu'),
    ];
    const screen = await beneathText(<ScriptMenu choices={() => choices} onOpen={onOpen} />);
    await screen.getByText('Script').click();
    return { screen, onOpen };
  };

  test('tells what the library has from what rules make', async () => {
    const { screen, onOpen } = await opened();
    const original = screen.getByRole('button', { name: /^Tamil.*original$/ });
    await expect.element(original).toHaveAttribute('aria-pressed', 'true');
    const own = screen.getByRole('link', { name: /^Devanagari.*in the library$/ });
    await expect.element(own).toHaveAttribute('href', '/SAN/');
    await expect.element(screen.getByRole('button', { name: /^Telugu\W+$/ })).toBeVisible();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  test('hands on what is chosen, and closes with the focus on its button', async () => {
    const { screen } = await opened();
    await screen.getByRole('button', { name: /^Telugu/ }).click();
    expect(onChoose).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('Script');
  });
});
