/** How static HTML says which message an element holds: `data-t` its words, `data-t-…` an attribute's. */
import type { MessageId, Values } from './messages.ts';

/** Attributes that a reader meets, by the end of the tag's name. */
export const SPOKEN = { label: 'aria-label', placeholder: 'placeholder', title: 'title' } as const;

/** `tag('page.song', { n: 3 })` → `{ 'data-t': 'page.song', 'data-v': '{"n":3}' }` */
export function tag(id: MessageId, values?: Values): { 'data-t': string; 'data-v'?: string } {
  return values ? { 'data-t': id, 'data-v': JSON.stringify(values) } : { 'data-t': id };
}
