import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { findScript } from '#core/text/scripts.ts';
import { VerseText } from '#features/reading/index.ts';
import { loadTransliterator, restoreText, showText } from '#features/script/script-text.browser.ts';

test('a word that may be broken is transliterated as one, and comes back as it was', async () => {
  const word = 'bhayaṅkaraśīlasyanārāyaṇasya';
  const screen = await render(
    <div lang="sa-Latn" data-testid="text">
      <VerseText text={`${word} ||1||`} />
    </div>,
  );
  const text = screen.getByTestId('text').element() as HTMLElement;
  const before = text.innerHTML;
  expect(text.querySelectorAll('u').length).toBeGreaterThan(3);
  const { transliterate } = await loadTransliterator();
  const tamil = findScript('tamil');
  if (!tamil) throw new Error('No script');
  showText(text, { language: 'sa', script: 'iast' }, tamil, { transliterate });
  expect(text.textContent).toBe(transliterate(`${word} ||1||`, { language: 'sa', script: 'iast' }, 'tamil'));
  restoreText(text);
  expect(text.innerHTML).toBe(before);
});

test('a long word that comes to be in Latin letters may be broken at its syllables, and comes back as it was', async () => {
  const word = 'भयङ्करशीलस्यनारायणस्य';
  const screen = await render(
    <div lang="sa" data-testid="text">
      <VerseText text={`${word} ॥१॥\n\n${word} ॥२॥`} />
    </div>,
  );
  const text = screen.getByTestId('text').element() as HTMLElement;
  const before = text.innerHTML;
  const { transliterate } = await loadTransliterator();
  const [iast, telugu] = ['iast', 'telugu'].map(findScript);
  if (!iast || !telugu) throw new Error('No script');
  showText(text, { language: 'sa', script: 'deva' }, iast, { transliterate });
  expect(text.querySelector('span')?.innerHTML).toMatch(/^bha<u><\/u>yaṅ.*<i> \|\|1\|\|<\/i>$/);
  expect(text.textContent).toBe('bhayaṅkaraśīlasyanārāyaṇasya ||1||\n\nbhayaṅkaraśīlasyanārāyaṇasya ||2||');
  showText(text, { language: 'sa', script: 'deva' }, telugu, { transliterate });
  expect(text.querySelectorAll('u')).toHaveLength(0);
  restoreText(text);
  expect(text.innerHTML).toBe(before);
});
