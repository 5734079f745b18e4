/**
 * Gives the page the whole screen, where the browser has that and allows it; else it stays as it is.
 * @param onLeft the reader has taken the screen back: Escape then never comes to the page
 * @returns what gives the screen back
 */
export function takeScreen(onLeft: () => void): () => void {
  let mine = false;
  const changed = (): void => {
    if (document.fullscreenElement) mine = true;
    else if (mine) onLeft();
  };
  document.addEventListener('fullscreenchange', changed);
  // It was in full screen before: then it stays there afterwards too.
  if (!document.fullscreenElement)
    document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {});
  return () => {
    document.removeEventListener('fullscreenchange', changed);
    if (mine && document.fullscreenElement) document.exitFullscreen().catch(() => {});
  };
}
