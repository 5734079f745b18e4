/** The support form before its island lives: however it is sent, it waits for the island, as a press of its button does. */
const island = document.querySelector<HTMLElement>('[data-live="support"]');
const form = island?.querySelector('form');

form?.addEventListener('submit', (event) => {
  if (island?.dataset['intent'] === 'ready') return;
  event.preventDefault();
  form.querySelector('button')?.click();
});
