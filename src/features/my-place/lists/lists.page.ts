/** The page shows the list of its address, so its island is woken at once, as by a press: without it the page is empty. */
import { ask, islandOf } from '#ui/ask.ts';

const link = islandOf('SharedList');
// After the script of every page, which may run later than this one and prepares the island.
document.addEventListener('DOMContentLoaded', () => ask('SharedList', { link }));
