/** Wakes Home's island when the address holds a search to restore, and when '/' is pressed anywhere on the page. */

const island = document.querySelector<HTMLElement>('astro-island');

/** The island says `data-intent` once it has heard; before that it may not be listening yet. */
function wake(tries = 40): void {
  if (!island || island.dataset['intent'] || tries === 0) return;
  island.dispatchEvent(new CustomEvent('intent'));
  setTimeout(wake, 50, tries - 1);
}

if (location.search !== '') wake();

document.addEventListener('keydown', (event) => {
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select');
  if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  island?.querySelector<HTMLInputElement>('input[name="q"]')?.focus();
});
