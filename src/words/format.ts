/** A compiled message with its values put in. */
import type { Message, Messages, Token, Values } from './messages.ts';

/** Kept, since a phone takes a millisecond to make them, and a list says as many counts as it has rows. */
const rules: Record<string, Intl.PluralRules> = {};

/** CLDR has no plural rules for Sanskrit, and a browser would take those of its own language. Sanskrit has a dual: गीतम्, गीते, गीतानि. */
function pluralOf(locale: string, count: number): string {
  if (locale === 'sa') return ['other', 'one', 'two'][count] ?? 'other';
  rules[locale] ??= new Intl.PluralRules(locale);
  return rules[locale].select(count);
}

const shown = (value: string | number | undefined): string =>
  typeof value === 'number' ? digits(value) : (value ?? '');

/**
 * `['Added ', ['n', 'plural', { one: ['#', ' song'], other: ['#', ' songs'] }]]` with `{ n: 2 }` → `Added 2 songs`.
 * @param locale BCP 47; its plural rules are Unicode's (CLDR), but for Sanskrit
 */
export function formatMessage(message: Message, values: Values, locale: string): string {
  const say = (tokens: string | readonly Token[], count?: number): string =>
    typeof tokens === 'string'
      ? tokens
      : tokens
          .map((token) => {
            if (token === '#' && count !== undefined) return digits(count);
            if (typeof token === 'string') return token;
            const [name, kind, choices] = token;
            const value = values[name];
            if (!choices) return shown(value);
            const exact = String(value); // `=0 {No song}`
            const key = kind === 'plural' && !(exact in choices) ? pluralOf(locale, Number(value)) : exact;
            return say(choices[key] ?? choices['other'] ?? '', kind === 'plural' ? Number(value) : count);
          })
          .join('');
  return say(message);
}

/** The message of an ID; the ID itself where the catalogue lacks it, so that a gap is seen and nothing breaks. */
export function sayFrom(messages: Messages, id: string, values: Values, locale: string): string {
  const message = messages[id];
  return message === undefined ? id : formatMessage(message, values, locale);
}

/**
 * A count with the page's own digits, the same in every language: `33924` → `33,924`.
 * Not by `Intl.NumberFormat`, which a phone takes some 40 ms to set up: that would be a part of the first press on every island.
 * @param count an integer
 */
export const digits = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
