import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useFindInText } from '#features/find/useFindInText.ts';
import { openInText } from '#features/search/index.ts';

type OnFound = Parameters<ReturnType<typeof openInText>['find']>[2];

vi.mock('#features/search/index.ts', () => ({ openInText: vi.fn() }));

/** The questions that the worker was asked. */
const asked: { typed: string; answer: OnFound }[] = [];
const close = vi.fn();

beforeEach(() => {
  asked.length = 0;
  close.mockClear();
  vi.mocked(openInText)
    .mockReset()
    .mockImplementation(() => ({
      find: (_, typed, answer) => void asked.push({ typed, answer }),
      close,
    }));
  const text = document.body.appendChild(document.createElement('div'));
  text.dataset['text'] = '';
  text.innerHTML = '<p>om namah sivaya</p><p>om</p>';
  onTestFinished(() => text.remove());
});

function Count({ typed }: { typed: string }) {
  const { total, at, isSettled, isFailed } = useFindInText(typed);
  return <output>{isFailed ? 'failed' : isSettled ? `${at} of ${total}` : '…'}</output>;
}

const marked = () => [...(CSS.highlights.get('find-now') ?? [])].map(String);
const question = async (typed: string): Promise<OnFound> => {
  await expect.poll(() => asked.at(-1)?.typed).toBe(typed);
  return asked.at(-1)?.answer as OnFound;
};

describe('the search in the text on show', () => {
  test('marks what it counts in the same frame', async () => {
    const screen = await render(<Count typed="siva" />);
    const output = screen.getByRole('status').element();
    const seen = new Promise((resolve) =>
      new MutationObserver(() => resolve([output.textContent, marked()])).observe(output, {
        characterData: true,
        subtree: true,
      }),
    );
    (await question('siva'))([[[9, 13]], []]);
    expect(await seen).toEqual(['1 of 1', ['siva']]);
  });

  test('an answer to letters that were followed by others is no answer', async () => {
    const screen = await render(<Count typed="om" />);
    const output = screen.getByRole('status').element();
    const seen = new Set<string | null>();
    new MutationObserver(() => seen.add(output.textContent)).observe(output, { characterData: true, subtree: true });
    const early = await question('om');
    await screen.rerender(<Count typed="om n" />);
    early([[[0, 2]], [[0, 2]]]);
    (await question('om n'))([[[0, 4]], []]);
    await expect.element(screen.getByRole('status')).toHaveTextContent('1 of 1');
    expect(marked()).toEqual(['om n']);
    expect([...seen]).toEqual(['1 of 1']);
  });

  test('where it cannot be loaded it says so, and the next letter tries again', async () => {
    const screen = await render(<Count typed="om" />);
    (await question('om'))(null);
    await expect.element(screen.getByRole('status')).toHaveTextContent('failed');
    expect(close).toHaveBeenCalledOnce();
    await screen.rerender(<Count typed="om n" />);
    (await question('om n'))([[], []]);
    await expect.element(screen.getByRole('status')).toHaveTextContent('0 of 0');
    expect(openInText).toHaveBeenCalledTimes(2);
  });
});
