import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SCRIPTS } from '#core/text/scripts.ts';
import { SecondTextNote } from '#features/editions/SecondTextNote.tsx';
import { ScriptNote } from '#features/script/ScriptNote.tsx';

/** The page keeps a place for these lines beneath its text. */
beforeEach(() => {
  document.querySelector('[data-marks]')?.remove();
  const place = document.createElement('div');
  place.dataset['marks'] = '';
  document.body.append(place);
});

const telugu = SCRIPTS.find(({ id }) => id === 'telugu');

describe('the line about the letters of a text', () => {
  const line = (more: Partial<Parameters<typeof ScriptNote>[0]>) =>
    render(<ScriptNote phase="ready" transliteration={null} own={null} onBack={vi.fn()} onRetry={vi.fn()} {...more} />);

  test('is not there while the text is in its own', async () => {
    const screen = await line({});
    expect(screen.getByRole('status').query()).toBeNull();
  });

  test('says from which script they are made, where the library has them itself, and goes back', async () => {
    if (!telugu) throw new Error('Telugu is not among the scripts.');
    const onBack = vi.fn();
    const transliteration = { script: telugu, way: null, from: 'Devanagari' };
    const own = { label: 'Telugu', path: '/file/Puranas/TEL/1.txt/' };
    const screen = await line({ transliteration, own, onBack });
    await expect
      .element(screen.getByRole('status'))
      .toMatchTextContent(/^In Telugu, transliterated from the library’s Devanagari text\./);
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', own.path);
    await screen.getByRole('button', { name: 'Show the original' }).click();
    expect(onBack).toHaveBeenCalledOnce();
  });

  test('names the way that a Tamil song is written in', async () => {
    if (!telugu) throw new Error('Telugu is not among the scripts.');
    const screen = await line({ transliteration: { script: telugu, way: 'said', from: 'Tamil' } });
    await expect.element(screen.getByRole('status')).toMatchTextContent(/^In Telugu \(as spoken\), transliterated/);
  });

  test('says that they could not be loaded, and tries again', async () => {
    const onRetry = vi.fn();
    const screen = await line({ phase: 'failed', onRetry });
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('the line about a second text', () => {
  const edition = { code: 'ENG', label: 'English', path: '/file/Puranas/ENG/1.txt/', here: false };
  const line = (more: Partial<Parameters<typeof SecondTextNote>[0]>) =>
    render(<SecondTextNote choice={null} pairing={null} first="Tamil" second="English" onRetry={vi.fn()} {...more} />);

  test('is only heard for texts that stand verse by verse', async () => {
    const screen = await line({ pairing: { paired: true, parts: [3, 3] } });
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Each verse in Tamil is now followed by the same verse in English.');
    await expect.element(screen.getByRole('status')).toHaveClass('visually-hidden');
  });

  test('says why two texts stand beside each other as wholes', async () => {
    const screen = await line({ pairing: { paired: false, parts: [3, 5] } });
    await expect
      .element(screen.getByRole('status'))
      .toMatchTextContent(/^The two texts do not match verse by verse, so each is shown whole\./);
  });

  test('says that it could not be loaded, and tries again', async () => {
    const onRetry = vi.fn();
    const screen = await line({ choice: { edition, phase: 'failed' }, onRetry });
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/^English could not be loaded\./);
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
