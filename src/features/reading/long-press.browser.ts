/** A finger that is held: not every browser tells a page of it, Safari on a phone does not. */

/** Milliseconds: as long as systems take, or a little less, since one that begins to select ends the press for the page. */
const LONG_PRESS = 450;
/** Pixels that a finger at rest may move. */
const REST = 10;

/** The finger that lets go is no press on what is under it. */
function ignoreRelease(): void {
  const released = new AbortController();
  const release = (event: TouchEvent): void => {
    if (event.type === 'touchend' && event.cancelable) event.preventDefault();
    released.abort();
  };
  const options = { passive: false, signal: released.signal };
  document.addEventListener('touchend', release, options);
  document.addEventListener('touchcancel', release, options);
}

/**
 * Nothing of what the browser does itself is held back: a finger that is held on words selects one, and can go on to more.
 * @param event that began the press; what is no finger, or a second one, is left alone
 */
export function onLongPress({ pointerType, isPrimary, clientX, clientY }: PointerEvent, held: () => void): void {
  if (pointerType !== 'touch' || !isPrimary) return;
  const ended = new AbortController();
  const timer = setTimeout(() => {
    ended.abort();
    ignoreRelease();
    held();
  }, LONG_PRESS);
  const end = (): void => {
    clearTimeout(timer);
    ended.abort();
  };
  const options = { capture: true, passive: true, signal: ended.signal };
  // A browser that tells of it itself opens the menu then.
  for (const type of ['pointerup', 'pointercancel', 'contextmenu', 'scroll'])
    document.addEventListener(type, end, options);
  document.addEventListener(
    'pointermove',
    (moved) => {
      if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > REST) end();
    },
    options,
  );
}
