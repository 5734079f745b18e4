/** Values of a message in static HTML that are themselves words of the interface. */
import type { Messages, Values } from './messages.ts';

/** Places that hold a name which the interface has too: `Tamil` */
const NAMES = ['folder', 'language'];
/** Places that may hold the ID of a message: `playlist.unknown-id` */
const IDS = ['reason'];

/** `{ language: 'Tamil' }` with the Hindi messages → `{ language: 'तमिल' }`; what the messages do not have stays. */
export function sayValues(values: Values, messages: Messages): Values {
  const said: Record<string, string | number> = { ...values };
  const say = (place: string, id: string): void => {
    const message = messages[id];
    if (typeof message === 'string') said[place] = message;
  };
  for (const place of NAMES) say(place, `name.${values[place]}`);
  for (const place of IDS) say(place, String(values[place]));
  return said;
}

/** Attributes that a reader meets, by the end of the name of their tag: `data-t-label` says `aria-label`. */
export const SPOKEN = { label: 'aria-label', placeholder: 'placeholder', title: 'title' } as const;
