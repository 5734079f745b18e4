import { createRef } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../look.ts';
import { Recite, type ReciteProps } from '#features/recite/Recite.tsx';
import css from '#features/recite/recite.css?inline';
import { versesOf } from '#features/recite/verses.ts';
import { adopt } from '#ui/adopt.ts';

adopt(css);

const ENGLISH = { lang: 'en', dir: 'ltr' } as const;

async function shown(more: Partial<ReciteProps> = {}) {
  const [onPress, onClose, onWay, onSecond] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const props: ReciteProps = {
    names: ['காப்பு', 'Kappu'],
    languages: [ENGLISH, { lang: 'ta', dir: 'ltr' }],
    verses: versesOf(['1. Om\nnamah', '2. Shivaya']),
    page: createRef(),
    said: '',
    way: 'scroll',
    onWay,
    running: false,
    pace: 13,
    at: 0,
    onPress,
    editions: [],
    second: null,
    onSecond,
    onNextSong: null,
    onClose,
    ...more,
  };
  const screen = await render(<Recite {...props} />);
  return { screen, onPress, onClose, onWay, onSecond };
}

describe('the words of a song alone', () => {
  test('are a dialog with a name, over the whole screen, without numbers', async () => {
    const { screen } = await shown();
    const dialog = screen.getByRole('dialog', { name: 'Recite: காப்பு' });
    const { width, height } = dialog.element().getBoundingClientRect();
    expect([width, height]).toEqual([innerWidth, innerHeight]);
    const lines = [...dialog.element().querySelectorAll('.sung span')].map((line) => line.textContent);
    expect(lines).toEqual(['Om', 'namah', 'Shivaya']);
  });

  test('have a third of a line where the source has an empty one within a verse', async () => {
    const { screen } = await shown({ verses: versesOf(['1. Om\n\nnamah', '2. Shivaya']) });
    const [line, gap] = [...screen.getByRole('dialog').element().querySelectorAll('p span')].map(
      (each) => each.getBoundingClientRect().height,
    );
    expect((gap ?? 0) / (line ?? 1)).toBeCloseTo(1 / 3, 1);
  });

  test('are broken at their syllables where they are long and in Latin letters, with a hyphen that is no part of them', async () => {
    const line = 'bhayaṅkaraśīlasyanārāyaṇasya';
    const { screen } = await shown({ verses: versesOf([line]), languages: [{ lang: 'sa-Latn', dir: 'ltr' }] });
    const words = screen.getByText(line).element();
    expect(words.textContent).toBe(line);
    const [syllable] = words.querySelectorAll('u');
    expect(syllable && getComputedStyle(syllable, '::before').content).toBe('"\u00ad"');
  });

  test('start and stop by a press on them, and are paced by buttons with names', async () => {
    const { screen, onPress } = await shown({ running: true });
    await screen.getByText('Shivaya').click();
    await screen.getByRole('button', { name: 'Pause' }).click();
    await screen.getByRole('button', { name: 'Slower' }).click();
    await screen.getByRole('button', { name: 'Faster' }).click();
    expect(onPress.mock.calls.flat()).toEqual(['toggle', 'toggle', 'slower', 'faster']);
    await expect.element(screen.getByText('13 lines a minute')).toBeVisible();
  });

  test('have their controls faded while they scroll, but under a mouse, for a reader by keyboard, and once they stop', async () => {
    const { screen } = await shown({ running: true });
    const pause = screen.getByRole('button', { name: 'Pause' });
    const foot = pause.element().closest('.foot') ?? document.body;
    const opacity = () => getComputedStyle(foot).opacity;
    const { bottom } = screen.getByRole('group').element().getBoundingClientRect();
    expect(bottom, 'the words have their room').toBe(innerHeight);
    await screen.getByText('Shivaya').click();
    await expect.poll(opacity, { timeout: 10_000 }).toBe('0');
    await pause.hover();
    expect(opacity()).toBe('1');
    await screen.getByText('Shivaya').hover();
    await expect.poll(opacity, { timeout: 10_000 }).toBe('0');
    await userEvent.tab();
    expect(opacity()).toBe('1');
    await screen.unmount();
    await shown({ running: false });
    expect(document.querySelector('.stage.running')).toBeNull();
  });

  test('come verse by verse, by a press, and by the space bar and the arrows', async () => {
    const { screen, onPress } = await shown({ way: 'verses', at: 1 });
    expect(screen.getByText('namah').query()).toBeNull();
    await expect.element(screen.getByText('2 of 2')).toBeVisible();
    await screen.getByText('Shivaya').click();
    screen.getByRole('group').element().focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowLeft}');
    expect(onPress.mock.calls.flat()).toEqual(['next', 'next', 'next', 'previous']);
  });

  test('leave the space bar to the button that has the focus', async () => {
    const { screen, onPress, onWay } = await shown();
    screen.getByRole('button', { name: 'Verse by verse' }).element().focus();
    await userEvent.keyboard(' ');
    expect(onWay).toHaveBeenCalledExactlyOnceWith('verses');
    expect(onPress).not.toHaveBeenCalled();
  });

  test('stand in two languages line under line, each with its own tag', async () => {
    const verses = [
      {
        from: 0,
        lines: [
          { words: 'Om', of: 0 },
          { words: 'ஓம்', of: 1 },
        ],
      },
    ] as const;
    const editions = [{ code: 'TAM', label: 'Tamil' }];
    const { screen, onSecond } = await shown({ verses, editions, second: 'TAM' });
    expect(screen.getByText('ஓம்').element().getAttribute('lang')).toBe('ta');
    await screen.getByText('Languages', { exact: true }).click();
    await screen.getByRole('button', { name: 'This one alone' }).click();
    expect(onSecond).toHaveBeenCalledExactlyOnceWith(null);
  });

  test('are left by their button and by Escape', async () => {
    const { screen, onClose } = await shown();
    await screen.getByRole('button', { name: 'Leave' }).click();
    expect(onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  });
});
