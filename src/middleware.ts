/** Astro's hook on every page: the policy of a page names only what that page holds, and no page stops a build. */
import { defineMiddleware } from 'astro:middleware';
import { narrowPolicy } from './page/policy.ts';
import { renderFaultPage } from './page/render-fault.ts';

/** A damaged snapshot is mended by a pull, and not by leaving out what it damaged. */
const stopsTheBuild = (error: unknown): boolean =>
  import.meta.env.DEV || (error instanceof Error && error.name === 'SnapshotError');

export const onRequest = defineMiddleware(async (_context, next) => {
  try {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(narrowPolicy(await response.text()), response);
  } catch (error) {
    if (stopsTheBuild(error)) throw error;
    return new Response(renderFaultPage(error), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
});
