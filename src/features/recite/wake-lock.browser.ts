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
