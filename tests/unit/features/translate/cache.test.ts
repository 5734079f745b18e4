import { describe, expect, it } from 'vitest';
import { addCached, type CachedAnswer, findCached, readCached } from '#features/translate/cache.ts';

const KEY = `${'a'.repeat(64)}:convert_from_sanskrit`;
const cached = (change: Partial<CachedAnswer> = {}): CachedAnswer => ({
  key: KEY,
  output: 'Peace',
  model: null,
  by: null,
  locale: 'en',
  day: '2026-11-21',
  cut: false,
  ...change,
});

describe('stored translations', () => {
  it('are read as they were written', () => {
    expect(readCached(JSON.stringify([cached(), cached({ model: 'm' })]))).toEqual([cached(), cached({ model: 'm' })]);
  });

  it.each([null, '', '{', '{}', 'null', '3', '{"length":2}', '"[]"'])('are none where %j is stored', (stored) => {
    expect(readCached(stored)).toEqual([]);
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
    expect(readCached(JSON.stringify([{ ...cached(), ...change }, cached()]))).toEqual([cached()]);
  });

  it('bring no keys of their own', () => {
    const [answer] = readCached(`[${JSON.stringify(cached()).slice(0, -1)},"__proto__":{"polluted":1},"more":1}]`);
    expect(answer).toEqual(cached());
    expect(Object.getPrototypeOf(answer)).toBe(Object.prototype);
  });

  it('give the newest answer, whoever made it', () => {
    const all = addCached(
      addCached([], cached({ model: 'one', output: 'old' })),
      cached({ model: 'two', output: 'new' }),
    );
    expect(findCached(all, KEY)?.output).toBe('new');
    expect(all).toHaveLength(2);
    expect(findCached(all, 'other')).toBeUndefined();
  });

  it('replace what the same model said before', () => {
    expect(addCached([cached({ output: 'old' })], cached({ output: 'new' }))).toEqual([cached({ output: 'new' })]);
  });

  it('forget the oldest when there are too many', () => {
    const digits = '0123456789';
    const all = [...digits].reduce<CachedAnswer[]>(
      (list, digit) => addCached(list, cached({ key: `${digit.repeat(64)}:t`, output: 'x'.repeat(1000) }), 4000),
      [],
    );
    expect(all.map(({ key }) => key[0])).toEqual(['7', '8', '9']);
  });

  it('do not keep an answer that is too large by itself', () => {
    expect(addCached([cached()], cached({ key: `${'b'.repeat(64)}:t`, output: 'x'.repeat(5000) }), 4000)).toEqual([]);
  });
});
