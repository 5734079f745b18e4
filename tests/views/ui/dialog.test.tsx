import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '#ui/Dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog label="Keys" onClose={() => setOpen(false)}>
          <input aria-label="Typed" />
          <button type="button" onClick={() => setOpen(false)}>
            Done
          </button>
        </Dialog>
      )}
    </>
  );
}

async function opened() {
  const screen = await render(<Opener />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  return screen;
}

const isGone = () => expect.poll(() => document.querySelector('dialog')).toBeNull();

describe('a dialog', () => {
  test('takes the focus, and keeps the page beneath it out of reach', async () => {
    const screen = await opened();
    await expect.element(screen.getByRole('textbox', { name: 'Typed' })).toHaveFocus();
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      expect(document.activeElement?.textContent).not.toBe('Open');
    }
  });

  test.each(['{Escape}', 'Done'])('is gone after %s, and the focus is where it was', async (way) => {
    const screen = await opened();
    if (way === 'Done') await screen.getByRole('button', { name: way }).click();
    else await userEvent.keyboard(way);
    await isGone();
    await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('closes by a press beside it, and not by one within', async () => {
    const screen = await opened();
    await screen.getByRole('textbox').click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    const { top, left } = screen.getByRole('dialog').element().getBoundingClientRect();
    await screen.getByRole('dialog').click({ position: { x: 4 - left, y: 4 - top }, force: true });
    await isGone();
  });
});
