import { run } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Gallery } from './Gallery.tsx';
import { setTheme, THEMES } from './look.ts';

/** What axe finds once colours have come to rest, in words short enough to be read: the rule and where it is broken. */
async function complaints(): Promise<string[]> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await run(document.body, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

describe('the gallery of parts', () => {
  test.each(THEMES)('has nothing that axe complains of, %s', async (theme) => {
    setTheme(theme);
    await render(
      <main>
        <Gallery />
      </main>,
    );
    expect(await complaints()).toEqual([]);
  });

  test.each(THEMES)('with a dialog over it too, %s', async (theme) => {
    setTheme(theme);
    const screen = await render(
      <main>
        <Gallery />
      </main>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open the dialog' }));
    await expect.element(screen.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
    expect(await complaints()).toEqual([]);
  });
});
