/**
 * An island's code is fetched when the reader first reaches for its static HTML, and what they did there meanwhile is done
 * again once the island lives, so that the tap that loads it also works it.
 *
 * Scripts wake an island by dispatching `intent` on it, with a `detail` where the island is to do something at once.
 * An island says that it lives by `useIntentReady`. Text typed into a field meanwhile is in the field: read it there.
 */

const WAKE = ['pointerdown', 'focusin', 'keydown', 'input', 'intent'];

/** Links, and what opens by itself, need no island, unless it says that it takes them over; keys on them may. */
const needsNone = ({ type, target }: Event): boolean =>
  type !== 'keydown' &&
  target instanceof Element &&
  target.closest('a:not([data-held]), summary, [data-tongues]') !== null;

/** @param load fetches the island's code and starts it */
export function wakeAtIntent(island: HTMLElement, load: () => Promise<unknown>): void {
  /** The last press of a button and the last request of a script: five fast presses are one. */
  const held = new Map<string, () => void>();

  const wake = async (event?: Event) => {
    if (event && needsNone(event)) return;
    for (const type of WAKE) island.removeEventListener(type, wake);
    island.dataset['intent'] = 'loading';
    try {
      await load();
    } catch {
      fail();
    }
  };

  const hold = (event: Event) => {
    if (event.type === 'click') {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('button, [data-held]');
      if (!button || needsNone(event)) return;
      event.preventDefault();
      // An island may have put a button of its own in the place of this one.
      held.set('click', () => (button.isConnected ? button : island.querySelector('button'))?.click());
    } else if (event instanceof CustomEvent && event.detail !== null) {
      const { detail } = event;
      held.set('intent', () => island.dispatchEvent(new CustomEvent('intent', { detail })));
    }
  };

  const release = (state: 'ready' | 'failed') => {
    island.dataset['intent'] = state;
    island.removeEventListener('click', hold, true);
    island.removeEventListener('intent', hold, true);
    for (const repeat of held.values()) repeat();
    held.clear();
  };

  /** A deploy may have taken this build's files away, or the line is down: the static part stays. */
  const fail = () => {
    held.clear();
    release('failed');
    const hint = document.createElement('p');
    hint.setAttribute('role', 'alert');
    hint.className = 'quiet';
    hint.textContent = 'This part of the page could not be loaded. Reload the page to try again.';
    island.after(hint);
  };

  island.addEventListener('click', hold, true);
  island.addEventListener('intent', hold, true);
  for (const type of WAKE) island.addEventListener(type, wake);
  island.addEventListener('intent:ready', () => release('ready'), { once: true });
  // The reader was here before this script.
  if (island.contains(document.activeElement)) void wake();
}
