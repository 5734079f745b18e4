/** The message catalogues of the interface: read, compared with each other, and compiled for the browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { LOCALES, type Locale } from '../../src/words/locales.ts';
import type { Message, Messages, Token } from '../../src/words/messages.ts';

const FOLDER = join(import.meta.dirname, '../../src/words/catalogues');

/** A language's messages as a translator's tool writes them: ID → ICU message. */
export type Catalogue = Readonly<Record<string, string>>;

export const readCatalogue = (locale: Locale): Catalogue =>
  JSON.parse(readFileSync(join(FOLDER, `${locale}.json`), 'utf8'));

export const readCatalogues = (): Record<Locale, Catalogue> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, readCatalogue(locale)])) as Record<Locale, Catalogue>;

/** Lingui's compiled form; a message without places is left as its words. @throws what is wrong with its syntax */
function compile(text: string): Message {
  // Through JSON, since Lingui leaves an `offset: undefined` among the choices.
  const tokens: readonly Token[] = JSON.parse(JSON.stringify(compileMessageOrThrow(text)));
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens;
}

/** Names of the places of a message, each once, in order. */
function placesOf(message: Message): string {
  const names = new Set<string>();
  const walk = (tokens: string | readonly Token[]): void => {
    if (typeof tokens === 'string') return;
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      names.add(token[0]);
      for (const choice of Object.values(token[2] ?? {})) walk(choice);
    }
  };
  walk(message);
  return [...names].sort().join(', ');
}

const fileOf = (locale: string): string => `src/words/catalogues/${locale}.json`;

/**
 * What is wrong with the catalogues, one text each in two parts: messages that a language lacks or has beyond English, that
 * do not compile, or that have other places than the English one.
 */
export function catalogueFaults(catalogues: Readonly<Record<string, Catalogue>>): string[] {
  const english = catalogues['en'] ?? {};
  const faults: string[] = [];
  const compiled = (locale: string, id: string, text: string): Message | null => {
    try {
      return compile(text);
    } catch (error) {
      faults.push(
        `The message ${JSON.stringify(id)} of ${fileOf(locale)} is not an ICU message: ${(error as Error).message}\n  Correct it there: ${JSON.stringify(text)}`,
      );
      return null;
    }
  };
  for (const [locale, catalogue] of Object.entries(catalogues)) {
    for (const id of Object.keys(english)) {
      if (!(id in catalogue))
        faults.push(
          `The message ${JSON.stringify(id)} is missing.\n  Add it to ${fileOf(locale)}: ${JSON.stringify(english[id])}`,
        );
    }
    for (const [id, text] of Object.entries(catalogue)) {
      if (!(id in english)) {
        faults.push(
          `The message ${JSON.stringify(id)} of ${fileOf(locale)} is not in the English catalogue.\n  Remove it, or add it to ${fileOf('en')}.`,
        );
        continue;
      }
      const own = compiled(locale, id, text);
      const source = locale === 'en' || own === null ? own : compile(english[id] ?? '');
      if (own !== null && source !== null && placesOf(own) !== placesOf(source))
        faults.push(
          `The message ${JSON.stringify(id)} of ${fileOf(locale)} has the placeholders {${placesOf(own)}}, and English has {${placesOf(source)}}.\n  Correct it there: ${JSON.stringify(text)}`,
        );
    }
  }
  return faults;
}

/** Catalogues that were held against each other, with their messages: each is compiled once. */
const compiledOf = new WeakMap<object, Map<string, Messages>>();

/** @throws {Error} naming every fault of the catalogues */
function compileAll(catalogues: Readonly<Record<string, Catalogue>>): Map<string, Messages> {
  const known = compiledOf.get(catalogues);
  if (known) return known;
  const faults = catalogueFaults(catalogues);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  // In one order in every language: what stands in a page is known by its place in it.
  const ids = Object.keys(catalogues['en'] ?? {});
  const all = new Map(
    Object.entries(catalogues).map(([locale, catalogue]) => [
      locale,
      Object.fromEntries(ids.map((id) => [id, compile(catalogue[id] ?? '')])),
    ]),
  );
  compiledOf.set(catalogues, all);
  return all;
}

/**
 * A language's messages, compiled.
 * @param wanted which of them
 * @throws {Error} naming every fault of the catalogues
 */
export function compiledMessages(
  catalogues: Readonly<Record<string, Catalogue>>,
  locale: string,
  wanted: (id: string) => boolean,
): Messages {
  const messages = compileAll(catalogues).get(locale) ?? {};
  return Object.fromEntries(Object.entries(messages).filter(([id]) => wanted(id)));
}
