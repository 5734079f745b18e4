/** Fetches the code of the menu of languages once the menu is opened; a press that comes before it is done when it is there. */
import { tellWait } from '#ui/tell-wait.ts';

const menu = document.querySelector('.locale');
let ready = false;

const fetchCode = (): Promise<boolean> =>
  import('./change-locale.page.ts').then(
    () => {
      ready = true;
      return true;
    },
    () => false,
  );

menu?.addEventListener('toggle', fetchCode, { once: true });
menu?.lastElementChild?.addEventListener('click', ({ target }) => {
  if (ready || !(target instanceof HTMLElement)) return;
  tellWait(async () => {
    const had = await fetchCode();
    if (had) target.click();
    return had;
  }, target);
});
