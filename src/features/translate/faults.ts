/** What a reader is told where there is no answer. Apart, since what only offers a translation says none of it. */
import type { MessageId } from '#words/messages.ts';

/** Where a translation was asked for; each has messages of its own (SPEC section 8). */
export type Purpose = 'translation' | 'meaning';

/** `format`: an answer that is none. `failed`: no answer. */
export type Fault = 'format' | 'failed';

/** Which of the two specified messages a failure gets. Its class is known by name: it is in code that comes later. */
export const faultOf = (error: unknown): Fault =>
  error instanceof Error && error.name === 'FormatError' ? 'format' : 'failed';

const MESSAGES: Readonly<Record<Purpose, Readonly<Record<Fault, MessageId>>>> = {
  translation: {
    format: 'translate.invalid-answer',
    failed: 'translate.failed',
  },
  meaning: {
    format: 'translate.meaning-invalid-answer',
    failed: 'translate.meaning-failed',
  },
};

/** The specified message, word for word. */
export function faultMessage(purpose: Purpose, fault: Fault): MessageId {
  return MESSAGES[purpose][fault];
}
