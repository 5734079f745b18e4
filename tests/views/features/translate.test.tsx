import { createRef } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Answer, Task } from '#features/translate/engine.ts';
import { MeaningButton } from '#features/translate/MeaningButton.tsx';
import {
  LONG_WAIT,
  ResultStatus,
  ResultView,
  type ResultViewProps,
  useLongWait,
} from '#features/translate/ResultView.tsx';
import { TranslateMenu } from '#features/translate/TranslateMenu.tsx';
import { translationKinds } from '#features/translate/translation.ts';

const does = {
  onStop: vi.fn(),
  onResume: vi.fn(),
  onAnew: vi.fn(),
  onClose: vi.fn(),
  onShow: vi.fn(),
};
const task: Task = {
  purpose: 'translation',
  type: 'convert_from_sanskrit',
  pieces: ['a'],
  verses: 0,
  quote: null,
};
const answer: Answer = { output: 'Om.', model: null, by: null, day: '2026-11-21', cut: false, isCached: false };

function Result({ job }: Pick<ResultViewProps, 'job'>) {
  const isLong = useLongWait(job);
  return (
    <>
      <ResultStatus job={job} isLong={isLong} />
      <ResultView origin="From here." sourceLang="ta" job={job} isLong={isLong} {...does} />
    </>
  );
}
const result = (job: Partial<ResultViewProps['job']>) => (
  <Result job={{ phase: 'result', run: 1, task, answers: [answer], fault: null, ...job }} />
);
const said = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(() => void vi.clearAllMocks());

describe('the menu Translate', () => {
  const choices = async (language: string) => {
    const onChoose = vi.fn();
    const screen = await render(
      <TranslateMenu kinds={translationKinds(language)} disabled={false} busy={false} onChoose={onChoose} />,
    );
    await screen.getByText('Translate').click();
    return { screen, onChoose };
  };

  test('hands on what is chosen, and closes with the focus on its button', async () => {
    const { screen, onChoose } = await choices('TAM');
    await screen.getByRole('button', { name: 'To English' }).click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('convert_from_sanskrit');
    await expect.poll(() => screen.getByRole('button').query()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Translate');
  });

  test('does not offer Sanskrit to a Sanskrit text', async () => {
    const { screen } = await choices('SAN');
    await expect.element(screen.getByRole('button', { name: 'Meaning' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'To Sanskrit' }).query()).toBeNull();
  });
});

describe('a result', () => {
  test('takes the focus to its heading when it is asked for, and says that it is under way, and that it is there', async () => {
    const screen = await render(result({ phase: 'processing', answers: [] }));
    await expect.element(screen.getByRole('heading', { name: 'Translation Result' })).toHaveFocus();
    await expect.poll(said).toBe('Translating…');
    await screen.rerender(result({}));
    await expect.poll(said).toBe('The translation is here.');
    await screen.rerender(result({ task: { ...task, purpose: 'meaning' }, answers: [{ ...answer, isCached: true }] }));
    await expect.poll(said).toBe('The meaning is here. From an earlier request, stored on this device.');
  });

  test('in many parts is said at the start, at each quarter, and at the end, and where a part fails', async () => {
    const cut = { ...task, pieces: [...'abcdefghijkl'] };
    const screen = await render(result({ phase: 'processing', task: cut, answers: [] }));
    const shown = () => document.querySelector('.progress')?.textContent;
    const heard = new Set<unknown>();
    for (let n = 0; n < 12; n += 1) {
      await screen.rerender(result({ phase: 'processing', task: cut, answers: Array(n).fill(answer) }));
      await expect.poll(shown).toBe(`This text is long, so it is sent part by part: ${n + 1} of 12…`);
      await expect.poll(said).not.toBe('');
      heard.add(said()?.match(/\d+ of/)?.[0]);
    }
    expect([...heard]).toEqual(['1 of', '3 of', '6 of', '9 of']);
    await screen.rerender(result({ phase: 'error', task: cut, answers: Array(11).fill(answer), fault: 'failed' }));
    await expect.poll(said).toBe('Parts done: 11 of 12.');
    await screen.rerender(result({ task: cut, answers: Array(12).fill(answer) }));
    await expect.poll(said).toBe('The translation is here.');
  });

  test('keeps the focus when the button that had it goes', async () => {
    const screen = await render(result({ phase: 'processing', answers: [] }));
    await screen.getByRole('button', { name: 'Cancel' }).click();
    expect(does.onStop).toHaveBeenCalledOnce();
    await screen.rerender(result({ phase: 'stopped', answers: [] }));
    await expect.element(screen.getByRole('heading', { name: 'Translation Result' })).toHaveFocus();
  });

  test('is brought into view for who waits for it, and leaves alone who reads on', async () => {
    const view = (phase: 'processing' | 'result') => (
      <>
        <button type="button">Next song</button>
        {result({ phase })}
      </>
    );
    const screen = await render(view('processing'));
    await screen.getByRole('button', { name: 'Next song' }).click();
    does.onShow.mockClear();
    await screen.rerender(view('result'));
    await expect.element(screen.getByRole('button', { name: 'Next song' })).toHaveFocus();
    expect(does.onShow).not.toHaveBeenCalled();
  });

  test('is brought into view when it is asked for, also in place of another one that is still awaited', async () => {
    const screen = await render(result({ phase: 'processing', answers: [] }));
    const panel = screen.getByRole('region').element();
    expect(does.onShow.mock.calls).toEqual([[panel, true]]);
    await screen.rerender(result({ phase: 'processing', run: 2, answers: [] }));
    expect(does.onShow.mock.calls).toEqual([
      [panel, true],
      [panel, true],
    ]);
    await screen.rerender(result({ run: 2 }));
    expect(does.onShow).toHaveBeenLastCalledWith(panel, false);
  });

  test('says that a wait is long, anew for each answer, and leaves it to the reader to end it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const cut = { ...task, pieces: ['a', 'b'] };
    const screen = await render(result({ phase: 'processing', task: cut, answers: [] }));
    const first = 'This text is long, so it is sent part by part: 1 of 2…';
    vi.advanceTimersByTime(LONG_WAIT - 1);
    await expect.poll(said).toBe(first);
    vi.advanceTimersByTime(1);
    await expect.poll(said).toBe(`${first} It is taking a long time. You can keep waiting, or cancel.`);
    await screen.rerender(result({ phase: 'processing', task: cut }));
    await expect.poll(said).toBe('Parts done: 1 of 2.');
    vi.advanceTimersByTime(LONG_WAIT);
    await expect.poll(said).toMatch(/long time/);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    expect(does.onStop).toHaveBeenCalledOnce();
    await screen.rerender(result({ phase: 'stopped', task: cut }));
    await expect.poll(said).toBe('Parts done: 1 of 2.');
  });

  test('says what went wrong as an alert, and tries again', async () => {
    const screen = await render(result({ phase: 'error', answers: [], fault: 'failed' }));
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Failed to translate content. Please try again later.');
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(does.onResume).toHaveBeenCalledOnce();
  });

  test('is closed by a button that says what it closes', async () => {
    const screen = await render(result({}));
    await screen.getByRole('button', { name: 'Close Translation Result' }).click();
    expect(does.onClose).toHaveBeenCalledOnce();
  });

  test('is copied with where it comes from, and says that it was until the focus leaves', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const screen = await render(result({}));
    await screen.getByRole('button', { name: 'Copy' }).click();
    expect(write).toHaveBeenCalledExactlyOnceWith('Om.\n\nFrom here.');
    await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  test('says where it could not be copied', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    const screen = await render(result({}));
    await screen.getByRole('button', { name: 'Copy' }).click();
    await expect.element(screen.getByRole('button', { name: 'Copying failed' })).toBeVisible();
  });

  test('says where its label is: before the answer, once', async () => {
    const screen = await render(result({ answers: [answer, { ...answer, output: 'Again.' }] }));
    const region = screen.getByRole('region', { name: 'Translation Result' });
    expect(region.element().textContent?.match(/From here\./g)).toHaveLength(1);
    await expect.element(region).toMatchTextContent(/From here\.Om\.Again\./);
  });

  test('says first the specified sentence, then that there is no connection', async () => {
    const screen = await render(result({ phase: 'error', answers: [], fault: 'no-line' }));
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Failed to translate content. Please try again later. There is no internet connection.');
  });

  test('of a text in parts says how many are done, and shows these whatever becomes of the others', async () => {
    const cut: Task = { ...task, pieces: ['a', 'b', 'c'] };
    const two = { task: cut, answers: [answer, { ...answer, output: 'Again.' }] };
    const screen = await render(result({ phase: 'stopped', ...two }));
    const check = async () => {
      await expect.poll(() => document.querySelector('.progress')?.textContent).toBe('Parts done: 2 of 3.');
      await expect.poll(said).toBe('Parts done: 2 of 3.');
      await expect.element(screen.getByText('Again.')).toBeVisible();
    };
    await check();
    await screen.getByRole('button', { name: 'Continue' }).click();
    expect(does.onResume).toHaveBeenCalledOnce();
    await screen.rerender(result({ phase: 'error', fault: 'failed', ...two }));
    await check();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('of words from several verses says so', async () => {
    const screen = await render(result({ task: { ...task, verses: 3, quote: 'a\n\nb\n\nc' } }));
    await expect.element(screen.getByText('Your selection covers 3 verses.')).toBeVisible();
    await screen.rerender(result({ task: { ...task, verses: 1, quote: 'a' } }));
    expect(screen.getByText(/Your selection/).query()).toBeNull();
  });

  test('shows an answer as text, whatever is in it', async () => {
    const screen = await render(result({ answers: [{ ...answer, output: '<img src=x>' }] }));
    await expect.element(screen.getByText('<img src=x>')).toHaveAttribute('lang', 'en');
    expect(document.querySelector('img')).toBeNull();
  });
});

test('the buttons near selected words stand within the window, and leave the words selected', async () => {
  const onPress = vi.fn();
  const onTell = vi.fn();
  const words = { left: 380, top: 830, bottom: 840 };
  const screen = await render(
    <>
      <p>Om namah</p>
      <MeaningButton words={words} buttons={createRef()} onPress={onPress} onTell={onTell} />
    </>,
  );
  getSelection()?.selectAllChildren(screen.getByText('Om namah').element());
  await screen.getByRole('button', { name: 'Sanskrit Meaning' }).click();
  expect(onPress).toHaveBeenCalledOnce();
  await screen.getByRole('button', { name: 'Tell a mistake…' }).click();
  expect(onTell).toHaveBeenCalledOnce();
  expect(String(getSelection())).toBe('Om namah');
});
