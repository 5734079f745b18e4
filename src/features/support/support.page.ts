/**
 * The support form with a script: messages beside the fields, one request however often it is pressed, and thanks at
 * once. No React: three fields and two states are less code than its start-up. Without this script the same form is
 * posted by the browser itself.
 */
import { checkSupport, type Faults, FIELDS, type Field, type Typed } from './message.ts';

const form = document.querySelector<HTMLFormElement>('[data-support]');
const thanks = document.querySelector<HTMLElement>('[data-thanks]');

/** 128 random bits, the same on every try of this message. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('');

function fieldOf(name: Field): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

function typed(): Typed {
  const value = (name: Field): string => fieldOf(name)?.value ?? '';
  return { name: value('name'), email: value('email'), comments: value('comments') };
}

/** Puts each fault beside its field; a field without one loses what stood there. */
function show(faults: Faults, fields: readonly Field[] = FIELDS): void {
  for (const name of fields) {
    const place = document.querySelector(`[data-fault="${name}"]`);
    if (place && place.textContent !== (faults[name] ?? '')) place.textContent = faults[name] ?? '';
    if (name in faults) fieldOf(name)?.setAttribute('aria-invalid', 'true');
    else fieldOf(name)?.removeAttribute('aria-invalid');
  }
}

let sent = false;

/** The outbox says by `preventDefault` that it has the message; if it is not there, the browser posts the form. */
function submit(event: SubmitEvent): void {
  const { text, faults } = checkSupport(typed());
  const [first] = FIELDS.filter((name) => name in faults);
  show(faults);
  if (first || sent) {
    event.preventDefault();
    if (first) fieldOf(first)?.focus();
    return;
  }
  sent = true;
  const letter = new CustomEvent('support', { cancelable: true, detail: { id: newId(), ...text } });
  if (dispatchEvent(letter)) return;
  event.preventDefault();
  form?.reset();
  document.querySelector('[data-asking]')?.setAttribute('hidden', '');
  thanks?.removeAttribute('hidden');
  thanks?.focus();
}

if (form) {
  form.noValidate = true; // our own messages stand beside the fields, and stay there
  form.addEventListener('submit', submit);
  form.addEventListener('input', ({ target }) => {
    const name = FIELDS.find((field) => fieldOf(field) === target);
    if (name && fieldOf(name)?.hasAttribute('aria-invalid')) show(checkSupport(typed()).faults, [name]);
  });
}
