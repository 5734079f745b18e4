/** Milliseconds without an answer after which words say that a press was taken. */
export const WORDS_AFTER = 400;

/**
 * Says that a press waits for something to be fetched, as the press that wakes an island does (`page/wake.ts`): the control
 * is busy at once, words come after 400 ms, and where it cannot be loaded one sentence says so, with a button that tries again.
 * @param work done now, and again by that button @returns whether it could be loaded
 * @param pressed the control
 */
export function tellWait(work: () => Promise<boolean>, pressed: Element | null): void {
  const waiting = document.querySelector('[data-wait]');
  const failed = document.querySelector('[data-failed]');
  failed?.toggleAttribute('hidden', true);
  pressed?.setAttribute('aria-busy', 'true');
  const timer = setTimeout(() => waiting?.toggleAttribute('hidden', false), WORDS_AFTER);
  work()
    .then((had) => {
      if (had) return;
      const again = failed?.querySelector('button');
      failed?.toggleAttribute('hidden', false);
      again?.addEventListener(
        'click',
        () => {
          if (pressed instanceof HTMLElement) pressed.focus();
          tellWait(work, pressed);
        },
        { once: true },
      );
    })
    .finally(() => {
      clearTimeout(timer);
      waiting?.toggleAttribute('hidden', true);
      pressed?.removeAttribute('aria-busy');
    });
}
