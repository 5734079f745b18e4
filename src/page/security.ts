/** The Content-Security-Policy, as a rule: what a page of the library may load, and from where. */

/** The endpoints a page may call; empty ones are left out. */
export interface Endpoints {
  apiUrl: string;
  supportUrl: string;
  clickLogUrl: string;
}

const originsOf = (urls: readonly string[]): string[] => [
  ...new Set(urls.filter(Boolean).map((url) => new URL(url).origin)),
];

/** A script's or a style's SHA-256 in base64, as the policy names it. */
export type Hash = `sha256-${string}`;

/**
 * Astro's `security.csp` setting. Each page lists its scripts and styles by hash; inline code without a hash is blocked; no
 * third party is allowed except the configured endpoints.
 * @param inlineScripts hashes of inline scripts that Astro does not hash by itself
 * @param inlineStyles the same of styles
 */
export function contentSecurityPolicy(
  { apiUrl, supportUrl, clickLogUrl }: Endpoints,
  inlineScripts: readonly Hash[] = [],
  inlineStyles: readonly Hash[] = [],
) {
  return {
    algorithm: 'SHA-256' as const,
    scriptDirective: { hashes: [...inlineScripts] },
    styleDirective: { hashes: [...inlineStyles] },
    directives: [
      "default-src 'none'",
      "img-src 'self' data:", // the icon; no script can be an image
      "font-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      `connect-src ${["'self'", ...originsOf([apiUrl, supportUrl, clickLogUrl])].join(' ')}`,
      `form-action ${["'self'", ...originsOf([supportUrl])].join(' ')}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
    ] as `${string}`[],
  };
}
