/** The languages of the interface. */

/** BCP 47, as the page's `lang` and as the device keeps it. */
export const LOCALES = ['en', 'hi', 'ta', 'sa'] as const;
export type Locale = (typeof LOCALES)[number];

/** Something for each language but English, which pages are written in; found by any language that a page may ask for. */
export type ByLocale<T> = Readonly<Record<Exclude<Locale, 'en'>, T> & Record<string, T>>;

/** Each as those who read it call it. */
export const OWN_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  ta: 'தமிழ்',
  sa: 'संस्कृतम्',
};
