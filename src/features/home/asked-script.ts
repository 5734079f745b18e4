/**
 * The script that stands in Home's page: where the address asks for a name, it leaves out what a search has no room for before
 * anything is painted. A module would come too late. Its hash is in the policy.
 */

/** Of the root while something is searched for. */
export const ASKED = 'data-asked';

export const ASKED_SCRIPT = `if(/[?&]q=[^&]/.test(location.search))document.documentElement.setAttribute("${ASKED}","")`;
