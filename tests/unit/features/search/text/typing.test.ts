import { describe, expect, it, vi } from 'vitest';
import { pagesAfter } from '#features/search/text/after-pause.ts';
import { goesOn } from '#features/search/text/phrase.ts';
import type { TextSource } from '#features/search/text/source.ts';

describe('a phrase', () => {
  it.each([
    ['agnim ile p', 'agnim ile', true],
    ['agnim il', 'agnim ile', true],
    ['agnim ile', 'agnim ile', true],
    ['agnim', 'agnim ile', false],
    ['yada yada', 'agnim ile', false],
    ['', 'agnim ile', false],
  ])('%j goes on from %j: %s', (q, earlier, goes) => {
    expect(goesOn(q, earlier)).toBe(goes);
  });
});

describe('while a reader types', () => {
  const source: TextSource = {
    root: vi.fn(),
    node: vi.fn(),
    shard: vi.fn(async () => []),
    page: vi.fn(async () => '<html>'),
  };

  it('words are looked up at once, and pages are read after the pause', async () => {
    let end = (): void => undefined;
    const patient = pagesAfter(
      new Promise((resolve) => {
        end = resolve;
      }),
      source,
    );
    const { signal } = new AbortController();
    await patient.shard('a.bin');
    const page = patient.page('/file/a/', 1, signal);
    await Promise.resolve();
    expect(source.page).not.toHaveBeenCalled();
    end();
    await expect(page).resolves.toBe('<html>');
  });

  it('no page is read for a question that the next letter has dropped', async () => {
    vi.mocked(source.page).mockClear();
    const dropped = new AbortController();
    const page = pagesAfter(Promise.resolve(), source).page('/file/a/', 1, dropped.signal);
    dropped.abort();
    await expect(page).rejects.toThrow();
    expect(source.page).not.toHaveBeenCalled();
  });
});
