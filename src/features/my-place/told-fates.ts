/** What became of the mistakes that the reader told. */
import { fateOf } from '#core/text/fate.ts';
import type { MessageId } from '#words/messages.ts';
import type { ToldMistake } from './told.ts';

/** Milliseconds after which nobody need wait for an answer any more. */
const LONG_AGO = 90 * 24 * 60 * 60 * 1000;

/** What became of a mistake, in words. */
export const STATES: Readonly<Record<ReturnType<typeof stateOf>, MessageId>> = {
  waiting: 'my.told-waiting',
  sent: 'my.told-sent',
  same: 'my.told-same',
  library: 'my.told-library',
  changed: 'my.told-changed',
};

/** What a reader is told of it. @param waits whether its message could not be sent yet */
export function stateOf({ fate, at }: ToldMistake, waits: boolean, now: number) {
  if (waits) return 'waiting';
  return fate === 'same' ? (now - at > LONG_AGO ? 'same' : 'sent') : fate;
}

/**
 * The list after the page of a song was read; the same list where nothing has changed.
 * @param stanzas of the song, as its page has them now
 */
export function withFates(
  told: readonly ToldMistake[],
  path: string,
  stanzas: readonly { id: string; textContent: string }[],
): readonly ToldMistake[] {
  const next = told.map((one) => {
    if (one.path !== path) return one;
    const fate = fateOf({ ...one, verse: one.verse.id }, stanzas);
    return fate === one.fate ? one : { ...one, fate };
  });
  return next.some((one, at) => one !== told[at]) ? next : told;
}
