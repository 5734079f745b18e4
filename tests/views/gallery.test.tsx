import { run } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Gallery } from './Gallery.tsx';
import source from './Gallery.tsx?raw';
import { setTheme, THEMES } from './look.ts';

const parts = Object.keys(import.meta.glob('/src/ui/[A-Z]*.tsx')).map((path) => path.replace(/.*\/(.*)\.tsx/, '$1'));

const gallery = () =>
  render(
    <main>
      <Gallery />
    </main>,
    // One of its parts breaks, as it is to be seen.
    { createRootOptions: { onCaughtError: () => undefined } },
  );

/** What axe finds once colours have come to rest, in words short enough to be read: the rule and where it is broken. */
async function complaints(): Promise<string[]> {
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');
  // One that gives way to another is cancelled, which its promise tells as an error.
  while (moving().length > 0) await Promise.allSettled(moving().map(({ finished }) => finished));
  const { violations } = await run(document.body, { rules: { region: { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

describe('the gallery of parts', () => {
  test('has every part', () => {
    const missing = parts.filter((name) => !source.includes(`'#ui/${name}.tsx'`));
    expect(missing).toEqual([]);
  });

  test.each(THEMES)('has nothing that axe complains of, with a dialog over it too, %s', async (theme) => {
    setTheme(theme);
    const screen = await gallery();
    expect(await complaints()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Open the dialog' }));
    await expect.element(screen.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
    expect(await complaints()).toEqual([]);
  });
});
