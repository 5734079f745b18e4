/** Astro's hook on every page: the policy of a page names only what that page holds, and no page stops a build. */
import { defineMiddleware } from 'astro:middleware';
import { createHash } from 'node:crypto';
import { FILLED_TEMPLATE, narrowPolicy } from './page/policy.ts';
import { renderFaultPage } from './page/render-fault.ts';

/**
 * An error that says what to mend stops the build: a damaged snapshot is mended by a pull, and not by leaving out what it damaged. What any other
 * fault breaks is left out.
 */
const stopsTheBuild = (error: unknown): boolean =>
  import.meta.env.DEV || (error instanceof Error && error.name === 'UserError');

/** Cache of hashes: pages share their styles and scripts. */
const hashes = new Map<string, string>();

function sha256(code: string): string {
  const hash = hashes.get(code) ?? createHash('sha256').update(code).digest('base64');
  hashes.set(code, hash);
  return hash;
}

/**
 * What Astro writes on an island to tell it from others of the page, and its React IDs: they differ with what else a page shows,
 * and nothing here uses them.
 */
const OWN_NAMES = /(<astro-island) uid="[^"]*"(?: prefix="[^"]*")?/g;

export const onRequest = defineMiddleware(async (_context, next) => {
  try {
    const response = await next();
    // The page of a song is a template that came through here already; what fills it brings no code.
    if (response.headers.has(FILLED_TEMPLATE)) return response;
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(narrowPolicy(await response.text(), sha256).replace(OWN_NAMES, '$1'), response);
  } catch (error) {
    if (stopsTheBuild(error)) throw error;
    return new Response(renderFaultPage(error), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
});
