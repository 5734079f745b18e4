/** The attribute of a link whose page is to be prefetched; `prefetch.page.ts` sets it. */
export const PREFETCH = 'data-prefetch';

/**
 * The speculation rule that stands in every page: it prefetches the pages behind the links that have the attribute. The same
 * in every page, so that its hash can stand in the policy.
 */
export const PREFETCH_RULE = `{"prefetch":[{"where":{"selector_matches":"[${PREFETCH}]"},"eagerness":"immediate"}]}`;
