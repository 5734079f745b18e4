import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KeysDialog } from '#features/commands/KeysDialog.tsx';
import { BOX_KEY } from '#features/commands/keys.ts';

const onFind = vi.fn(() => null);

function Opener() {
  const [open, setOpen] = useState(false);
  const [off, turn] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Keys
      </button>
      {open && (
        <KeysDialog
          keys={[
            { id: 'next', key: 'n', label: 'command.next-song', run: () => null },
            { id: 'find-anything', key: BOX_KEY, label: 'command.find-anything', run: onFind },
            { id: 'keys', key: '?', label: 'command.page-keys', run: () => null },
          ]}
          isMac
          off={off}
          onTurn={turn}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

async function opened() {
  const screen = await render(<Opener />);
  await screen.getByRole('button', { name: 'Keys' }).click();
  return { screen, dialog: screen.getByRole('dialog', { name: 'Keyboard shortcuts' }) };
}

describe('the dialog of keys', () => {
  test('says what each key does, with the focus on the way out', async () => {
    const { dialog } = await opened();
    await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    const rows = [...document.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(rows).toEqual(['nNext song', '?Keyboard shortcuts']);
  });

  test('turns single keys off, and says that they are', async () => {
    const { dialog } = await opened();
    const turned = dialog.getByRole('switch', { name: 'Single-key shortcuts' });
    await expect.element(turned).toBeChecked();
    await expect.element(turned).toHaveAccessibleDescription('They work when you are not typing.');
    await turned.click();
    await expect.element(turned).not.toBeChecked();
    await expect.element(turned).toHaveAccessibleDescription('They are off: a single letter does nothing.');
  });

  test('leads to the command box, by the key that a Mac has for it', async () => {
    const { dialog } = await opened();
    await dialog.getByRole('button', { name: /⌘ K\s*Find anything/ }).click();
    expect(onFind).toHaveBeenCalledOnce();
  });

  test.each(['Close', '{Escape}'])('closes by %s, and the focus is where it was', async (way) => {
    const { screen, dialog } = await opened();
    if (way === 'Close') await dialog.getByRole('button', { name: way }).click();
    else await userEvent.keyboard(way);
    await expect.element(screen.getByRole('button', { name: 'Keys' })).toHaveFocus();
    expect(document.querySelector('dialog')).toBeNull();
  });
});
