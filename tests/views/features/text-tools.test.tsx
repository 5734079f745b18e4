import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Action, Outcome } from '#features/actions/index.ts';
import { TextTools } from '#features/more/TextTools.tsx';

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
    expect(actions).not.toHaveBeenCalled();
    await screen.getByText('More', { exact: true }).click();
    const entries = screen.getByRole('listitem').elements();
    expect(entries.map((entry) => entry.textContent)).toEqual(['Copy link', 'Print this song']);
    await screen.getByText('More', { exact: true }).click();
    await screen.getByText('More', { exact: true }).click();
    expect(actions.mock.calls.length).toBeGreaterThan(1);
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

  test('it leaves the selection, which is what it copies and shares', async () => {
    const { screen } = await shown();
    getSelection()?.selectAllChildren(screen.getByText('Om namah').element());
    await userEvent.click(screen.getByText('More', { exact: true }));
    expect(getSelection()?.toString()).toBe('Om namah');
    expect(document.activeElement?.textContent).toBe('More');
  });

  test('opened before it lived, it has the focus of a menu that was closed in that moment', () => {
    const tools = <TextTools actions={() => []} said="" onChosen={() => undefined} />;
    const page = document.body.appendChild(document.createElement('main'));
    onTestFinished(() => page.remove());
    page.innerHTML = `<details open><summary>Letters</summary><input></details><div>${renderToString(tools)}</div>`;
    const [other, more] = page.querySelectorAll('details');
    const place = page.querySelector('div');
    if (!other || !more || !place) throw new Error('The page has two menus.');
    other.querySelector('input')?.focus();
    other.open = false;
    more.open = true;
    expect(document.activeElement?.localName).toBe('input'); // the browser takes it away with the next frame
    flushSync(() => {
      const root = hydrateRoot(place, tools);
      onTestFinished(() => root.unmount());
    });
    expect(document.activeElement?.textContent).toBe('More');
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
