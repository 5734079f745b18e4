import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { InTexts } from '#features/search/InTexts.tsx';
import type { ShownVerse } from '#features/search/text/messages.ts';
import type { InTextsState } from '#features/search/text/useInTexts.ts';

const VERSE: ShownVerse = {
  path: '#v1',
  song: 'Thiruvasagam 01 Sivapuranam',
  folder: 'Thirumurai',
  language: 'Tamil',
  name: { verse: '2', part: 2, of: 0 },
  line: 'நமச்சிவாய வாழ்க நாதன்தாள் வாழ்க',
  marks: [[0, 15]],
};
const NO_LIMITS = { folder: '', language: '' };
const FOUND: InTextsState = {
  phase: 'settled',
  hits: [VERSE],
  more: 0,
  isFrequent: false,
  isByFirstLetters: false,
  isOffline: false,
  unread: 0,
  limits: NO_LIMITS,
  isPressed: false,
};
const GITA = { limits: { folder: 'Bhagavad_Gita', language: '' }, label: 'Bhagavad Gita' };

const does = { onSearch: vi.fn(), onLimit: vi.fn(), onMore: vi.fn() };
const show = (state: Partial<InTextsState>) =>
  render(<InTexts {...does} state={{ ...FOUND, ...state }} typed="namachivaya vazhga" choices={[GITA]} />);

beforeEach(() => void vi.clearAllMocks());

describe('verses that hold what was typed', () => {
  test('are links with the line in its own script, what was found marked, and its place', async () => {
    const screen = await show({});
    const link = screen.getByRole('link');
    await expect.element(link).toBeVisible();
    expect(document.querySelector('.place')?.textContent).toBe(
      'Thiruvasagam 01 Sivapuranam · verse 2 · Thirumurai · Tamil',
    );
    await expect.element(link).toHaveAttribute('href', '#v1');
    expect(document.querySelector('mark')?.textContent).toBe('நமச்சிவாய வாழ்க');
    expect(document.querySelector('.line')?.getAttribute('lang')).toBe('ta');
  });

  test('are nothing before they are asked for, and one press where a word may be a name', async () => {
    const { rerender, container } = await show({ phase: 'none' });
    expect(container.childElementCount).toBe(0);
    await rerender(<InTexts {...does} state={{ ...FOUND, phase: 'offered' }} typed="namachivaya" choices={[]} />);
    document.querySelector('button')?.click();
    expect(does.onSearch).toHaveBeenCalledOnce();
  });

  test('are limited to a collection by one press, and to nothing by another', async () => {
    const { rerender, getByRole } = await show({});
    await getByRole('button', { name: 'Bhagavad Gita', pressed: false }).click();
    expect(does.onLimit).toHaveBeenLastCalledWith(GITA.limits);
    await rerender(
      <InTexts {...does} state={{ ...FOUND, limits: GITA.limits }} typed="namachivaya vazhga" choices={[GITA]} />,
    );
    await getByRole('button', { name: 'Bhagavad Gita', pressed: true }).click();
    expect(does.onLimit).toHaveBeenLastCalledWith(NO_LIMITS);
  });

  test('that begin with the letters typed are said to', async () => {
    const screen = await show({ isByFirstLetters: true });
    await expect.element(screen.getByRole('heading', { name: 'By first letters' })).toBeVisible();
  });

  test('of more songs come by a press, whose focus stays until it goes to the first that is new', async () => {
    let become = (_: InTextsState): void => {};
    const Searching = () => {
      const [state, setState] = useState<InTextsState>({ ...FOUND, more: 3 });
      become = setState;
      const onMore = () => setState({ ...FOUND, phase: 'searching', isPressed: true });
      return <InTexts {...does} onMore={onMore} state={state} typed="namachivaya vazhga" choices={[GITA]} />;
    };
    const screen = await render(<Searching />);
    const button = screen.getByRole('button', { name: 'More verses' });
    await button.click();
    await expect.element(screen.getByText('Looking in the texts…')).toBeVisible();
    await expect.element(button).toHaveFocus();
    const line = 'நமச்சிவாயவே ஞானமும் கல்வியும்';
    become({ ...FOUND, isPressed: true, hits: [VERSE, { ...VERSE, path: '#v2', line, marks: [] }] });
    await expect.element(screen.getByRole('link', { name: new RegExp(line) })).toHaveFocus();
    expect(button.query()).toBeNull();
  });

  test('that were asked for by a press that is gone have the focus on their heading', async () => {
    const offered = { ...FOUND, phase: 'offered', hits: [] } as const;
    const { rerender, getByRole } = await render(
      <InTexts {...does} state={offered} typed="namachivaya" choices={[GITA]} />,
    );
    await getByRole('button').click();
    await rerender(
      <InTexts
        {...does}
        state={{ ...offered, phase: 'searching', isPressed: true }}
        typed="namachivaya"
        choices={[GITA]}
      />,
    );
    await expect.element(getByRole('heading', { name: 'In the texts' })).toHaveFocus();
  });

  test.each([
    ['searching', {}, 'Looking in the texts…'],
    ['settled', {}, 'No verse with these words was found.'],
    ['settled', { isFrequent: true }, 'These words are in too many verses. Add a rarer word.'],
    ['settled', { isOffline: true }, 'There is no connection: only the texts kept on this device were searched.'],
    ['settled', { isOffline: true, unread: 2 }, '2 kept songs could not be searched. Download them again in My place.'],
  ] as const)('say why there are none: %s %j', async (phase, state, words) => {
    const screen = await show({ phase, hits: [], ...state });
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  test.each([
    [false, 'The texts cannot be searched now.'],
    [true, 'There is no connection, and no text kept on this device can be searched for these words.'],
  ])('say that they cannot be loaded, without a connection: %s, and are asked for again', async (isOffline, words) => {
    const screen = await show({ phase: 'failed', hits: [], isOffline });
    await expect.element(screen.getByRole('alert').getByText(words)).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(does.onSearch).toHaveBeenCalledOnce();
  });
});
