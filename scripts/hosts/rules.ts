/** What every host is to do, before it is said in the words of one of them. */

import { dataPath, filePath, playlistPath } from '#core/library/paths.ts';
import { CACHE_RULES, type CacheRule, type Header, responseHeaders } from '#page/headers.ts';
import { browserSettings, type Environment } from '#schemas/environment.ts';
import type { Redirect } from '../old-addresses/resolve.ts';
import { TYPES } from '../preview/types.ts';
import { FIXED, NOT_FOUND } from '../verify/pages.ts';

export interface HostRules {
  /** Where the site is published: `https://library.example`. */
  site: URL;
  /** Headers of every answer, whatever its status; a host that can tell them apart spares the parts of pages most of them. */
  headers: readonly Header[];
  /** The first rule that fits a path counts; the last fits all. */
  caching: readonly CacheRule[];
  /** First segments below which every address is a page, and so ends in a slash: `file`, `support`. */
  pageRoots: readonly string[];
  /** The page of addresses that lead nowhere, sent with 404: `/404.html`. */
  notFound: string;
  /** Old addresses that lead to one of today, the newest of each kind last; those of pages may have a page of their own too. */
  moved: readonly Redirect[];
  /** Extension with its dot → type, charset included where it is text. */
  types: Readonly<Record<string, string>>;
}

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** The rules of one site. */
export function hostRules(environment: Environment, moved: readonly Redirect[] = []): HostRules {
  const song = filePath('folder', 'language', 'file');
  // Below the page of data are files.
  const pages = [...FIXED.filter((path) => path !== dataPath()), song, playlistPath('id')];
  return {
    site: new URL(environment.SITE_URL),
    headers: responseHeaders(browserSettings(environment)),
    caching: CACHE_RULES,
    pageRoots: [...new Set(pages.map(firstSegment))].filter(Boolean).sort(),
    notFound: `/${NOT_FOUND}`,
    moved,
    types: TYPES,
  };
}

/** A file for a host. */
export interface HostFile {
  name: string;
  content: string;
}
