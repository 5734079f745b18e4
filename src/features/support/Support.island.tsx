import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { WAITING_KEY } from '#schemas/storage-keys.ts';
import { island } from '#ui/island.tsx';
import { stored } from '#ui/storage.ts';
import { checkSupport, type Faults, FIELDS, type Field, type SupportText, type Typed } from './message.ts';
import { type Sent, SupportForm, type SupportProps } from './SupportForm.tsx';

/** 128 random bits, by which the outbox knows its messages apart. They stay on the device. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('');

/** Whether the outbox has stored a message: it does before it sends it, unless storage is blocked or full. */
const isStored = (id: string): boolean => stored(WAITING_KEY)?.includes(id) ?? false;

/** Hands a message to the outbox, which says by `preventDefault` that it was taken. */
function handOver(text: SupportText): Sent {
  const id = newId();
  if (dispatchEvent(new CustomEvent('support', { cancelable: true, detail: { id, ...text } }))) return 'no';
  return isStored(id) ? 'stored' : 'once';
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const value = (name: Field): string => String(data.get(name) ?? '');
  return { name: value('name'), email: value('email'), comments: value('comments') };
}

/** The support form with a script: messages beside the fields, one request however often it is pressed, and thanks at once. */
function LiveSupport({ action, home, above }: SupportProps): ReactNode {
  const [alive, setAlive] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [sent, setSent] = useState<Sent>('no');
  /** Of a message that is not stored: its writer may have to send it again. */
  const [words, setWords] = useState('');
  /** Known before the next drawing: presses come faster. */
  const taken = useRef(false);
  const thanks = useRef<HTMLDivElement>(null);
  // Before a press that woke it is done again: the browser must not say in its own words what is missing.
  useLayoutEffect(() => setAlive(true), []);
  useLayoutEffect(() => {
    if (sent !== 'no') thanks.current?.focus();
  }, [sent]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    const { text, faults } = checkSupport(typedIn(form));
    const first = FIELDS.find((name) => name in faults);
    setFaults(faults);
    if (first || taken.current) {
      event.preventDefault();
      const field = first && form.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    taken.current = true;
    const handed = handOver(text);
    if (handed === 'no') return; // no outbox: the browser posts the form
    event.preventDefault();
    form.reset();
    setWords(text.comments);
    setSent(handed);
  };
  /** A field that was faulty is looked at again with every letter; the others wait for the next press. */
  const type = (event: FormEvent<HTMLFormElement>): void => {
    const { target, currentTarget } = event;
    const name = FIELDS.find((field) => currentTarget.elements.namedItem(field) === target);
    if (!name || !faults[name]) return;
    const { [name]: now } = checkSupport(typedIn(currentTarget)).faults;
    const { [name]: _, ...others } = faults;
    setFaults(now ? { ...others, [name]: now } : others);
  };

  return (
    <SupportForm
      action={action}
      home={home}
      above={above}
      alive={alive}
      faults={faults}
      sent={sent}
      words={words}
      thanks={thanks}
      onSubmit={submit}
      onInput={type}
    />
  );
}

export const Support = island('Support', LiveSupport);
