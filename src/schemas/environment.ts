/** Every setting, in one place; `.env.example` lists the same with the same words. */

import { z } from 'zod';
import { UserError } from './user-error.ts';

/** An address that paths can be added to: nothing after its path, and no password that would end up in the pages. */
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'is not an http or https URL' })
  .refine((url) => !URL.canParse(url) || !/[?#@]/.test(url), 'holds a user, a query or a fragment')
  .transform((url) => url.replace(/\/+$/, ''));
const optionalUrl = z
  .string()
  .default('')
  .pipe(z.union([z.literal(''), httpUrl], { error: 'is not an http or https URL without user, query and fragment' }));
const origin = httpUrl.refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', 'has a path');
const onOff = z.enum(['on', 'off'], { error: 'is neither on nor off' });
/** One line of plain words. */
const line = z
  .string()
  .max(200, 'is longer than 200 characters')
  .regex(/^\P{Cc}*$/u, 'holds a control character');
const wholeNumber = (low: number, high: number) =>
  z.coerce
    .number({ error: 'is not a number' })
    .int('is not a whole number')
    .min(low, `is below ${low}`)
    .max(high, `is above ${high}`);

export const environment = z
  .object({
    /** Where the pull reads the library from. */
    API_URL: httpUrl.default('http://127.0.0.1:8787'),
    /** Where the reader's browser sends translations; the same as API_URL unless it is set. */
    BROWSER_API_URL: optionalUrl,
    /** Where the support form posts to; `support` under BROWSER_API_URL unless it is set. */
    SUPPORT_URL: optionalUrl,
    /** Where page loads and clicks are counted; nothing is sent when empty. */
    CLICK_LOG_URL: optionalUrl,
    /** Whether they are counted at all. */
    CLICK_LOG: onOff.default('on'),
    /** Public code that the click log expects; it is in the pages for all to see, so use it for nothing else. */
    ALLOW_CODE: z
      .string()
      .regex(/^[\w.-]*$/, 'has other characters than letters, digits, dot, dash and underscore')
      .default(''),
    /** The app's name in click-log events. */
    APP_NAME: z.string().min(1, 'is empty').default('nama'),
    /** Where the site is published, without a path: https://example.org. */
    SITE_URL: origin.default('http://127.0.0.1:4321'),
    /** The title in every header. */
    SITE_TITLE: z.string().min(1, 'is empty').max(60, 'is longer than 60 characters').default('Nama'),
    /** How many texts the pull asks for at once. */
    PULL_CONCURRENCY: wholeNumber(1, 64).default(8),
    /** Seconds that one request of the pull may take, its body included. */
    PULL_TIMEOUT: wholeNumber(1, 600).default(30),
    /** Minutes that a whole pull may take. */
    PULL_BUDGET: wholeNumber(1, 600).default(30),
    /** Days within which every text is asked for and every file of the site is read again, whatever dates say. */
    SCRUB_DAYS: wholeNumber(1, 90).default(7),
    /** Texts in a hundred that may differ from those in the index inside texts before a build makes all of it anew. */
    /** Under which terms the texts may be copied, in one line; while it is empty none is published as data. */
    TEXT_LICENCE: line.default(''),
    /** Whether each old address has a page that leads to the one of today; rules of hosts stay. */
    OLD_PAGES: onOff.default('on'),
  })
  .transform((env) => {
    const browserApi = env.BROWSER_API_URL || env.API_URL;
    return { ...env, BROWSER_API_URL: browserApi, SUPPORT_URL: env.SUPPORT_URL || `${browserApi}/support` };
  });
export type Environment = z.infer<typeof environment>;

/** A value as it may stand in a log: an address without its user, password and query. */
function printable(value: string): string {
  return value.replace(/\/\/[^/@\s]*@/g, '//…@').replace(/\?.*$/s, '?…');
}

/**
 * The settings of one run.
 * @param variables `process.env`, or the like; names it does not know are ignored
 * @throws {UserError} naming every wrong value and where to change it
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const key = String(issue.path[0]);
    return `${key} ${issue.message}: ${JSON.stringify(printable(variables[key] ?? ''))}\n  Set ${key} in .env or in the environment; .env.example says what it holds.`;
  });
  throw new UserError(lines.join('\n'));
}

/** The public part of the settings: all that the pages and their scripts may know. */
export const browserSettings = (env: Environment) => ({
  /** Base of `translate` and `file`, no slash at the end. */
  apiUrl: env.BROWSER_API_URL,
  supportUrl: env.SUPPORT_URL,
  /** '' when nothing is to be counted: no endpoint, or the flag is off. */
  clickLogUrl: env.CLICK_LOG === 'on' ? env.CLICK_LOG_URL : '',
  allowCode: env.ALLOW_CODE,
  appName: env.APP_NAME,
  siteTitle: env.SITE_TITLE,
});
export type BrowserSettings = ReturnType<typeof browserSettings>;
