/** What every host is to do, before it is said in the words of one of them. */

import { dataPath, filePath, playlistPath } from '#core/library/paths.ts';
import { responseHeaders } from '#page/headers.ts';
import { browserSettings, type Environment } from '#schemas/environment.ts';
import type { Redirect } from '../old-addresses/resolve.ts';
import { FIXED } from '../verify/pages.ts';

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** Below the page of data are files. */
const PAGES = [...FIXED.filter((path) => path !== dataPath()), filePath('a', 'b', 'c'), playlistPath('id')];
/** First segments below which every address is a page, and so ends in a slash: `file`, `support`. */
export const PAGE_ROOTS: readonly string[] = [...new Set(PAGES.map(firstSegment))].filter(Boolean).sort();

export type HostRules = ReturnType<typeof hostRules>;

/** The rules of one site. */
export const hostRules = (environment: Environment, moved: readonly Redirect[] = []) => ({
  /** Where the site is published: `https://library.example`. */
  site: new URL(environment.SITE_URL),
  /** Headers of every answer, whatever its status; a host that can tell them apart spares the parts of pages most of them. */
  headers: responseHeaders(browserSettings(environment)),
  /** Old addresses that lead to one of today, the newest of each kind last; those of pages may have a page of their own too. */
  moved,
});

/** A file for a host. */
export interface HostFile {
  name: string;
  content: string;
}
