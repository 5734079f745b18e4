/** The support form's rules (SPEC section 5), as the page says them and the browser checks them. */
import type { MessageId, Values } from '#words/messages.ts';

/** The fields in the order of the form. */
export const FIELDS = ['name', 'email', 'comments'] as const;
export type Field = (typeof FIELDS)[number];

/** What was typed, as it stands in the fields. */
export type Typed = Readonly<Record<Field, string>>;

/** Most characters of each field. RFC 5321, section 4.5.3.1.3, leaves 254 for an address. */
export const MOST: Readonly<Record<Field, number>> = { name: 200, email: 254, comments: 10_000 };

/**
 * What counts as email-shaped. No laxer than the API's own schema (`supportMessage`), or else a message would be thanked
 * for here and refused there, at every try.
 */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** A message as it is sent: trimmed, each field within its length. */
export interface SupportText {
  name: string;
  /** '' where none was given. */
  email: string;
  comments: string;
}

/** One sentence that says what to do. */
export interface Fault {
  id: MessageId;
  values?: Values;
}

/** What keeps a message from being sent, for each faulty field. */
export type Faults = Partial<Record<Field, Fault>>;

/** Line ends as the form itself would count them: one character each, whatever the system pastes. */
const tidy = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

function faultOf(field: Field, text: string): Fault | undefined {
  if (text === '' && field === 'name') return { id: 'support.name-missing' };
  if (text === '' && field === 'comments') return { id: 'support.comments-missing' };
  if (text.length > MOST[field]) {
    return { id: 'support.too-long', values: { n: MOST[field], m: text.length } };
  }
  if (field === 'email' && text !== '' && !EMAIL.test(text)) {
    return { id: 'support.email-invalid' };
  }
  return undefined;
}

/**
 * Checks what was typed.
 * `{ name: ' Devi ', email: '', comments: 'Namaste' }` → the trimmed message and no faults; an empty name →
 * `{ name: { id: 'support.name-missing' } }`
 */
export function checkSupport(typed: Typed): { text: SupportText; faults: Faults } {
  const text = { name: tidy(typed.name), email: tidy(typed.email), comments: tidy(typed.comments) };
  const faults: Faults = {};
  for (const field of FIELDS) {
    const fault = faultOf(field, text[field].toWellFormed());
    if (fault !== undefined) faults[field] = fault;
  }
  return { text, faults };
}
