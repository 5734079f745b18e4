/** Astro's hook on every page: the policy of a page names only what that page holds. */
import { defineMiddleware } from 'astro:middleware';
import { createHash } from 'node:crypto';
import { narrowPolicy } from './page/policy.ts';

/** Cache of hashes: pages share their styles and scripts. */
const hashes = new Map<string, string>();

function sha256(code: string): string {
  const hash = hashes.get(code) ?? createHash('sha256').update(code).digest('base64');
  hashes.set(code, hash);
  return hash;
}

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(narrowPolicy(await response.text(), sha256), response);
});
