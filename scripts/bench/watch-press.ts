/**
 * Runs in the page: watches one press, from the reader's side.
 *
 * The clock starts at the time stamp of the browser's own event (`pointerdown`, or `keydown` where a key is measured), so
 * that a busy main thread counts.
 *
 * The press is *seen* in the first frame painted after one of these changes, all of which are the page's doing and can be
 * seen by a reader (the browser's own ring, tint or caret says nothing about the page):
 * - something new, or something that was hidden, takes up room within the screen, wherever it is;
 * - a menu opens;
 * - the control, what stands around it or within it takes another state: expanded, pressed, checked, selected, disabled;
 *   or it is marked as busy (`aria-busy`, `data-intent`), provided that the page's style makes that mark look different;
 * - for a field, its letter is in it.
 *
 * It is *answered* in the first frame in which something of what was asked for can be seen that could not be before.
 *
 * A frame counts as painted when a task that was queued within its `requestAnimationFrame` runs: paint lies between the two.
 */

export interface Press {
  /** Milliseconds after the press; null for what did not happen in time. */
  seen: number | null;
  /** The change that was seen first: `open on details`. */
  seenBy: string;
  answered: number | null;
}

export interface Watch {
  /** Its selector; null for a key that is no control's. */
  control: string | null;
  /** See `Control`. */
  answer: string;
  event: 'pointerdown' | 'keydown';
  /** Milliseconds after which no answer is waited for. */
  patience: number;
}

/** Begins to watch; the result is the promise `benchPress`. Imports nothing, since its source text is sent to the page. */
export function watchPress({ control: at, answer, event: type, patience }: Watch): void {
  const STATES = /^aria-(?:expanded|pressed|checked|selected|disabled)$|^disabled$/;
  const BUSY = ['aria-busy', 'data-intent'];
  const onScreen = (element: Element): boolean => {
    const { width, height, top, right, bottom, left } = element.getBoundingClientRect();
    // What is for screen readers alone is a pixel.
    if (width <= 1 || height <= 1 || bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth)
      return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const afterPaint = (then: (now: number) => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(null);
    });
  };

  const control =
    at === null ? null : ([...document.querySelectorAll(at)].find((one) => one.checkVisibility()) ?? null);
  const around = control?.closest('[data-live], details, form') ?? control?.parentElement ?? null;
  const isNear = (element: Element): boolean =>
    control !== null && (element.contains(control) || (around?.contains(element) ?? false));

  // Whether a mark changes how the control looks is found out before the press, so that it costs the press nothing.
  const looks = (): string => {
    if (!control) return '';
    const { color, borderColor, backgroundColor, opacity, animationName } = getComputedStyle(control);
    return [color, borderColor, backgroundColor, opacity, animationName, document.getAnimations().length].join();
  };
  const marked = (element: Element | null | undefined, name: string, value: string): boolean => {
    if (!element) return false;
    const [before, was] = [looks(), element.getAttribute(name)];
    element.setAttribute(name, value);
    const after = looks();
    if (was === null) element.removeAttribute(name);
    else element.setAttribute(name, was);
    return before !== after;
  };
  const tells: Readonly<Record<string, boolean>> = {
    'aria-busy': marked(control, 'aria-busy', 'true'),
    'data-intent': marked(control?.closest('[data-live]'), 'data-intent', 'loading'),
  };

  const there = new Set([...document.querySelectorAll(answer)].filter(onScreen));
  let pressed: number | null = null;
  const press: Press = { seen: null, seenBy: 'the answer', answered: null };

  Object.assign(globalThis, {
    benchPress: new Promise<Press>((resolve) => {
      const end = (): void => {
        changes.disconnect();
        resolve(press);
      };
      const see = (by: string): void => {
        if (pressed === null || press.seenBy !== 'the answer') return;
        press.seenBy = by;
        afterPaint((now) => {
          press.seen ??= now - (pressed ?? now);
        });
      };
      const changes = new MutationObserver((records) => {
        if (pressed === null) return;
        for (const { type: kind, target, attributeName: name, addedNodes } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          if (!element || press.seenBy !== 'the answer') continue;
          const label = `${element.localName}${element.classList.length > 0 ? `.${element.classList[0]}` : ''}`;
          if (kind === 'attributes' && name !== null) {
            const state = isNear(element) && (STATES.test(name) || (BUSY.includes(name) && tells[name]));
            if (state || ((name === 'open' || name === 'hidden') && onScreen(element))) see(`${name} on ${label}`);
          } else if (kind === 'characterData' ? onScreen(element) : [...addedNodes].some(isSeen))
            see(`content of ${label}`);
        }
      });
      const isSeen = (node: Node): boolean =>
        node instanceof Element
          ? onScreen(node)
          : node.nodeType === Node.TEXT_NODE &&
            node.textContent !== '' &&
            !!node.parentElement &&
            onScreen(node.parentElement);
      changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });

      const look = (): void => {
        if (press.answered !== null) return;
        if (![...document.querySelectorAll(answer)].some((one) => !there.has(one) && onScreen(one))) {
          requestAnimationFrame(look);
          return;
        }
        afterPaint((now) => {
          press.answered = now - (pressed ?? now);
          press.seen = Math.min(press.seen ?? press.answered, press.answered);
          end();
        });
      };
      addEventListener(
        type,
        ({ timeStamp }) => {
          if (pressed !== null) return;
          pressed = timeStamp;
          requestAnimationFrame(look);
          setTimeout(end, patience);
        },
        { capture: true },
      );
      control?.addEventListener('input', () => see('its letter'));
    }),
  });
}
