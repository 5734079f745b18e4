/** English, for what is rendered at build: an attribute's words with their tag, a page's title. */
import english from 'virtual:words/en';
import { sayFrom } from './format.ts';
import type { MessageId, Values } from './messages.ts';
import { tagAs } from './tag.ts';
import { SPOKEN } from './values.ts';

export const inEnglish = (id: MessageId, values: Values = {}): string => sayFrom(english, id, values, 'en');

/** `spoken('label', 'page.breadcrumb')` → `{ 'aria-label': 'Breadcrumb', 'data-t-label': 'page.breadcrumb' }` */
export function spoken(attribute: keyof typeof SPOKEN, id: MessageId, values?: Values): Record<string, string> {
  return {
    [SPOKEN[attribute]]: inEnglish(id, values),
    ...tagAs(`data-t-${attribute}`, id, values),
  };
}
