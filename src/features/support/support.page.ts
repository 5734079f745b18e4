/**
 * The support form before its island lives: however it is sent, it waits for the island, as a press of its button does. A link may
 * say which text it is about: `/support/?about=/file/…`.
 */
import { islandOf } from '#ui/ask.ts';

const island = islandOf('Support');
const form = island?.querySelector('form');

const about = /[?&]about=(\/file\/[^&]*)/.exec(location.search)?.[1];
const comments = form?.querySelector('textarea');
if (about && comments?.value === '') comments.value = `${location.origin}${about}\n\n`;

form?.addEventListener('submit', (event) => {
  if (island?.dataset['intent'] === 'ready') return;
  event.preventDefault();
  form.querySelector('button')?.click();
});
