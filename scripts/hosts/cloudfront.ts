/** S3 behind CloudFront: a response headers policy, and a function that runs before each look into the cache. */

import { type Header, OPEN_HEADER, openHeaders } from '#page/headers.ts';
import { UserError } from '#schemas/user-error.ts';
import { type HostFile, type HostRules, PAGE_ROOTS } from './rules.ts';

/** CloudFront's quotas of a response headers policy (Developer Guide, "Quotas"): headers of one's own, characters of the CSP. */
export const MOST_CUSTOM_HEADERS = 10;
export const LONGEST_CSP = 1783;

/** The headers that CloudFront has a field of its own for: it refuses them among the custom ones. */
function securityConfig(headers: ReadonlyMap<string, string>) {
  const own = (name: string): string => headers.get(name) ?? '';
  const transport = own('Strict-Transport-Security');
  return {
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: own('Content-Security-Policy') },
    ContentTypeOptions: { Override: true },
    FrameOptions: { Override: true, FrameOption: own('X-Frame-Options') },
    ReferrerPolicy: { Override: true, ReferrerPolicy: own('Referrer-Policy') },
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
      IncludeSubdomains: /includeSubDomains/i.test(transport),
      Preload: /preload/i.test(transport),
    },
  };
}

const OWN_FIELDS = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Strict-Transport-Security',
  OPEN_HEADER[0],
];

/** What lets scripts of other sites read a file has a field of its own too, all of whose parts are asked for. */
const OPEN_TO_ALL = {
  AccessControlAllowOrigins: { Quantity: 1, Items: ['*'] },
  AccessControlAllowHeaders: { Quantity: 1, Items: ['*'] },
  AccessControlAllowMethods: { Quantity: 2, Items: ['GET', 'HEAD'] },
  AccessControlAllowCredentials: false,
  OriginOverride: true,
};

/** A policy for all that has no other, and one for what is open to other sites. */
export const responseHeadersPolicies = (rules: HostRules): HostFile[] => [
  responseHeadersPolicy(rules, rules.headers),
  responseHeadersPolicy(rules, openHeaders(rules.headers), '-data'),
];

/** For `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…`. */
function responseHeadersPolicy({ site }: HostRules, headers: readonly Header[], suffix = ''): HostFile {
  const custom = headers.filter(([name]) => !OWN_FIELDS.includes(name));
  const config = {
    Name: `nama-${site.hostname.replaceAll('.', '-')}${suffix}`,
    Comment: 'Made by "npm run hosts -- --host cloudfront"',
    ...(suffix && { CorsConfig: OPEN_TO_ALL }),
    SecurityHeadersConfig: securityConfig(new Map(headers)),
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  const length = config.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy.length;
  if (length > LONGEST_CSP || custom.length > MOST_CUSTOM_HEADERS) {
    throw new UserError(
      `CloudFront refuses these headers: ${custom.length} custom ones, ${MOST_CUSTOM_HEADERS} at most, and a policy of ${length} characters, ${LONGEST_CSP} at most.\n  Use fewer or shorter origins for the URLs in .env, or ask AWS for a higher quota.`,
    );
  }
  return { name: `response-headers-policy${suffix}.json`, content: `${JSON.stringify(config, null, 2)}\n` };
}

/**
 * The function of the viewer request (cloudfront-js-2.0). S3 has keys and no folders: the slash at the end, and not a dot
 * in the name, tells a page from a file, since names of songs hold dots.
 */
export function viewerRequest(): HostFile {
  const content = `// Made by "npm run hosts -- --host cloudfront": run that again instead of changing this file.
const PAGE = new RegExp('^/(?:${PAGE_ROOTS.join('|')})(?:/|$)');

// The query as it was sent, in parts: { a: { value: '1' } } becomes '?a=1'.
function search(query) {
  const parts = [];
  for (const name in query) {
    const values = query[name].multiValue || [query[name]];
    for (const one of values) parts.push(one.value === '' ? name : name + '=' + one.value);
  }
  return parts.length === 0 ? '' : '?' + parts.join('&');
}

function handler(event) {
  const request = event.request;
  // S3 takes a plus sign in a path for a space.
  const uri = request.uri.replace(/\\+/g, '%2B');
  if (uri.endsWith('/')) {
    request.uri = uri + 'index.html';
    return request;
  }
  // Only below the site's own roots, so that what is sent back always begins with one slash and a fixed word.
  if (PAGE.test(uri) && !uri.endsWith('/index.html')) {
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: uri + '/' + search(request.querystring) }, 'cache-control': { value: 'no-cache' } },
    };
  }
  request.uri = uri;
  return request;
}
`;
  return { name: 'viewer-request.js', content };
}
