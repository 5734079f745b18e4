/** The text that is missing is asked for once more without being reached for, as soon as the page's script can wake its island. */
addEventListener('DOMContentLoaded', () =>
  document.querySelector('[data-live="missing-text"]')?.dispatchEvent(new CustomEvent('intent')),
);
