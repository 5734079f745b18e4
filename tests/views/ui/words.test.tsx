import { type ReactNode, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Highlighted } from '#ui/Highlighted.tsx';
import { Boundary, Broken } from '#ui/island.tsx';
import { Status } from '#ui/Status.tsx';
import { FailedTextNote, TextNote } from '#ui/TextNote.tsx';
import { useStatus } from '#ui/useStatus.ts';

function Teller() {
  const [words, say] = useStatus(1000);
  return (
    <>
      <button type="button" onClick={() => say('The link is copied.')}>
        Copy
      </button>
      <Status>{words}</Status>
    </>
  );
}

/** The place that a page keeps for marks is in it before they are. */
function WithMarks({ children }: { children: ReactNode }) {
  const [placed, setPlaced] = useState(false);
  useLayoutEffect(() => setPlaced(true), []);
  return (
    <>
      <p>The text.</p>
      <div data-marks />
      {placed && children}
    </>
  );
}

describe('words that come and go', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Once React has drawn what the time has brought. */
  const later = async (milliseconds: number): Promise<void> => {
    vi.advanceTimersByTime(milliseconds);
    await new Promise(requestAnimationFrame);
  };
  const pressCopy = () => document.querySelector('button')?.click();
  const status = () => document.querySelector('[role="status"]')?.textContent;
  /** What is hidden from a screen reader is not. */
  const said = () => (document.querySelector('[role="status"] > [inert]') ? '' : status());

  test('a status goes after a while, counted from the last press', async () => {
    await render(<Teller />);
    pressCopy();
    await later(900);
    pressCopy();
    await later(900);
    await expect.poll(said).toBe('The link is copied.');
    await later(200);
    await expect.poll(said).toBe('');
  });

  test('a status is heard a while after it is there, since words that come with it are not always, and seen at once', async () => {
    await render(<Status>12 songs</Status>);
    expect([status(), said()]).toEqual(['12 songs', '']);
    await later(100);
    await expect.poll(said).toBe('12 songs');
    expect(status()).toBe('12 songs');
  });

  test('how far something is is said at the start, at each quarter and at the end', async () => {
    const screen = await render(<Status done={0}>0 of 8</Status>);
    await later(100);
    const heard = [];
    for (let n = 0; n < 8; n += 1) {
      await screen.rerender(<Status done={n / 8}>{`${n} of 8`}</Status>);
      heard.push(said());
    }
    expect([...new Set(heard)]).toEqual(['0 of 8', '2 of 8', '4 of 8', '6 of 8']);
    await screen.rerender(<Status>All are here.</Status>);
    expect(said()).toBe('All are here.');
  });

  test('an outcome is said once it has stayed the same', async () => {
    const screen = await render(<Status settles>12 songs</Status>);
    await later(500);
    await screen.rerender(<Status settles>3 songs</Status>);
    await later(500);
    expect(said()).toBe('');
    await later(200);
    await expect.poll(said).toBe('3 songs');
  });
});

test('what could not be done is an alert', async () => {
  const screen = await render(<Status role="alert">It could not be loaded.</Status>);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It could not be loaded.');
});

describe('a mark', () => {
  test('stands in the place beneath the text', async () => {
    const screen = await render(
      <WithMarks>
        <TextNote>In Telugu letters, transliterated.</TextNote>
      </WithMarks>,
    );
    await expect.element(screen.getByRole('status')).toHaveTextContent('In Telugu letters, transliterated.');
    expect(document.querySelector('[data-marks]')?.textContent).toBe('In Telugu letters, transliterated.');
  });

  test('of what failed has a button that tries again', async () => {
    const onRetry = vi.fn();
    const screen = await render(
      <WithMarks>
        <FailedTextNote onRetry={onRetry}>The script could not be loaded.</FailedTextNote>
      </WithMarks>,
    );
    await screen.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

test('marks what matched in a name, and leaves the name as it is', async () => {
  const marks = [
    [0, 2],
    [5, 7],
  ] as const;
  const screen = await render(
    <p>
      <Highlighted text="Siva <b>" marks={marks} />
    </p>,
  );
  expect(screen.container.textContent).toBe('Siva <b>');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Si', '<b']);
});

test('a part that breaks is told of, and the rest of the page stays', async () => {
  const Thrower = () => {
    throw new Error('broken');
  };
  const screen = await render(
    <>
      <p>The text.</p>
      <Boundary fallback={<Broken />}>
        <Thrower />
      </Boundary>
    </>,
    { createRootOptions: { onCaughtError: () => undefined } },
  );
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^This part of the page stopped working/);
  await expect.element(screen.getByText('The text.')).toBeVisible();
});
