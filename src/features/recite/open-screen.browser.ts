/** Opens the two windows of what is shown on a screen. */
import { screenPath, WITH } from '#core/library/paths.ts';
import { firstBelow } from '#features/reading/index.ts';

/** Names the screen's window, of which there is one, the channel of all windows, and the lock that a screen has for as long as it lives. */
export const SCREEN = 'nama-screen';
/** The fragment by which the page of the screen knows what it is. */
export const IS_SCREEN = 'screen';

/** The second language that this page shows: its address says which. */
export const secondHere = (): string | null => new URLSearchParams(location.search).get(WITH);

/** Within a press, which alone may open a window; where the browser opens none, the operator's window says so. */
export const openScreen = (): void => void open(screenPath(IS_SCREEN), SCREEN, 'popup');

/** Opens the screen, and makes this window the operator's, at the verse of its song that is read. */
export function showSongOnScreen(): void {
  const box = document.querySelector('[data-box]');
  const top = box?.getBoundingClientRect().top ?? 0;
  const stanza = box ? firstBelow([...box.querySelectorAll('[data-text] p')], top + 1) : 0;
  const second = secondHere();
  openScreen();
  location.assign(screenPath(`${location.pathname}${Math.max(stanza, 0)}${second === null ? '' : `+${second}`}`));
}
