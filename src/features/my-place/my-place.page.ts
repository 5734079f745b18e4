/**
 * My place and the page of a shared list show what this browser or the address holds, so the page's island is woken at once, as by a press: without
 * it the page is empty.
 */
import { ask, islandOf } from '#ui/ask.ts';

// After the script of every page, which may run later than this one and prepares the island.
document.addEventListener('DOMContentLoaded', () => {
  for (const name of ['MyPlace', 'SharedList']) ask(name, { link: islandOf(name) });
});
