/** The languages of the interface. */

/** BCP 47, as the page's `lang` and as the device keeps it. */
export const TONGUES = ['en', 'hi', 'ta', 'sa'] as const;
export type Tongue = (typeof TONGUES)[number];

/** Each as those who read it call it. */
export const OWN_NAMES: Readonly<Record<Tongue, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  ta: 'தமிழ்',
  sa: 'संस्कृतम्',
};
