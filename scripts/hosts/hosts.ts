/** The hosts that the project has a recipe for: the files of each, and what is left to do by hand. */
import { CACHE_RULES } from '#page/headers.ts';
import { NOT_FOUND } from '../verify/pages.ts';
import { responseHeadersPolicies, viewerRequest } from './cloudfront.ts';
import { headersFile } from './headers-file.ts';
import { type NginxServer, nginxFiles } from './nginx.ts';
import { forcedRedirectsFile, redirectsFile } from './redirects-file.ts';
import type { HostFile, HostRules } from './rules.ts';

export interface Recipe {
  files: HostFile[];
  /** Next steps, and what the host cannot do, one line each. */
  notes: string[];
}

/** Files that hosts read from the root of the site itself. They hold nothing that a response does not say anyway. */
export const rootFiles = (rules: HostRules): HostFile[] => [headersFile(rules), ...redirectsFile(rules)];

type Make = (rules: HostRules, server: NginxServer) => Recipe;

const RECIPES = {
  nginx: (rules, server) => ({
    files: nginxFiles(rules, server),
    notes: [
      'Copy nama.conf to /etc/nginx/conf.d/ and run "nginx -t && systemctl reload nginx". No reload is needed when the site changes.',
      `It serves ${server.root}; leave open_file_cache off, since nginx would go on serving an earlier site.`,
    ],
  }),
  cloudflare: (rules) => ({
    files: rootFiles(rules),
    notes: [
      'Put these into the folder that is uploaded. Cloudflare itself adds the slash of folders and sends 404.html.',
      '20,000 files on the free plan, 100,000 on the paid ones, 25 MiB a file; "npm run build" says when a site has more.',
    ],
  }),
  netlify: (rules) => ({
    files: [headersFile(rules), ...forcedRedirectsFile(rules)],
    notes: [
      'Put these into the folder that is uploaded, in place of those that are there, and keep "Pretty URLs" on.',
      '54,000 files a folder; "npm run build" says when a site has more.',
    ],
  }),
  cloudfront: (rules) => ({
    files: [...responseHeadersPolicies(rules), viewerRequest()],
    notes: [
      'Attach the policy and the function (viewer request) to the default behaviour; policy CachingOptimized, compression on, http sent to https.',
      'Old addresses are answered by pages of their own: a function holds 10 KB, too little for a list of them.',
      'Make a behaviour like it for /data/*, with the policy of that name: scripts of other sites may read it.',
      `Custom error responses: 403 and 404 → /${NOT_FOUND} with 404, kept 0 seconds.`,
      `Upload hashed files first: aws s3 sync DIST/_astro s3://BUCKET/_astro --size-only --cache-control "${CACHE_RULES[0]?.value}"`,
      `Then all others: aws s3 sync DIST s3://BUCKET --exclude "_astro/*" --cache-control "${CACHE_RULES.at(-1)?.value}" --delete`,
    ],
  }),
} satisfies Record<string, Make>;

export type HostName = keyof typeof RECIPES;
export const HOSTS = Object.keys(RECIPES) as HostName[];

/**
 * The recipe of one host.
 * @throws {UserError} when a setting cannot be said in its words
 */
export function recipe(host: HostName, rules: HostRules, server: NginxServer): Recipe {
  const make: Make = RECIPES[host];
  return make(rules, server);
}
