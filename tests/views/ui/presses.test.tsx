import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, Disclosure, Switch } from '#ui/Button.tsx';

function Folding() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Disclosure open={open} controls="folded" onClick={() => setOpen(!open)}>
        Languages
      </Disclosure>
      <p id="folded" hidden={!open}>
        Tamil
      </p>
    </>
  );
}

function Turning() {
  const [on, turn] = useState(false);
  return (
    <Switch on={on} onClick={() => turn(!on)}>
      Count my presses
    </Switch>
  );
}

test('a button in a form sends it only when it says so', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button>Copy</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await screen.getByRole('button', { name: 'Copy' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a disclosure says whether it is open, and keeps the focus', async () => {
  const screen = await render(<Folding />);
  const button = screen.getByRole('button', { name: 'Languages' });
  await userEvent.tab();
  for (const [key, open] of [
    ['{Enter}', true],
    [' ', false],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(button).toHaveAttribute('aria-expanded', String(open));
    expect(screen.getByText('Tamil').element().checkVisibility()).toBe(open);
    await expect.element(button).toHaveFocus();
  }
});

test('a switch turns by a press and by the space bar', async () => {
  const screen = await render(<Turning />);
  const turned = screen.getByRole('switch', { name: 'Count my presses' });
  await expect.element(turned).not.toBeChecked();
  await turned.click();
  await expect.element(turned).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(turned).not.toBeChecked();
});
