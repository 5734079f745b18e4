/**
 * The words of whatever is live, in the reader's language. A page's own words are said by `apply-words.ts`, which leaves the
 * messages of the page in `globalThis.pageWords`: the two share no module, and so no file.
 */
import english from 'virtual:words/en';
import { sayFrom } from './format.ts';
import type { ByLocale } from './locales.ts';
import type { MessageId, Messages, Values } from './messages.ts';

/** Left by the code that says a page's words, and told by the event `words`. */
export interface PageWords {
  locale: string;
  messages: Messages;
}

const LIVE: ByLocale<() => Promise<{ default: Messages }>> = {
  hi: () => import('virtual:words/hi/live'),
  ta: () => import('virtual:words/ta/live'),
  sa: () => import('virtual:words/sa/live'),
};

const inEnglish: Record<string, Messages[string]> = { ...english };
let messages: Messages = {};
let locale = 'en';
/** The words of the page that were taken over last. */
let taken: PageWords | undefined;
let t: Translate = make();
const listeners = new Set<() => void>();

/** Says a message: `t('page.song-count', { n: 3 })` → `3 songs`. A function of its own for each language, so that React sees a change. */
export type Translate = (id: MessageId, values?: Values) => string;

function make(): Translate {
  const [own, language] = [messages, locale];
  return (id, values = {}) => (id in own ? sayFrom(own, id, values, language) : sayFrom(inEnglish, id, values, 'en'));
}

/** The language that words are said in: BCP 47. */
export const currentLocale = (): string => locale;

/** @public Called by the modules that name messages; the build puts that in. */
export function addEnglish(more: Messages): void {
  Object.assign(inEnglish, more);
}

/** Says a message in English: a reader of another language may know it by that name. */
export const sayEnglish: Translate = (id, values = {}) => sayFrom(inEnglish, id, values, 'en');

const pageWords = (): PageWords | undefined => (globalThis as { pageWords?: PageWords }).pageWords;

/** Takes over the language that the page is in; without the words of islands where they cannot be loaded. */
export async function takeLocale(): Promise<void> {
  const page = pageWords();
  if (page === taken) return;
  const wanted = page?.locale ?? 'en';
  const live = await LIVE[wanted]?.().catch(() => null);
  if (pageWords() !== page) return; // others came meanwhile
  taken = page;
  messages = { ...page?.messages, ...live?.default };
  locale = wanted;
  t = make();
  for (const listener of listeners) listener();
}

/** Left for the script of the page, which shares no module with islands: what is hydrated finds its words there. */
export interface IslandWords {
  takeLocale: typeof takeLocale;
}
Object.assign(globalThis, { takeLocale } satisfies IslandWords);

globalThis.addEventListener?.('words', () => void takeLocale());

export const currentWords = (): Translate => t;

/** For `useSyncExternalStore`. */
export function onWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
