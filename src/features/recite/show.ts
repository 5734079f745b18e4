/** What is shown on a screen: how it is changed, and which of two windows is right. */
import type { Heard, Show } from '#schemas/show.ts';
import { LAST_PART, stepFrom } from './step.ts';
import { type SungVerse, verseAt } from './verses.ts';

/** A window's part in it. */
export type Role = Heard['from'];

/** A show before anybody has changed it. */
export const firstShow = (link: string, more: Partial<Show> = {}): Show => ({
  at: 0,
  link,
  song: 0,
  stanza: 0,
  part: 0,
  parts: 1,
  blank: false,
  code: false,
  rows: [{ code: '', script: '' }, null],
  size: 0,
  ...more,
});

/** The show as it is changed now; always later than it was. */
export const changed = (show: Show, change: Partial<Show>, now: number): Show => ({
  ...show,
  ...change,
  at: Math.max(now, show.at + 1),
});

/** Beyond the last stanza of any text: where a song is entered from its end. */
const LAST_STANZA = 999_999;

/** What a step changes; null before the first verse of the programme, and after the last. @param songs in the programme */
export function stepShow(show: Show, by: 1 | -1, verses: readonly SungVerse[], songs: number): Partial<Show> | null {
  const to = stepFrom({ at: verseAt(verses, show.stanza), part: show.part }, by, verses.length, show.parts);
  if (typeof to === 'number') {
    const song = show.song + to;
    if (song < 0 || song >= songs) return null;
    return { song, stanza: to > 0 ? 0 : LAST_STANZA, part: to > 0 ? 0 : LAST_PART, parts: 1 };
  }
  const stanza = verses[to.at]?.from ?? 0;
  return { stanza, part: to.part, parts: to.at === verseAt(verses, show.stanza) ? show.parts : 1 };
}

/**
 * What a window does with what it hears: `take` it, `tell` its own, or nothing. Of one programme the later is right. Where the
 * programmes differ, the screen follows the operator who speaks last, and an operator stays with its own.
 */
export function settle(role: Role, own: Show | null, { from, show }: Heard): 'take' | 'tell' | null {
  if (show && own && show.link !== own.link) return role === 'screen' && from === 'operator' ? 'take' : null;
  if (show && show.at > (own?.at ?? -1)) return 'take';
  return own && own.at > (show?.at ?? -1) ? 'tell' : null;
}
