/** Being asked to stop: Ctrl+C, or a service manager's SIGTERM. */

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** A signal that aborts at the first request to stop; a second one ends the process at once. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    for (const signal of SIGNALS) process.removeListener(signal, stop);
    controller.abort();
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return controller.signal;
}

/** Waits for the request to stop. */
export function untilStopped(signal = stopSignal()): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
