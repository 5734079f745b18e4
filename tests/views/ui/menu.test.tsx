import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { closeMenus } from '#page/menus.ts';
import { Menu } from '#ui/Menu.tsx';

const onClose = vi.fn();

const menu = (disabled = false) =>
  render(
    <>
      <Menu label="reading.translate" disabled={disabled} onClose={onClose}>
        {(close) => (
          <button type="button" onClick={close}>
            To English
          </button>
        )}
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );

/** Whether a reader sees its entry. */
const isSeen = (): boolean => document.querySelector('details button')?.checkVisibility() ?? false;

describe('a menu', () => {
  beforeAll(closeMenus);

  test('shows nothing until it opens, and what it holds is there then', async () => {
    const screen = await menu();
    await expect.element(screen.getByText('Translate')).toBeVisible();
    expect(isSeen()).toBe(false);
    await expect.poll(() => screen.getByText('To English').query()).not.toBeNull();
    await screen.getByText('Translate').click();
    expect(isSeen()).toBe(true);
  });

  test('opens by Enter, and its first entry is the next stop', async () => {
    const screen = await menu();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'To English' })).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'To English' })).toHaveFocus();
  });

  test('gives the focus back to its button when an entry closes it', async () => {
    const screen = await menu();
    await screen.getByText('Translate').click();
    onClose.mockClear();
    await screen.getByRole('button', { name: 'To English' }).click();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), { timeout: 15_000 });
    expect(isSeen()).toBe(false);
    expect(document.activeElement?.textContent).toBe('Translate');
  });

  test('closes by Escape, and gives the focus back', async () => {
    const screen = await menu();
    await screen.getByText('Translate').click();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect.poll(isSeen).toBe(false);
    expect(document.activeElement?.textContent).toBe('Translate');
  });

  test('of a bar that keeps to the window leaves the page where it is when a choice closes it', async () => {
    document.documentElement.style.scrollPaddingBlock = '4.5rem'; // as every page has it
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await render(
      <div style={{ blockSize: '300vh' }}>
        <div style={{ position: 'sticky', insetBlockStart: 0 }}>
          <Menu label="reading.translate">
            {(close) => (
              <button type="button" onClick={close}>
                To English
              </button>
            )}
          </Menu>
        </div>
      </div>,
    );
    const summary = document.querySelector('summary');
    scrollTo(0, 400);
    summary?.click();
    await expect.poll(isSeen).toBe(true);
    document.querySelector<HTMLElement>('details button')?.click();
    expect([document.activeElement, scrollY]).toEqual([summary, 400]);
  });

  test('closes by a press elsewhere, and by leaving it with Tab', async () => {
    const screen = await menu();
    await screen.getByText('Translate').click();
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.poll(isSeen).toBe(false);

    await screen.getByText('Translate').click();
    await expect.element(screen.getByRole('button', { name: 'To English' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await expect.poll(isSeen).toBe(false);
  });

  test('stays closed while it is disabled, and closes when it becomes so', async () => {
    const screen = await menu(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.querySelector('details')?.open).toBe(false);
    expect(document.querySelector('summary')?.ariaDisabled).toBe('true');

    await screen.unmount();
    const live = await menu();
    await live.getByText('Translate').click();
    await expect.element(live.getByRole('button', { name: 'To English' })).toBeVisible();
    await live.rerender(
      <Menu label="reading.translate" disabled>
        {() => null}
      </Menu>,
    );
    await expect.poll(() => document.querySelector('details')?.open).toBe(false);
  });
});
