/** Seconds since it was last asked. */
export function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const seconds = (now - last) / 1000;
    last = now;
    return Math.round(seconds * 1000) / 1000;
  };
}
