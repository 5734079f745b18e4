/** Says the page in the reader's language: `data-lang` on its root, which the script in the head and the language form set. */
const PAGES: Readonly<Record<string, () => Promise<{ apply: () => void }>>> = {
  en: () => import('virtual:words/en/page'),
  hi: () => import('virtual:words/hi/page'),
  ta: () => import('virtual:words/ta/page'),
  sa: () => import('virtual:words/sa/page'),
};

/** Where the words cannot be had just now, the page stays in the language that it is in. */
export async function showWords(): Promise<void> {
  const root = document.documentElement;
  const asked = root.dataset['lang'] ?? 'en';
  if (root.lang === asked) return;
  const words = await PAGES[asked]?.().catch(() => undefined);
  if ((root.dataset['lang'] ?? 'en') === asked) words?.apply();
}
