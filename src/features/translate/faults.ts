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

const MESSAGES = {
  translation: { format: 'translate.invalid-answer', failed: 'translate.failed' },
  meaning: { format: 'translate.meaning-invalid-answer', failed: 'translate.meaning-failed' },
} as const satisfies Record<Purpose, Record<'format' | 'failed', MessageId>>;

/** The specified sentence, word for word; then the reason, where it is known. */
export function faultMessages(purpose: Purpose, fault: Fault): readonly MessageId[] {
  if (fault === 'no-line') return [MESSAGES[purpose].failed, 'translate.no-line'];
  return [MESSAGES[purpose][fault]];
}
