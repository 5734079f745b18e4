/**
 * Keeps the screen on. A browser takes the lock away when the page is hidden, so it is asked for again when the page is
 * back; where there is none, or the battery is low, the screen goes off as it always does.
 * @returns what lets the screen go off again
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const ask = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock?.request('screen');
      if (over) await lock?.release();
    } catch {
      // Refused: a low battery, or a policy of the device.
    }
  };
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    lock?.release().catch(() => {});
  };
}

/**
 * Lets the browser's Back leave what covers the page, and not the page itself: it gets an entry of its own in the history.
 * @param onBack the reader went back
 * @returns what takes that entry away again, for who leaves by another way
 */
export function leaveByBack(onBack: () => void): () => void {
  let there = true;
  const gone = (): void => {
    there = false;
    onBack();
  };
  history.pushState(history.state, '');
  addEventListener('popstate', gone, { once: true });
  return () => {
    removeEventListener('popstate', gone);
    if (!there) return;
    // An address of a verse takes the focus from what has it once it is come back to.
    const { activeElement } = document;
    const giveBack = (): void =>
      void setTimeout(() => (activeElement as HTMLElement | null)?.focus({ preventScroll: true }));
    addEventListener('popstate', giveBack, { once: true });
    history.back();
  };
}

/**
 * Gives an element the whole screen, where the browser has that and allows it; else it stays as it is. It lies in the dialog that
 * covers the page: were it the page, WebKit would put it over the dialog.
 * @param before what had the focus: a dialog that closes gives it back, but not while something in it has the whole screen
 * @param onLeft the reader has taken the screen back: Escape then never comes to the page
 * @returns what gives the screen back
 */
export function takeScreen(
  element: HTMLElement | null | undefined,
  before: Element | null,
  onLeft: () => void,
): () => void {
  let mine = false;
  const changed = (): void => {
    if (document.fullscreenElement) mine = true;
    else if (mine) onLeft();
  };
  document.addEventListener('fullscreenchange', changed);
  // It was in full screen before: then it stays there afterwards too.
  if (!document.fullscreenElement) element?.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {});
  return () => {
    document.removeEventListener('fullscreenchange', changed);
    if (!mine) return;
    const focusAgain = (): void => (before as HTMLElement | null)?.focus({ preventScroll: true });
    if (document.fullscreenElement) document.exitFullscreen().then(focusAgain, () => {});
    else focusAgain();
  };
}
