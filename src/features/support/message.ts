/** The support form's rules (SPEC section 5), as the page says them and the browser checks them. */
import { EMAIL } from '#schemas/email.ts';
import type { MessageId } from '#words/messages.ts';

/** The fields in the order of the form. */
export const FIELDS = ['name', 'email', 'comments'] as const;
type Field = (typeof FIELDS)[number];

/** What was typed, as it stands in the fields. */
export type Typed = Readonly<Record<Field, string>>;

/**
 * Most bytes that one message is sent in: what the embedded API reads of a body, and a fifth of what a browser keeps for a site.
 * The form names no length (SPEC section 5); only whoever pastes a book hears of it, and the book stays in the field.
 */
export const MOST_BYTES = 1024 * 1024;

const EMAIL_SHAPED = new RegExp(`^(?:${EMAIL})$`, 'u');

/** A message as it is sent: trimmed, and nothing else (SPEC section 7). */
export interface SupportText {
  name: string;
  /** '' where none was given. */
  email: string;
  comments: string;
}

/** What keeps a form from being sent: for each faulty field one sentence that says what to do. */
export type FaultsOf<F extends string> = Partial<Record<F, MessageId>>;
export type Faults = FaultsOf<Field>;

/** Line ends as the form itself would count them: one character each, whatever the system pastes. */
const tidy = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

function faultOf(field: Field, text: string): MessageId | undefined {
  if (text === '' && field === 'name') return 'support.name-missing';
  if (text === '' && field === 'comments') return 'support.comments-missing';
  if (field === 'email' && text !== '' && !EMAIL_SHAPED.test(text)) return 'support.email-invalid';
  return undefined;
}

const bytesOf = (text: SupportText): number => new TextEncoder().encode(JSON.stringify(text)).length;

const longest = (text: SupportText): Field =>
  FIELDS.reduce((most, field) => (text[field].length > text[most].length ? field : most));

/**
 * Checks what was typed.
 * `{ name: ' Devi ', email: '', comments: 'Namaste' }` → the trimmed message and no faults; an empty name →
 * `{ name: 'support.name-missing' }`
 */
export function checkSupport(typed: Typed): { text: SupportText; faults: Faults } {
  const text = { name: tidy(typed.name), email: tidy(typed.email), comments: tidy(typed.comments) };
  const faults: Faults = {};
  for (const field of FIELDS) {
    const fault = faultOf(field, text[field].toWellFormed());
    if (fault !== undefined) faults[field] = fault;
  }
  if (bytesOf(text) > MOST_BYTES) faults[longest(text)] = 'support.too-long';
  return { text, faults };
}
