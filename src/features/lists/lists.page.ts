/** The page shows what this browser has stored, so its island is woken at once. */
import { ask } from '#ui/ask.ts';

// After the script of every page, which may run later than this one and prepares the island.
document.addEventListener('DOMContentLoaded', () => ask('shared-list', null));
