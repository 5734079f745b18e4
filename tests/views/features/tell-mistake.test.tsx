import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fnv1a } from '#core/library/hash.ts';
import { readLetter } from '#core/text/read-letter.ts';
import { findScript } from '#core/text/scripts.ts';
import { verseHtml } from '#core/text/text-html.ts';
import TellMistake from '#features/mistakes/TellMistake.tsx';
import { Told } from '#features/my-place/Told.tsx';
import { readTold } from '#features/my-place/told.ts';
import { loadTransliterator, showText } from '#features/script/script-text.browser.ts';
import { DRAFTS_KEY, TOLD_KEY, WAITING_KEY } from '#schemas/storage-keys.ts';
import { path, renderKept, song } from './kept.tsx';

const TEXT = '1. ஆடும் பரிவேள்\nசேவல் என\n\n2. பாடும் பணியே';
const WORDS = '1. ஆடும் பரிவேள்\nசேவல் என';

const here = location.href;
const outbox = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', path(1));
  addEventListener('support', outbox);
});
afterEach(() => {
  removeEventListener('support', outbox);
  outbox.mockReset();
  outbox.mockImplementation((event) => event.preventDefault());
  history.replaceState(null, '', here);
});

/** The page of a song, and the dialog on it. */
async function shown(request: { words?: string } = {}, before: (text: HTMLElement) => unknown = () => undefined) {
  const onClose = vi.fn();
  await render(
    <>
      <h1>
        <span>Song 1</span>
      </h1>
      <span className="badge">Song No 1</span>
      <div data-box="">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as a page has it */}
        <div data-text="" dir="ltr" dangerouslySetInnerHTML={{ __html: verseHtml(TEXT, true) }} />
      </div>
    </>,
  );
  await before(document.querySelector('[data-text]') as HTMLElement);
  const screen = await render(<TellMistake request={{ part: 'tell', ...request }} onClose={onClose} />);
  const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
  const send = screen.getByRole('button', { name: 'Send' });
  return { screen, onClose, words: field('The words as they should be'), field, send };
}

type Message = Record<'id' | 'name' | 'email' | 'comments', string>;
const sent = (): Message => (outbox.mock.lastCall?.[0] as CustomEvent<Message> | undefined)?.detail as Message;
const told = () => readTold(JSON.parse(localStorage.getItem(TOLD_KEY) ?? 'null'));

describe('the dialog that tells a mistake', () => {
  test('has the words of the verse, says whom they go to and what not to write, and sends what was corrected as a letter', async () => {
    const { screen, words, field, send } = await shown();
    await expect.element(screen.getByRole('dialog', { name: 'Tell a mistake' })).toBeVisible();
    await expect.element(words).toHaveValue(WORDS);
    await expect.element(words).toHaveFocus();
    await expect
      .element(screen.getByText(/goes to the people who maintain this library/))
      .toMatchTextContent(/do not enter sensitive information/);
    await words.fill(WORDS.replace('பரிவேள்', 'பரிவேல்\u0007'));
    await field('Where you know it from (optional)').fill(' An old edition ');
    await field('Name').fill('Devi');
    const button = send.element() as HTMLButtonElement;
    button.click();
    button.click(); // before anything is drawn
    await expect.element(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: 'My place' })).toHaveAttribute('href', '/my/');
    expect(outbox).toHaveBeenCalledOnce();
    const { id, name, email, comments } = sent();
    expect([name, email]).toEqual(['Devi', '']);
    expect(comments).toContain('There is a mistake in Song 1 (Song No 1), verse 1, Tamil:\n');
    expect(comments).toContain('1. ஆடும் [-பரிவேள்-]{+பரிவேல்+}\nசேவல்');
    const verse = document.querySelector('[data-text] p')?.id ?? '';
    const after = WORDS.replace('பரிவேள்', 'பரிவேல்');
    expect(readLetter(comments).proposal).toEqual({
      path: path(1),
      verse,
      digest: fnv1a(TEXT),
      before: WORDS,
      after,
      note: '',
      source: 'An old edition',
    });
    expect(told()).toMatchObject([
      { path: path(1), verse: { id: verse, says: '1' }, before: WORDS, after, message: id, fate: 'same' },
    ]);
  });

  test('takes a sentence in place of words, and says beside each field what is missing', async () => {
    const { screen, words, field, send } = await shown();
    await send.click();
    await expect.element(words).toHaveFocus();
    await expect.element(words).toHaveAccessibleDescription(/Correct the words, or say below what is wrong\./);
    await expect.element(screen.getByText('Enter your name.')).toBeVisible();
    await field('What is wrong, in a sentence (optional)').fill('The second line is missing.');
    await field(/^Email/).fill('devi@');
    await field('Name').fill('Devi');
    await send.click();
    await expect.element(field(/^Email/)).toHaveFocus();
    expect(outbox).not.toHaveBeenCalled();
    await field(/^Email/).fill('');
    await send.click();
    await expect.element(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
    expect(readLetter(sent().comments).proposal).toMatchObject({ after: '', note: 'The second line is missing.' });
    expect(told()).toMatchObject([{ after: '' }]);
  });

  test('has the words that were selected under the cursor, and keeps in its fields what is too long to be sent', async () => {
    const { screen, words, field, send } = await shown({ words: 'பரிவேள்' });
    await expect.element(words).toHaveFocus();
    const area = words.element() as HTMLTextAreaElement;
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('பரிவேள்');
    await field('Name').fill('Devi');
    area.value = 'k'.repeat(600_000);
    await send.click();
    await expect.element(screen.getByText('This message is too long. Send it in parts.')).toBeVisible();
    expect(area.value).toHaveLength(600_000);
    expect(outbox).not.toHaveBeenCalled();
  });

  test('has the library’s own words where the text is shown in other letters', async () => {
    const script = findScript('telugu');
    if (!script) throw new Error('No script');
    const transliterator = await loadTransliterator();
    const { words } = await shown({}, (text) =>
      showText(text, { language: 'ta', script: 'tamil' }, script, transliterator),
    );
    expect(document.querySelector('[data-text]')?.textContent).not.toContain('சேவல்');
    await expect.element(words).toHaveValue(WORDS);
  });

  test('leaves the letter to be copied where the browser stores nothing', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { screen, field, send } = await shown();
    await field('What is wrong, in a sentence (optional)').fill('A word is missing.');
    await field('Name').fill('Devi');
    await send.click();
    await expect.element(screen.getByText(/so it is sent only once/)).toBeVisible();
    await expect.element(screen.getByText(/The reader says: A word is missing\./)).toBeVisible();
    blocked.mockRestore();
  });

  test('keeps what was typed and not sent for the next time, each verse for itself, until it is removed or sent', async () => {
    const before = await shown();
    await before.words.fill(WORDS.replace('பரிவேள்', 'பரிவேல்'));
    await before.field('Where you know it from (optional)').fill('An old edition');
    await before.field('Name').fill('Devi');
    await userEvent.keyboard('{Escape}');
    await before.screen.unmount();
    const verses = () => [...document.querySelectorAll<HTMLElement>('[data-text] p')];
    const other = await render(
      <TellMistake request={{ part: 'tell', verse: verses()[1] ?? null }} onClose={vi.fn()} />,
    );
    await expect
      .element(other.getByRole('textbox', { name: 'The words as they should be' }))
      .toHaveValue('2. பாடும் பணியே');
    await expect.element(other.getByText(/did not send/)).not.toBeInTheDocument();
    await other.unmount();

    const again = await render(
      <TellMistake request={{ part: 'tell', verse: verses()[0] ?? null }} onClose={vi.fn()} />,
    );
    const words = again.getByRole('textbox', { name: 'The words as they should be' });
    await expect.element(again.getByText(/did not send, is back/)).toBeVisible();
    await expect.element(words).toHaveValue(WORDS.replace('பரிவேள்', 'பரிவேல்'));
    await expect.element(again.getByRole('textbox', { name: /^Where/ })).toHaveValue('An old edition');
    expect(localStorage.getItem(DRAFTS_KEY), 'who writes is not stored').not.toContain('Devi');
    await again.getByRole('button', { name: 'Remove it' }).click();
    await expect.element(words).toHaveValue(WORDS);
    await expect.element(words).toHaveFocus();
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();

    await again.getByRole('textbox', { name: /^What is wrong/ }).fill('A word is missing.');
    expect(localStorage.getItem(DRAFTS_KEY)).toContain('A word is missing.');
    await again.getByRole('textbox', { name: 'Name' }).fill('Devi');
    await again.getByRole('button', { name: 'Send' }).click();
    await expect.element(again.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
    expect(localStorage.getItem(DRAFTS_KEY)).toBeNull();
  });

  test('is closed by its button and by Escape, and nothing is sent', async () => {
    const { screen, onClose } = await shown();
    await screen.getByRole('button', { name: 'Close' }).click();
    expect(onClose).toHaveBeenCalledOnce();
    await shown();
    await userEvent.keyboard('{Escape}');
    expect(outbox).not.toHaveBeenCalled();
  });
});

test('what was told stands in My place with what became of it, as the pages of the songs have it', async () => {
  history.replaceState(null, '', here);
  const at = Date.now();
  const one = {
    ...song(1),
    verse: { id: 'v1.00000000', says: '1' },
    before: 'a',
    after: 'b',
    at,
    message: 'm1',
    fate: 'same' as const,
  };
  const kept = [
    one,
    { ...one, at: at - 1, after: 'c' },
    { ...one, at: at - 2, after: '', before: 'x' },
    { ...one, ...song(2), at: at - 3, message: 'm2' },
    { ...one, ...song(2), at: 1, message: 'm3' },
    { ...one, ...song(2), message: 'm4' },
  ];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
    String(url).endsWith(path(1))
      ? new Response('<html><body><div data-text><p id="v1.11111111"><span>b</span></p></div></body></html>', {
          headers: { 'content-type': 'text/html' },
        })
      : new Response('', { status: 500 }),
  );
  const screen = await renderKept({ told: kept }, (place) => <Told told={place.told} />);
  localStorage.setItem(WAITING_KEY, JSON.stringify([{ id: 'm4', name: 'Devi', email: '', comments: 'x' }]));
  window.dispatchEvent(new StorageEvent('storage', { key: TOLD_KEY }));
  await expect
    .poll(() =>
      screen
        .getByRole('listitem')
        .elements()
        .map((row) =>
          row
            .querySelector('a')
            ?.textContent?.split(' · ')
            .at(-1)
            ?.replace(/Tamil$/, ''),
        ),
    )
    .toEqual([
      'In the library',
      'Changed otherwise',
      'Changed otherwise',
      'Sent',
      'Unchanged for 90 days',
      'Waiting to be sent',
    ]);
  await expect.element(screen.getByRole('link').first()).toHaveAttribute('href', `${path(1)}#v1.00000000`);
  expect(fetched.mock.calls.map(([url]) => String(url))).toEqual(
    [path(1), path(2)].map((one) => expect.stringContaining(one)),
  );
  fetched.mockRestore();
});
