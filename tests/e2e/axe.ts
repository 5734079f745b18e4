/**
 * What axe finds on a page. It is put into the page as it is: the package for Playwright opens a second page for each report, and
 * describes every element that is as it should be, which is twice the work for the same violations.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Levels A and AA of WCAG, up to 2.2. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] as const;

/** Rules that a theme can break; what the others look at is the same in every theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/**
 * {@link violations} in light, and those of colours in dark too; the page is light again after it. Nothing moves meanwhile:
 * colours that change slowly would be read on their way.
 * @param within as {@link violations} takes it
 * @returns one line for each rule that is broken, with the scheme
 */
export async function violationsInBoth(page: Page, only?: readonly string[], within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ['light', only],
    ['dark', COLOUR_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await violations(page, rules, within)).map((broken) => `${colorScheme}: ${broken}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/**
 * @param only kinds of rules or single rules, as axe names them; all that it has by itself, if they are left out
 * @param within selector of the part that is looked at; the whole page, if it is left out
 * @returns one line for each rule that is broken, with the elements that break it
 * @throws {Error} where nothing matches `within`
 */
export async function violations(page: Page, only?: readonly string[], within?: string): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ runOnly, within }) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const options: axe.RunOptions = { resultTypes: ['violations'] };
      if (runOnly) options.runOnly = runOnly;
      const report = await runner.run(within ?? document, options);
      return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { runOnly: only && [...only], within },
  );
}
