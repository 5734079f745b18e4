/**
 * Says the words of the static page in the reader's language: each element that a message is in carries its ID (`tag.ts`).
 * The only code outside React that sets words, and it sets them in the text nodes that are there.
 */
import { sayFrom } from './format.ts';
import type { Messages, Values } from './messages.ts';
import { SPOKEN } from './tag.ts';

const root = document.documentElement;

const valuesOf = (element: HTMLElement): Values => JSON.parse(element.dataset['v'] ?? '{}');

function sayText(element: HTMLElement, say: (id: string, values: Values) => string): void {
  const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Text | undefined;
  if (!text) return;
  text.data = say(element.dataset['t'] ?? '', valuesOf(element));
}

/** @param messages of the page in this language */
export function applyWords(locale: string, messages: Messages): void {
  const say = (id: string, values: Values): string => sayFrom(messages, id, values, locale);
  for (const element of document.querySelectorAll<HTMLElement>('[data-t]')) sayText(element, say);
  for (const [end, attribute] of Object.entries(SPOKEN)) {
    for (const element of document.querySelectorAll<HTMLElement>(`[data-t-${end}]`)) {
      element.setAttribute(attribute, say(element.getAttribute(`data-t-${end}`) ?? '', valuesOf(element)));
    }
  }
  root.lang = locale;
  Object.assign(globalThis, { pageWords: { locale, messages } });
  dispatchEvent(new Event('words'));
}
