import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { StoredThings } from '#features/privacy/StoredThings.tsx';
import { STORED, type StoredThing } from '#features/privacy/stored-things.ts';

const [settings] = STORED;
const some = settings ? [settings] : [];

const view = (cleared: readonly StoredThing[] | null, onClear = () => {}) => (
  <StoredThings alive stored={cleared ? [] : some} counted cleared={cleared} onClear={onClear} />
);

describe('what is stored', () => {
  test('is listed whole, with what is stored now marked', async () => {
    const screen = await render(view(null));
    expect(screen.getByRole('listitem').elements().length).toBe(STORED.length + 1);
    const kept = screen.getByRole('listitem').filter({ hasText: 'your settings' });
    await expect.element(kept.getByText('stored now')).toBeVisible();
    const shown = screen
      .getByText('stored now')
      .elements()
      .filter((badge) => badge.checkVisibility());
    expect(shown.length).toBe(1);
  });

  test('is cleared by a button that says what it cleared, and keeps the focus', async () => {
    const onClear = vi.fn();
    const screen = await render(view(null, onClear));
    await screen.getByRole('button', { name: 'Clear all of it' }).click();
    expect(onClear).toHaveBeenCalledOnce();
    await screen.rerender(view(some));
    await expect.element(screen.getByRole('status')).toHaveTextContent('Cleared: your settings.');
    await expect.element(screen.getByRole('button', { name: 'Clear all of it' })).toHaveFocus();
  });

  test('was nothing, and that is said too', async () => {
    const screen = await render(view([]));
    await expect.element(screen.getByRole('status')).toHaveTextContent('There was nothing to clear.');
  });
});
