import { createRef, type FormEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { checkSupport, type Faults } from '#features/support/message.ts';
import { Support } from '#features/support/Support.island.tsx';
import { SupportForm } from '#features/support/SupportForm.tsx';
import type { Sent } from '#features/support/useSupportForm.ts';

const nothing = () => undefined;

const form = (more: { faults?: Faults; sent?: Sent; onSubmit?: (event: FormEvent) => void } = {}) => (
  <SupportForm
    action="/support"
    home="/"
    above={null}
    alive
    faults={more.faults ?? {}}
    sent={more.sent ?? 'no'}
    words="Namaste"
    thanks={createRef()}
    onSubmit={more.onSubmit ?? nothing}
    onInput={nothing}
  />
);

describe('the support form', () => {
  test('has fields that say what they take', async () => {
    const screen = await render(form());
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
    await expect.element(screen.getByRole('textbox', { name: 'Comments' })).toBeRequired();
    await expect
      .element(screen.getByRole('textbox', { name: 'Email (optional)' }))
      .toHaveAccessibleDescription('Only if you would like an answer.');
  });

  test('takes the email addresses that a browser takes, with letters of any script as well, before its script runs too', async () => {
    const screen = await render(form());
    const field = screen.getByRole('textbox', { name: /^Email/ }).element() as HTMLInputElement;
    const browsers = document.createElement('input');
    browsers.type = 'email';
    const taken = (input: HTMLInputElement, email: string): boolean => {
      input.value = email;
      return input.validity.valid;
    };
    for (const email of [
      '',
      ' ',
      'devi@example.org',
      ' devi@example',
      'a!b@example.com',
      'a..b@c',
      'devi',
      'devi@',
      'a@b@c',
    ])
      expect(taken(field, email), email).toBe(taken(browsers, email));
    for (const email of ['राम@उदाहरण.भारत', 'user@xn--p1b6ci4b4b3a.xn--h2brj9c'])
      expect(taken(field, email), email).toBe(true);
  });

  test('shows no length limit, and cuts nothing that is typed or pasted', async () => {
    const screen = await render(form());
    expect(screen.container.textContent).not.toMatch(/\d/);
    expect(screen.container.querySelectorAll('[maxlength]')).toHaveLength(0);
  });

  test('says beside each field what is wrong with it', async () => {
    const { faults } = checkSupport({ name: '', email: 'devi', comments: 'Namaste' });
    const screen = await render(form({ faults }));
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter your name.');
    await expect.element(screen.getByRole('textbox', { name: /^Email/ })).toBeInvalid();
    await expect.element(screen.getByRole('textbox', { name: 'Comments' })).not.toHaveAttribute('aria-invalid');
  });

  test('gives way to thanks once it is sent', async () => {
    const screen = await render(form({ sent: 'stored' }));
    await expect.element(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect.element(screen.getByRole('status')).toMatchTextContent(/^Your message is being sent/);
    await expect.element(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect.element(screen.getByText(/If you are offline, it is sent when you are online again/)).toBeVisible();
    expect(screen.getByRole('textbox').query()).toBeNull();
  });

  test('promises no second try where the browser keeps nothing, and leaves the words to be copied', async () => {
    const screen = await render(form({ sent: 'once' }));
    await expect.element(screen.getByText(/sent only once: if you are offline, send it again/)).toBeVisible();
    expect(screen.container.textContent).not.toContain('it is sent when you are online again');
    await expect.element(screen.getByText('Namaste')).toBeVisible();
  });
});

describe('the support form with its checks', () => {
  test('takes the focus to the first faulty field, and looks at it again with every letter', async () => {
    const screen = await render(<Support action="/support" home="/" />);
    await screen.getByRole('button', { name: 'Send' }).click();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveFocus();
    await expect.element(screen.getByText('Enter your name.')).toBeVisible();
    await name.fill('Devi');
    await expect.element(screen.getByText('Enter your name.')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Enter your comments.')).toBeVisible();
  });

  test('hands over one message, however often it is sent, and takes the focus to the thanks', async () => {
    const outbox = vi.fn((event: Event) => event.preventDefault());
    addEventListener('support', outbox);
    const screen = await render(<Support action="/support" home="/" />);
    await screen.getByRole('textbox', { name: 'Name' }).fill(' Devi ');
    await screen.getByRole('textbox', { name: 'Comments' }).fill('Namaste');
    const send = screen.getByRole('button', { name: 'Send' }).element() as HTMLButtonElement;
    send.click();
    send.click(); // before anything is drawn
    await expect.element(screen.getByRole('heading', { name: 'Thank you' })).toHaveFocus();
    removeEventListener('support', outbox);
    expect(outbox).toHaveBeenCalledOnce();
    const [event] = outbox.mock.calls[0] ?? [];
    expect(event).toMatchObject({ detail: { name: 'Devi', email: '', comments: 'Namaste' } });
  });
});
