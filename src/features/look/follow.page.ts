/** Applies what is chosen in another tab. */
import { showLook } from './apply.ts';
import { LOOK_KEY } from './look.ts';
import { keptLook } from './store.ts';

window.addEventListener('storage', ({ key }) => {
  if (key === LOOK_KEY || key === null) void showLook(keptLook());
});
void showLook(keptLook());
