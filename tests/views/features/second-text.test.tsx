import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { PageText } from '#core/page/read-song-page.ts';
import { SecondText } from '#features/editions/SecondText.tsx';

const ENGLISH: PageText = { text: '1. One\n\n2. Two', lang: 'en', dir: 'ltr' };
const THREE: PageText = { ...ENGLISH, text: 'One\n\nTwo\n\nThree' };
const onPaired = vi.fn();

/** A page's text of two verses, with the second text in its box. */
function Box({ text, shown }: { text: PageText; shown: boolean }) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  return (
    <div ref={setBox} role="region" aria-label="Kappu, Tamil" data-box="">
      <div data-first="" />
      <div data-text="">
        <p>1. ஒன்று</p>
        <p>2. இரண்டு</p>
      </div>
      {box && shown && (
        <SecondText
          box={box}
          text={text}
          path="/file/a/ENG/b/"
          first="Tamil"
          second="English"
          script={null}
          onPaired={onPaired}
        />
      )}
    </div>
  );
}

describe('a second text', () => {
  test('stands verse beside verse, and the box is named after both languages', async () => {
    onPaired.mockClear();
    const screen = await render(<Box text={ENGLISH} shown />);
    await expect.element(screen.getByRole('region', { name: 'Kappu, Tamil and English' })).toBeVisible();
    expect(onPaired).toHaveBeenCalledExactlyOnceWith({ paired: true, parts: [2, 2] });
    const rows = [...document.querySelectorAll<HTMLElement>('[data-box] p[style]')];
    expect(rows.map(({ style }) => style.getPropertyValue('--beside'))).toEqual(['1', '2', '1', '2']);
    expect(document.querySelector('[data-second]')?.textContent).toBe(ENGLISH.text);
  });

  test('of other parts stands beside the first as a whole', async () => {
    onPaired.mockClear();
    await render(<Box text={THREE} shown />);
    expect(onPaired).toHaveBeenCalledExactlyOnceWith({ paired: false, parts: [2, 3] });
    expect(document.querySelector('[data-box]')?.getAttribute('data-side-by-side')).toBe('texts');
  });

  test('leaves the first as it was when it goes', async () => {
    const screen = await render(<Box text={ENGLISH} shown={false} />);
    const before = document.querySelector('[data-box]')?.outerHTML;
    await screen.rerender(<Box text={ENGLISH} shown />);
    await expect.element(screen.getByRole('region', { name: 'Kappu, Tamil and English' })).toBeVisible();
    await screen.rerender(<Box text={ENGLISH} shown={false} />);
    expect(document.querySelector('[data-box]')?.outerHTML).toBe(before);
  });
});
