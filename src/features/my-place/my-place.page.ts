/** The page is drawn of what this browser has: its island lives from the first. */
import { ask } from '#ui/ask.ts';

// Once the script of every page, which may run after this one, has made it ready to wake.
document.addEventListener('DOMContentLoaded', () => ask('my-place', null));
