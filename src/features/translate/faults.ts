/** What a reader is told where there is no answer. Apart, since what only offers a translation says none of it. */
import type { MessageId } from '#words/messages.ts';

/** Where a translation was asked for; each has messages of its own (SPEC section 8). */
export type Purpose = 'translation' | 'meaning';

/** `format`: an answer that is none. `failed`: no answer. `no-line`: no answer, and the browser says that it has no connection. */
export type Fault = 'format' | 'failed' | 'no-line';

/** Which message a failure gets. Its class is known by name: it is in code that comes later. @param isOnline as the browser says */
export function faultOf(error: unknown, isOnline: boolean): Fault {
  if (error instanceof Error && error.name === 'FormatError') return 'format';
  return isOnline ? 'failed' : 'no-line';
}

const MESSAGES: Readonly<Record<Purpose, Readonly<Record<Fault, MessageId>>>> = {
  translation: {
    format: 'translate.invalid-answer',
    failed: 'translate.failed',
    'no-line': 'translate.no-line',
  },
  meaning: {
    format: 'translate.meaning-invalid-answer',
    failed: 'translate.meaning-failed',
    'no-line': 'translate.no-line',
  },
};

/** The specified message, word for word; where there is no connection, what would help. */
export function faultMessage(purpose: Purpose, fault: Fault): MessageId {
  return MESSAGES[purpose][fault];
}
