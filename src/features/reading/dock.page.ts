/** On a phone the bar goes to the lower edge, within reach of a thumb, while the text is scrolled. */

/** A scroll of the box that counts, in pixels. */
const SCROLLED = 40;

export function dockBar(): void {
  const place = document.querySelector('[data-bar]');
  const bar = place?.firstElementChild;
  if (!place || !bar || !('IntersectionObserver' in globalThis)) return;
  let passed = false;
  const update = () => {
    const docked = passed || (document.querySelector('[data-box]')?.scrollTop ?? 0) > SCROLLED;
    // It does not move while one of its menus is open.
    if (docked === bar.hasAttribute('data-docked') || bar.querySelector('[open], [aria-expanded="true"]')) return;
    bar.toggleAttribute('data-docked', docked);
  };
  new IntersectionObserver((entries) => {
    // On a busy device several come at once: the last is how it is now.
    const entry = entries.at(-1);
    passed = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0;
    update();
  }).observe(place);
  // Scrolls of the box do not bubble.
  document.addEventListener('scroll', update, { capture: true, passive: true });
}
