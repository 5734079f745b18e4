/** Wakes the island of the page at once. Where its code cannot be had, the words of the page stand without it. */
import { ask } from '#ui/ask.ts';

document.addEventListener('DOMContentLoaded', () => ask('Offline', null));
