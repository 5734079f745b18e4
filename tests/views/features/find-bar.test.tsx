import { createRef, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FindBar } from '#features/find/FindBar.tsx';

const does = { onStep: vi.fn(), onClose: vi.fn() };

type BarProps = Pick<Parameters<typeof FindBar>[0], 'total' | 'isFailed'> & { at?: number; isSettled?: boolean };

function Bar({ at = 1, isSettled = true, ...more }: BarProps) {
  const [text, setText] = useState('siva');
  return <FindBar {...does} {...more} text={text} at={at} isSettled={isSettled} field={createRef()} onText={setText} />;
}

beforeEach(() => void vi.clearAllMocks());

describe('the bar that finds words in the text on show', () => {
  test('says which match of how many the reader is at, to the eye and to a screen reader', async () => {
    await render(<Bar total={12} at={3} />);
    expect(document.querySelector('.count')?.textContent).toBe('3 of 12');
    await expect.poll(() => document.querySelector('[aria-live]')?.textContent).toBe('3 of 12');
  });

  test('goes on and back by Enter, with Shift, and by its buttons', async () => {
    const screen = await render(<Bar total={2} />);
    await screen.getByRole('textbox', { name: 'Find in this text' }).click();
    await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}');
    await screen.getByRole('button', { name: 'Next match' }).click();
    await screen.getByRole('button', { name: 'Previous match' }).click();
    expect(does.onStep.mock.calls.flat()).toEqual([1, -1, 1, -1]);
  });

  test('has nothing to step through where nothing is found, and says so once the answer is there', async () => {
    const { rerender, getByRole } = await render(<Bar total={0} isSettled={false} />);
    expect(document.querySelector('.count')?.textContent).toBe('');
    await rerender(<Bar total={0} />);
    expect(document.querySelector('.count')?.textContent).toBe('Not in this text');
    await expect.element(getByRole('button', { name: 'Next match' })).toBeDisabled();
  });

  test('does not say that the text lacks what could not be looked for', async () => {
    await render(<Bar total={0} isFailed />);
    expect(document.querySelector('.count')?.textContent).toBe('This part could not be loaded.');
  });

  test.each(['Close', '{Escape}'])('closes by %s', async (way) => {
    const screen = await render(<Bar total={1} />);
    await screen.getByRole('textbox').click();
    if (way === 'Close') await screen.getByRole('button', { name: way }).click();
    else await userEvent.keyboard(way);
    expect(does.onClose).toHaveBeenCalledOnce();
  });
});
