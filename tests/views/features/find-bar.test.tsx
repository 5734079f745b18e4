import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import FindBar from '#features/find/FindBar.tsx';
import type { InTextReply, InTextRequest } from '#features/search/text/in-text.ts';

type OnFound = (ranges: InTextReply['ranges']) => void;

/** The questions that workers were asked. */
const asked: { typed: string; answer: OnFound }[] = [];
const started = vi.fn();
const close = vi.fn();
const onClose = vi.fn();

/** In place of the search worker. */
class Answering extends EventTarget {
  constructor() {
    super();
    started();
  }
  postMessage({ id, typed }: InTextRequest): void {
    const answer: OnFound = (ranges) =>
      this.dispatchEvent(new MessageEvent('message', { data: { type: 'texts-in', id, ranges } }));
    asked.push({ typed, answer });
  }
  terminate(): void {
    close();
  }
}

beforeEach(() => {
  asked.length = 0;
  for (const called of [started, close, onClose]) called.mockClear();
  vi.stubGlobal('Worker', Answering);
  const text = document.body.appendChild(document.createElement('div'));
  text.dataset['text'] = '';
  text.innerHTML = '<p id="v1" data-n="1">om namah sivaya</p><p id="v2">om</p>';
  onTestFinished(() => {
    vi.unstubAllGlobals();
    text.remove();
  });
});

const count = () => document.querySelector('.count')?.textContent;
const said = () => document.querySelector('[role="status"]')?.textContent;
const marked = () => [...(CSS.highlights.get('find-now') ?? [])].map(String);
const question = async (typed: string): Promise<OnFound> => {
  await expect.poll(() => asked.at(-1)?.typed).toBe(typed);
  return asked.at(-1)?.answer as OnFound;
};

/** The bar with letters in its field. */
async function bar(letters: string) {
  const screen = await render(<FindBar opened={1} onClose={onClose} />);
  const field = screen.getByRole('textbox', { name: 'Find in this text' });
  await field.fill(letters);
  return { screen, field };
}

/** The bar with two matches, at the first. */
async function twoFound() {
  const { screen } = await bar('om');
  (await question('om'))([[[0, 2]], [[0, 2]]]);
  await expect.poll(count).toBe('1 of 2');
  return screen;
}

describe('the bar that finds words in the text on show', () => {
  test('says which match of how many the reader is at, to the eye and to a screen reader', async () => {
    await twoFound();
    await expect.poll(said).toBe('1 of 2, verse 1: om namah sivaya');
    await userEvent.keyboard('{Enter}');
    await expect.poll(said).toBe('2 of 2, part 2 of 2: om');
  });

  test('goes on and back by Enter, with Shift, and by its buttons, round and round', async () => {
    const screen = await twoFound();
    const places = [];
    for (const keys of ['{Enter}', '{Enter}', '{Shift>}{Enter}{/Shift}']) {
      await userEvent.keyboard(keys);
      places.push(count());
    }
    for (const name of ['Next match', 'Previous match']) {
      await screen.getByRole('button', { name }).click();
      places.push(count());
    }
    expect(places).toEqual(['2 of 2', '1 of 2', '2 of 2', '1 of 2', '2 of 2']);
  });

  test('has nothing to step through where nothing is found, and says so once the answer is there', async () => {
    const { screen } = await bar('siva');
    const answer = await question('siva');
    expect(count()).toBe('');
    answer([[], []]);
    await expect.poll(count).toBe('Not in this text');
    await expect.element(screen.getByRole('button', { name: 'Next match' })).toBeDisabled();
  });

  test.each(['Close', '{Escape}'])('closes by %s, and leads to the verse', async (way) => {
    const screen = await twoFound();
    if (way === 'Close') await screen.getByRole('button', { name: way }).click();
    else await userEvent.keyboard(way);
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement?.id).toBe('v1');
  });

  test('marks what it counts in the same frame', async () => {
    await bar('siva');
    const answer = await question('siva');
    const seen = new Promise((resolve) =>
      new MutationObserver(() => resolve([count(), marked()])).observe(document.body, {
        characterData: true,
        childList: true,
        subtree: true,
      }),
    );
    answer([[[9, 13]], []]);
    expect(await seen).toEqual(['1 of 1', ['siva']]);
  });

  test('an answer to letters that were followed by others is no answer', async () => {
    const { field } = await bar('om');
    const early = await question('om');
    await field.fill('om n');
    early([[[0, 2]], [[0, 2]]]);
    expect(marked()).toEqual([]);
    (await question('om n'))([[[0, 4]], []]);
    await expect.poll(count).toBe('1 of 1');
    expect(marked()).toEqual(['om n']);
  });

  test('does not say that the text lacks what could not be looked for, and tries again with the next letter', async () => {
    const { field } = await bar('om');
    (await question('om'))(null);
    await expect.poll(count).toBe('This part could not be loaded.');
    expect(close).toHaveBeenCalledOnce();
    await field.fill('om n');
    (await question('om n'))([[], []]);
    await expect.poll(count).toBe('Not in this text');
    expect(started).toHaveBeenCalledTimes(2);
  });
});
