/** What an option's text stands for. */
import type { Option } from './command.ts';

/** The value, or in words what the text should have been. */
export type ReadValue = { readonly value: string | number } | { readonly wanted: string };

/** `'8787'` as a port → `{ value: 8787 }`; `'80a'` → `{ wanted: 'a whole number from 0 to 65535' }`. */
export function readValue(option: Exclude<Option, { type: 'flag' }>, text: string): ReadValue {
  switch (option.type) {
    case 'port':
      return wholeNumber(text, 0, 65_535);
    case 'number':
      return wholeNumber(text, option.min ?? 0, option.max ?? Number.POSITIVE_INFINITY);
    case 'url': {
      const isUrl = /^https?:\/\//i.test(text) && URL.canParse(text);
      return isUrl ? { value: text.replace(/\/+$/, '') } : { wanted: 'an http or https address' };
    }
    case 'choice':
      return option.choices.includes(text) ? { value: text } : { wanted: `one of ${option.choices.join(', ')}` };
    case 'text':
      return text === '' ? { wanted: 'at least one character' } : { value: text };
  }
}

function wholeNumber(text: string, min: number, max: number): ReadValue {
  const value = Number(text);
  // 15 digits at most, so that no number is silently rounded.
  if (/^-?\d{1,15}$/.test(text) && value >= min && value <= max) return { value };
  return {
    wanted: `a whole number ${max === Number.POSITIVE_INFINITY ? `of ${min} or more` : `from ${min} to ${max}`}`,
  };
}
