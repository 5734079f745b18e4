/** What tells the names of verses comes beside the islands of a text, which have all else without it. */
const bring = async () => {
  const keys = import('./verse-keys.browser.ts');
  (await keys).listenToVerses();
  return keys;
};

/** Null where it could not be loaded. */
export type VerseKeys = Awaited<ReturnType<typeof bring>> | null;

let coming: Promise<VerseKeys> | undefined;

/** Brings it once. */
export const bringVerseKeys = (): Promise<VerseKeys> => {
  coming ??= bring().catch(() => null);
  return coming;
};

/** The way to a verse by its number, which a text of many has. */
export const loadGoToVerse = () => import('./GoToVerse.tsx');
