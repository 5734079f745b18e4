/** The button that leads to the top: there after 200 px (SPEC section 9), gone above. It jumps, for everybody: no motion. */

const THRESHOLD = 200;
const button = document.querySelector<HTMLElement>('[data-scroll-top]');

function update(): void {
  button?.toggleAttribute('hidden', scrollY <= THRESHOLD);
}

button?.addEventListener('click', () => {
  scrollTo({ top: 0, behavior: 'instant' });
  // The button goes away with the distance; whoever works by keyboard goes on where the page begins.
  document.getElementById('main')?.focus({ preventScroll: true });
  update();
});
addEventListener('scroll', update, { passive: true });
// Back and reload restore the place without a word.
addEventListener('pageshow', update);
update();
