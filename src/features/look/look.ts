/** How a reader wants pages to be: theme, letters, lines, the language of the interface (`auto`: the browser's). Stored on the device, applied before the first paint. */
import { parsed } from '#ui/storage.ts';
import { LOCALES, type Locale } from '#words/locales.ts';

export { SETTINGS_KEY as LOOK_KEY } from '#schemas/storage-keys.ts';

/** Each choice with its values; the first is what a page looks like anyway. */
export const LOOKS = {
  theme: ['system', 'light', 'dark', 'sepia'],
  size: ['m', 's', 'l', 'xl', 'xxl'],
  lines: ['normal', 'tight', 'wide'],
  face: ['serif', 'sans'],
  lang: ['auto', ...LOCALES],
} as const;

export type Choice = keyof typeof LOOKS;
export type Look = { [C in Choice]: (typeof LOOKS)[C][number] };

export const CHOICES = Object.keys(LOOKS) as Choice[];

/** The sizes, from smaller to larger. */
export const SIZES = ['s', 'm', 'l', 'xl', 'xxl'] as const satisfies readonly Look['size'][];

/** What is stored, whoever wrote it → a look. `'{"size":"xl","theme":7}'` → size xl, the rest as usual. */
export function readLook(json: string | null): Look {
  const said = Object(parsed(json)) as Record<string, unknown>;
  const value = (choice: Choice) => LOOKS[choice].find((known) => known === said[choice]) ?? LOOKS[choice][0];
  return Object.fromEntries(CHOICES.map((choice) => [choice, value(choice)])) as Look;
}

/** A look as it is stored: what differs from the usual. `null` when nothing does. */
export function writeLook(look: Look): string | null {
  const chosen = CHOICES.filter((choice) => look[choice] !== LOOKS[choice][0]);
  return chosen.length > 0 ? JSON.stringify(Object.fromEntries(chosen.map((choice) => [choice, look[choice]]))) : null;
}

/** The next size up (1) or down (-1), staying where there is none. */
export function stepSize(size: Look['size'], step: 1 | -1): Look['size'] {
  const place = SIZES.indexOf(size) + step;
  return SIZES[Math.min(Math.max(place, 0), SIZES.length - 1)] ?? size;
}

/** The first of a reader's languages that the interface has; `en` where it has none. `['de', 'ta-IN', 'en']` → `ta` */
export function localeOf(lang: Look['lang'], languages: readonly string[]): Locale {
  const [, found = 'en'] = FIRST_LOCALE.exec(String([lang, ...languages])) ?? [];
  return found as Locale;
}

/** In a list of BCP 47 tags, parted by commas. */
export const FIRST_LOCALE = /(?:^|,)(en|hi|ta|sa)(?![^,-])/;
