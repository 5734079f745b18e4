import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SCRIPTS } from '#core/text/scripts.ts';
import { SideBySideMenu } from '#features/editions/SideBySideMenu.tsx';
import { ScriptMenu } from '#features/script/ScriptMenu.tsx';
import { NO_CHOICES, type ScriptChoice, type ScriptChoices } from '#features/script/script-choices.ts';

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

  const opened = async (elsewhere = false) => {
    const onOpen = vi.fn();
    const originals = [
      ...choice('tamil', { note: 'original', chosen: true }),
      ...choice('deva', { note: 'original', href: '/SAN/' }),
    ];
    const choices = (): ScriptChoices => ({ ...NO_CHOICES, originals, transliterations: choice('telugu'), elsewhere });
    const screen = await beneathText(<ScriptMenu choices={choices} onOpen={onOpen} />);
    await screen.getByText('Script').click();
    return { screen, onOpen };
  };

  test('tells what the library has from what rules make', async () => {
    const { screen, onOpen } = await opened();
    const originals = screen.getByRole('list', { name: 'In the library' });
    await expect.element(originals.getByRole('button', { name: /^Tamil/ })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(originals.getByRole('link', { name: /^Devanagari/ })).toHaveAttribute('href', '/SAN/');
    await expect.element(screen.getByRole('list', { name: 'Transliterated' }).getByRole('button')).toBeVisible();
    expect(onOpen).toHaveBeenCalledOnce();
  });

  test('says where the source of the rules is on another page', async () => {
    const { screen } = await opened(true);
    await expect
      .element(screen.getByRole('list', { name: 'Transliterated, on the page of the original' }))
      .toBeVisible();
  });

  test('hands on what is chosen, and closes with the focus on its button', async () => {
    const { screen } = await opened();
    await screen.getByRole('button', { name: /^Telugu/ }).click();
    expect(onChoose).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe('Script');
  });
});
