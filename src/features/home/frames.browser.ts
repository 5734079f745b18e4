/** Work that is dealt out over frames, so that the page answers the next key between two of them. */

/** Runs once the frame under way is painted. */
export function afterFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run)); // a task of its own, after the painting
}

/**
 * Draws at once, and then no more than once a frame, always the newest: two drawings in one frame would lay the page out
 * twice.
 */
export function oncePerFrame<T extends object>(draw: (value: T) => void): (value: T) => void {
  let busy = false;
  let waiting: T | undefined;
  return function take(value) {
    if (busy) {
      waiting = value;
      return;
    }
    busy = true;
    draw(value);
    afterFrame(() => {
      busy = false;
      const next = waiting;
      waiting = undefined;
      if (next) take(next);
    });
  };
}
