/** The attribute of a link whose page is to be fetched ahead. */
export const AHEAD = 'data-ahead';

/**
 * The speculation rule that the script of pages puts in (`src/page/prefetch.ts`): what it says never changes, so that its
 * hash can stand in the policy of every page.
 */
export const AHEAD_RULE = `{"prefetch":[{"where":{"selector_matches":"a[${AHEAD}]"},"eagerness":"immediate"}]}`;
