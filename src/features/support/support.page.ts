/** The support form before its island lives: however it is sent, it waits for the island, as a press of its button does. */
import { islandOf } from '#ui/ask.ts';

const island = islandOf('Support');
const form = island?.querySelector('form');

form?.addEventListener('submit', (event) => {
  if (island?.dataset['intent'] === 'ready') return;
  event.preventDefault();
  form.querySelector('button')?.click();
});
