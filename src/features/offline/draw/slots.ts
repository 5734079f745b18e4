/**
 * Places of a template: words that stand for what a page shows, and tell by themselves how it is escaped there. Each ends in an
 * apostrophe and a quotation mark, which Astro writes in another way in text, in attributes, in JSON and in addresses.
 */

/** Every place. What is of a part stands in its variants alone. */
export const SLOTS = [
  'path',
  'card',
  'name',
  'nameLang',
  'number',
  'description',
  'first',
  'folderPath',
  'folderLabel',
  'folderSaid',
  'languagePath',
  'languageLabel',
  'languageSaid',
  'code',
  'from',
  'editionPath',
  'editionLanguage',
  'editionNumber',
  'editionName',
  'editionLang',
  'label',
  'corrected',
  'className',
  'html',
  'lang',
  'dir',
  'previousPath',
  'previousName',
  'nextPath',
  'nextName',
] as const;
export type SlotName = (typeof SLOTS)[number];

/** `name` → `nama-name'"`, as a song of the template is called. */
export const slot = (name: string): string => `nama-${name}'"`;
/** As an address: its value begins with a slash too. */
export const pathSlot = (name: string): string => `/${slot(name)}`;

const attribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', "'": '&#39;' };

/** How a value stands where a place ends so. */
const ESCAPES: Readonly<Record<string, (value: string) => string>> = {
  '&#39;&quot;': (value) => attribute(value).replace(/[<>']/g, (character) => ENTITIES[character] ?? ''),
  "'&quot;": attribute,
  "'\\&quot;": (value) => attribute(JSON.stringify(value).slice(1, -1)),
  "'%22": attribute,
  '\'"': (value) => value,
};

const SLOT = /nama-(\w+)(&#39;&quot;|'\\?&quot;|'%22|'")/g;

/** Puts values into a template: each is escaped as its place asks for. Nothing of a value is taken for a place. */
export function fill(template: string, valueFor: (name: string) => string): string {
  return template.replace(SLOT, (_, name: string, end: string) => ESCAPES[end]?.(valueFor(name)) ?? '');
}

/** Names of the places of a template. */
export const slotsOf = (template: string): string[] => [...template.matchAll(SLOT)].map(([, name = '']) => name);
