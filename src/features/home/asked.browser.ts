/** While something is searched for, the title page makes room for what is found: the root's attribute says so to the styles. */
import { ASKED } from './asked-script.ts';

/** @param q what is in the search field */
export function showAsked(q: string): void {
  document.documentElement.toggleAttribute(ASKED, q.trim() !== '');
}
