import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { TextLimits } from '#features/search/text/library.ts';
import type { ShownVerse, TextReply } from '#features/search/text/messages.ts';
import type { TextPort } from '#features/search/text/port.ts';
import { useInTexts } from '#features/search/text/useInTexts.ts';

const VERSE = { path: '#v1', line: 'अग्निमीळे' } as ShownVerse;

/** A port whose answers are given by hand. */
function port() {
  const asked: { q: string; limits: TextLimits; isTyping: boolean; reply: (reply: TextReply) => void }[] = [];
  const it: TextPort = {
    ask: ({ q, limits, isTyping }, reply) => void asked.push({ q, limits, isTyping, reply }),
    stop: () => undefined,
  };
  const answer = (hits: ShownVerse[]): void =>
    asked.at(-1)?.reply({
      type: 'texts',
      id: 1,
      hits,
      more: 0,
      isFrequent: false,
      isByFirstLetters: false,
      isOffline: false,
      unread: 0,
      settled: true,
    });
  return { asked, it, answer };
}

async function typing(first: string) {
  const { asked, it, answer } = port();
  const input = (q: string, isReady = true) => ({ q, port: () => it, preference: () => ({}) as never, isReady });
  const { result, rerender, act } = await renderHook((props) => useInTexts(props ?? input(first)), {
    initialProps: input(first),
  });
  await expect.poll(() => asked.length).toBe(1);
  await act(() => answer([VERSE]));
  const type = (q: string) => rerender(input(q, false));
  return { asked, answer, result, type, act };
}

test('what was found stays for one letter more, until its own answer comes', async () => {
  const { asked, answer, result, type, act } = await typing('agnim ile');
  expect(result.current.state).toMatchObject({ phase: 'settled', hits: [VERSE] });
  await type('agnim ile p');
  expect(result.current.state).toMatchObject({ phase: 'searching', hits: [VERSE] });
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]).toMatchObject({ q: 'agnim ile p', isTyping: true });
  await act(() => answer([]));
  expect(result.current.state.hits).toEqual([]);
});

test('a question without an answer is asked once more together with the catalogue, and an answered one is not', async () => {
  const { asked, answer, result, type, act } = await typing('agnim ile');
  await act(() => result.current.again());
  expect(asked).toHaveLength(1);
  await type('yada yada');
  await expect.poll(() => asked.length).toBe(2);
  // That it was asked may be known before React has rendered it.
  await expect
    .poll(async () => {
      await act(() => result.current.again());
      return asked[2];
    })
    .toMatchObject({ q: 'yada yada' });
  await act(() => answer([VERSE]));
  await act(() => result.current.again());
  expect(asked).toHaveLength(3);
});

test('a question is asked with its letter, and what comes of it before it is shown is shown with it', async () => {
  const { asked, answer, result, type, act } = await typing('agnim ile');
  const { state } = result.current;
  result.current.begin('yada yada');
  await expect.poll(() => asked.length).toBe(2);
  await act(() => answer([{ ...VERSE, path: '#v2' }]));
  expect(result.current.state).toBe(state);
  await type('yada yada');
  expect(result.current.state).toMatchObject({ phase: 'settled', hits: [{ path: '#v2' }] });
  expect(asked).toHaveLength(2);
});

test('a press stands: the question of the letter before it, which still waits, does not come after it', async () => {
  const { asked, answer, result, type, act } = await typing('agnim ile');
  await type('agnim ile p');
  const inVeda = { folder: 'Veda', language: '' };
  await act(() => result.current.limit(inVeda));
  await act(() => answer([VERSE]));
  await new Promise((resolve) => setTimeout(resolve, 300)); // longer than a letter waits
  expect(asked.slice(1)).toMatchObject([{ q: 'agnim ile p', limits: inVeda }]);
  expect(result.current.state).toMatchObject({ phase: 'settled', limits: inVeda });
});

test('a press is of what was typed last, though that is not shown yet', async () => {
  const { asked, answer, result, type, act } = await typing('agnim ile');
  result.current.begin('agnim ile p');
  const inVeda = { folder: 'Veda', language: '' };
  await act(() => result.current.limit(inVeda));
  await act(() => answer([VERSE]));
  expect(asked.at(-1)).toMatchObject({ q: 'agnim ile p', limits: inVeda });
  await type('agnim ile p');
  expect(result.current.state).toMatchObject({ phase: 'settled', limits: inVeda, hits: [VERSE] });
});

test('of another question nothing stays', async () => {
  const { result, type } = await typing('agnim ile');
  await type('yada yada');
  expect(result.current.state.hits).toEqual([]);
});

test('one letter more of a name changes nothing of what is offered, so that nothing is rendered for it', async () => {
  const input = (q: string) => ({ q, port: () => port().it, preference: () => ({}) as never, isReady: true });
  const { result, rerender } = await renderHook((props) => useInTexts(props ?? input('siv')), {
    initialProps: input('siv'),
  });
  const { state } = result.current;
  expect(state.phase).toBe('offered');
  await rerender(input('siva'));
  expect(result.current.state).toBe(state);
});
