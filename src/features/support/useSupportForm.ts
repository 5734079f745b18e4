import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { WAITING_KEY } from '#schemas/storage-keys.ts';
import { stored } from '#ui/storage.ts';
import type { FaultsOf, SupportText } from './message.ts';

/** Whether a message was handed over, and whether this browser stores it until it has arrived or it is sent this once. */
export type Sent = 'no' | 'stored' | 'once';

/** 128 random bits, by which the outbox knows its messages apart. They stay on the device. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('');

/** Whether the outbox stores a message: it does before it sends it, unless storage is blocked or full. */
export const isWaiting = (id: string): boolean => stored(WAITING_KEY)?.includes(id) ?? false;

/** Hands a message to the outbox, which says by `preventDefault` that it was taken. */
function handOver(id: string, text: SupportText): Sent {
  if (dispatchEvent(new CustomEvent('support', { cancelable: true, detail: { id, ...text } }))) return 'no';
  return isWaiting(id) ? 'stored' : 'once';
}

/**
 * A form that is sent by the support call: messages beside the fields, one request however often it is pressed, and thanks at once.
 * @param fields its names, in the order of the form
 * @param check what was typed → the message, and what is wrong
 * @param onSent is told under which id the message waits until it has arrived
 */
export function useSupportForm<F extends string>(
  fields: readonly F[],
  check: (typed: Readonly<Record<F, string>>) => { text: SupportText; faults: FaultsOf<F> },
  onSent: (id: string) => void = () => {},
) {
  const [faults, setFaults] = useState<FaultsOf<F>>({});
  const [sent, setSent] = useState<Sent>('no');
  /** Of a message that is not stored: its writer may have to send it again. */
  const [words, setWords] = useState('');
  /** Known before the next drawing: presses come faster. */
  const taken = useRef(false);
  const thanks = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (sent !== 'no') thanks.current?.focus();
  }, [sent]);

  const checkForm = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return check(Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')])) as Record<F, string>);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    const { text, faults } = checkForm(form);
    const first = fields.find((name) => name in faults);
    setFaults(faults);
    if (first || taken.current) {
      event.preventDefault();
      const field = first && form.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    taken.current = true;
    const id = newId();
    const handed = handOver(id, text);
    if (handed === 'no') return; // no outbox: the browser posts the form
    event.preventDefault();
    onSent(id);
    form.reset();
    setWords(text.comments);
    setSent(handed);
  };
  /** A field that was faulty is looked at again with every letter; the others wait for the next press. */
  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    const { target, currentTarget } = event;
    const name = fields.find((field) => currentTarget.elements.namedItem(field) === target);
    if (!name || !faults[name]) return;
    const { [name]: now } = checkForm(currentTarget).faults;
    const { [name]: _, ...others } = faults;
    setFaults((now ? { ...others, [name]: now } : others) as FaultsOf<F>);
  };
  return { faults, sent, words, thanks, onSubmit, onInput };
}
