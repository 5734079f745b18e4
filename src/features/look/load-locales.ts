/** Fetches the code of the line of languages, for a press that comes before it. */
export const loadLocales = (): Promise<unknown> => import('./locales.page.ts');
