import { describe, expect, it } from 'vitest';
import { addKept, findKept, type KeptAnswer, readKept } from '#features/translate/cache.ts';

const KEY = `${'a'.repeat(64)}:convert_from_sanskrit`;
const kept = (change: Partial<KeptAnswer> = {}): KeptAnswer => ({
  key: KEY,
  output: 'Peace',
  model: null,
  by: null,
  locale: 'en',
  day: '2026-11-21',
  cut: false,
  ...change,
});

describe('kept translations', () => {
  it('are read as they were written', () => {
    expect(readKept(JSON.stringify([kept(), kept({ model: 'm' })]))).toEqual([kept(), kept({ model: 'm' })]);
  });

  it.each([null, '', '{', '{}', 'null', '3', '{"length":2}', '"[]"'])('are none where %j is stored', (stored) => {
    expect(readKept(stored)).toEqual([]);
  });

  it.each([
    { key: 'x' },
    { key: `${'A'.repeat(64)}:t` },
    { output: '' },
    { output: 5 },
    { model: {} },
    { by: 'magic' },
    { by: undefined },
    { locale: 7 },
    { day: 'today' },
    { day: '2026-99-99' },
    { cut: 'yes' },
  ])('leave out one with %o', (change) => {
    expect(readKept(JSON.stringify([{ ...kept(), ...change }, kept()]))).toEqual([kept()]);
  });

  it('bring no keys of their own', () => {
    const [answer] = readKept(`[${JSON.stringify(kept()).slice(0, -1)},"__proto__":{"polluted":1},"more":1}]`);
    expect(answer).toEqual(kept());
    expect(Object.getPrototypeOf(answer)).toBe(Object.prototype);
  });

  it('give the newest answer, whoever made it', () => {
    const all = addKept(addKept([], kept({ model: 'one', output: 'old' })), kept({ model: 'two', output: 'new' }));
    expect(findKept(all, KEY)?.output).toBe('new');
    expect(all).toHaveLength(2);
    expect(findKept(all, 'other')).toBeUndefined();
  });

  it('replace what the same model said before', () => {
    expect(addKept([kept({ output: 'old' })], kept({ output: 'new' }))).toEqual([kept({ output: 'new' })]);
  });

  it('forget the oldest when there are too many', () => {
    const digits = '0123456789';
    const all = [...digits].reduce<KeptAnswer[]>(
      (list, digit) => addKept(list, kept({ key: `${digit.repeat(64)}:t`, output: 'x'.repeat(1000) }), 4000),
      [],
    );
    expect(all.map(({ key }) => key[0])).toEqual(['7', '8', '9']);
  });

  it('do not keep an answer that is too large by itself', () => {
    expect(addKept([kept()], kept({ key: `${'b'.repeat(64)}:t`, output: 'x'.repeat(5000) }), 4000)).toEqual([]);
  });
});
