import { useState } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { VerseMenu } from '#features/commands/VerseMenu.tsx';
import { closeMenus } from '#page/menus.ts';

/** A verse with its number, which opens the menu. */
function Verse() {
  const [open, setOpen] = useState<{ verse: HTMLElement; link: HTMLElement } | null>(null);
  return (
    <div>
      <p>
        <button
          type="button"
          onClick={({ currentTarget: link }) => link.parentElement && setOpen({ verse: link.parentElement, link })}
        >
          3
        </button>
        <span>Om namah</span>
      </p>
      <button type="button">Elsewhere</button>
      <div style={{ blockSize: '200vh' }} />
      {open && (
        <VerseMenu
          {...open}
          name={{ verse: '3', part: 4, of: 9 }}
          said="The link is copied."
          onClose={() => setOpen(null)}
        >
          <button type="button">Mark this verse</button>
        </VerseMenu>
      )}
    </div>
  );
}

async function opened() {
  const screen = await render(<Verse />);
  await screen.getByRole('button', { name: '3', exact: true }).click();
  await expect.element(screen.getByRole('group', { name: 'verse 3' })).toBeVisible();
  return screen;
}

describe('the menu of a verse', () => {
  beforeAll(closeMenus);

  test('takes the focus to its first entry, and says what the press has done', async () => {
    const screen = await opened();
    await expect.element(screen.getByRole('button', { name: 'Mark this verse' })).toHaveFocus();
    await expect.element(screen.getByRole('status')).toHaveTextContent('The link is copied.');
  });

  test('closes by Escape, and gives the focus back to the number', async () => {
    const screen = await opened();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: '3', exact: true })).toHaveFocus();
    await expect.poll(() => screen.getByRole('group').query()).toBeNull();
  });

  test('closes by a press elsewhere, which has the focus then', async () => {
    const screen = await opened();
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.poll(() => screen.getByRole('group').query()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  test('closes when its verse is scrolled away', async () => {
    const screen = await opened();
    // The page comes to rest first: what is still being laid out moves the verse, too, and its menu follows.
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    scrollTo(0, 300);
    await expect.poll(() => screen.getByRole('group').query()).toBeNull();
    scrollTo(0, 0);
  });
});
