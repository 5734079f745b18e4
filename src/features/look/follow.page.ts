/** Follows what is chosen in another tab, or on another page while the browser has kept this one as it was. */
import { showLook } from './apply.browser.ts';
import { LOOK_KEY } from './look.ts';
import { storedLook } from './store.browser.ts';

const follow = (): void => void showLook(storedLook());

window.addEventListener('storage', ({ key }) => {
  if (key === LOOK_KEY || key === null) follow();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) follow();
});
follow();
