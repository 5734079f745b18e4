import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextTools } from '#features/commands/TextTools.tsx';
import type { Action, Outcome } from '#ui/action.ts';
import '#features/reading/text-presses.page.ts';

const COPIED: Outcome = { id: 'more.link-copied' };
const action = (id: string, label: Action['label'], run: Action['run'] = () => null): Action => ({
  id,
  label,
  of: 'song',
  applies: () => true,
  run,
});

async function shown(more: Partial<Parameters<typeof TextTools>[0]> = {}) {
  const onChosen = vi.fn<(outcome: Promise<Outcome>) => void>();
  const copyLink = vi.fn(() => COPIED);
  const actions = vi.fn(() => [action('link', 'more.copy-link', copyLink), action('print', 'print.this-song')]);
  const screen = await render(
    <div style={{ position: 'relative', marginBlockStart: '20rem' }}>
      <p>Om namah</p>
      <TextTools actions={actions} said="" onChosen={onChosen} {...more} />
    </div>,
  );
  return { screen, actions, copyLink, onChosen };
}

describe('the tools of a text', () => {
  test('More asks what can be done each time it opens', async () => {
    const { screen, actions } = await shown();
    await screen.getByText('More', { exact: true }).click();
    const entries = screen.getByRole('listitem').elements();
    expect(entries.map((entry) => entry.textContent)).toEqual(['Copy link', 'Print this song']);
    await screen.getByText('More', { exact: true }).click();
    actions.mockReturnValue([action('print', 'print.this-song')]);
    await screen.getByText('More', { exact: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Print this song' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy link' }).query()).toBeNull();
  });

  test('an entry is done once, closes the menu, and gives the focus back to its button', async () => {
    const { screen, copyLink, onChosen } = await shown();
    await screen.getByText('More', { exact: true }).click();
    await screen.getByRole('button', { name: 'Copy link' }).click();
    expect(copyLink).toHaveBeenCalledExactlyOnceWith(null);
    await expect(onChosen.mock.calls[0]?.[0]).resolves.toBe(COPIED);
    await expect.element(screen.getByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toBe('More');
  });

  describe('pressed', () => {
    /** The page has listeners of its own, and the menu its place in it. */
    const tools = (
      <div component-export="TextTools">
        <TextTools actions={() => []} said="" onChosen={() => undefined} />
      </div>
    );
    const focused = () => document.activeElement?.textContent;

    test('it leaves the selection, which is what it copies and shares', async () => {
      const screen = await render(
        <>
          <p>Om namah</p>
          {tools}
        </>,
      );
      getSelection()?.selectAllChildren(screen.getByText('Om namah').element());
      await userEvent.click(screen.getByText('More', { exact: true }));
      expect(getSelection()?.toString()).toBe('Om namah');
      expect(focused()).toBe('More');
    });

    test('it has the focus at once, also before it lives and where another menu is open', () => {
      const page = document.body.appendChild(document.createElement('main'));
      onTestFinished(() => page.remove());
      page.innerHTML = `<details open><summary>Letters</summary><input></details>${renderToString(tools)}`;
      page.querySelector('input')?.focus();
      const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
      page.querySelector('[component-export] summary > *')?.dispatchEvent(press);
      expect(press.defaultPrevented).toBe(true); // so that the selection stays; the browser gives no focus
      expect(focused()).toBe('More');
    });
  });

  test('what was kept in My place is said with a link to it', async () => {
    const { screen } = await shown({ said: 'Saved to My place.', my: '/my/' });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Saved to My place. My place');
    await expect.element(screen.getByRole('link', { name: 'My place' })).toHaveAttribute('href', '/my/');
  });

  test('what was done is said', async () => {
    const { screen } = await shown({ said: 'The link is copied.' });
    await expect.element(screen.getByRole('status')).toHaveTextContent('The link is copied.');
  });
});
