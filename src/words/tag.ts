/** How static HTML says which message an element holds: `data-t` its words, `data-t-…` an attribute's. */
import numbers from 'virtual:words/numbers';
import type { MessageId, Values } from './messages.ts';

/**
 * `tag('page.song-count', { n: 3 })` → `{ 'data-t': '1a', 'data-v': '{"n":3}' }`: the place of the message in the order of the
 * catalogue, to base 36. In the browser nothing: there whoever draws words says them.
 */
export function tag(id: MessageId, values?: Values): { 'data-t'?: string; 'data-v'?: string } {
  return tagAs('data-t', id, values);
}

/** The same for an attribute: `tagAs('data-t-label', 'page.breadcrumb')`. */
export function tagAs(name: string, id: MessageId, values?: Values): Record<string, string> {
  const number = numbers[id];
  if (number === undefined) return {};
  return values ? { [name]: number, 'data-v': JSON.stringify(values) } : { [name]: number };
}
