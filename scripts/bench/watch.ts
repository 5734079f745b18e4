/**
 * Runs in the page: watches one press or one letter, from the reader's side.
 *
 * The clock starts at the time stamp of the browser's own event, so that a busy main thread counts. It is *answered* in the first
 * frame in which something of what was asked for can be seen that could not be before; a frame counts as painted when a task that
 * was queued in its `requestAnimationFrame` runs.
 */

/** Milliseconds after the event. */
export interface Answer {
  /** null for what did not come in time. */
  answered: number | null;
  /** Of the Event Timing API, as Interaction to Next Paint has it: to the first frame after the page has handled the event; 16 is 16 or less. */
  shown: number;
}

export interface Watch {
  event: 'pointerdown' | 'keydown' | 'input';
  /** Selector of what is asked for. */
  answer: string;
  /** Milliseconds after which no answer is waited for. */
  patience: number;
}

/** Begins to watch; `benchAnswer()` is the answer. Imports nothing, since its source text is sent to the page. */
export function watch({ event, answer, patience }: Watch): void {
  const isVisible = (element: Element): boolean => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    // What is for screen readers alone is a pixel.
    if (width <= 1 || height <= 1 || bottom <= 0 || top >= innerHeight) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const there = new Set([...document.querySelectorAll(answer)].filter(isVisible));
  let shown = 16;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(?:pointer|click|key)/.test(name)) shown = Math.max(shown, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const begun = new Promise<number>((resolve) => {
    addEventListener(event, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
  });
  const wait = async (): Promise<number | null> => {
    const began = await begun;
    do {
      await new Promise(requestAnimationFrame);
      if (performance.now() - began > patience) return null;
    } while (![...document.querySelectorAll(answer)].some((one) => !there.has(one) && isVisible(one)));
    const { port1, port2 } = new MessageChannel();
    const painted = new Promise<number>((resolve) => {
      port1.onmessage = () => resolve(performance.now() - began);
    });
    port2.postMessage(null);
    return painted;
  };
  const answered = wait();
  Object.assign(globalThis, { benchAnswer: async (): Promise<Answer> => ({ answered: await answered, shown }) });
}
