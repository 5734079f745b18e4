/** The languages of the interface. */

/** BCP 47, as the page's `lang` and as the device keeps it. */
export const LOCALES = ['en', 'hi', 'ta', 'sa'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each as those who read it call it. */
export const OWN_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  ta: 'தமிழ்',
  sa: 'संस्कृतम्',
};
