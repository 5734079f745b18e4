/**
 * Names of the library that have a usual name in the interface's languages: languages, scripts, the specification's folders, and
 * what a maintainer has named in `src/core/library/languages.json` and `collections.json`.
 */
import numbers from 'virtual:words/numbers';
import type { MessageId } from './messages.ts';
import type { Translate } from './store.ts';
import { tag } from './tag.ts';

const NAME = 'name.';

/** `Tamil` → `name.Tamil`: the message of a name, if there is one. Asking the messages keeps a list of names out of the browser. */
const nameId = (label: string): MessageId => `${NAME}${label}` as MessageId;

/** A label of the library as the reader's language has it, else as it is. */
export function sayName(t: Translate, label: string): string {
  const id = nameId(label);
  const said = t(id);
  return said === id ? label : said; // English needs no message for it
}

/** The tag of a folder's or a language's name, where the interface has it in other languages: `tagName('Tamil')`. */
export const tagName = (label: string): Record<string, string> => tag(nameId(label));

/** Label of each such name → its number in pages: `{ Tamil: '1a' }`. Only where pages are rendered. */
export const nameTags = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(numbers).flatMap(([id, number]) => (id.startsWith(NAME) ? [[id.slice(NAME.length), number]] : [])),
  );
