/** Astro's hook on every page: the policy of a page names only what that page holds. */
import { defineMiddleware } from 'astro:middleware';
import { narrowPolicy } from './page/policy.ts';

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(narrowPolicy(await response.text()), response);
});
