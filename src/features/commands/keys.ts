/**
 * Which key means what: the actions say which is theirs.
 *
 * Single keys can be turned off (WCAG 2.2, 2.1.4 Character Key Shortcuts: speech input types letters, and a hand that
 * shakes hits them). They are letters that no browser listens to by itself; screen readers keep them for themselves while
 * they browse and hand them over only in their focus mode (NVDA user guide, "Single Letter Navigation"). Space, arrows
 * and Page keys stay the browser's, as does a swipe.
 */
import type { Action } from '#ui/action.ts';

/** The key of the command box, and the only one with a modifier; it is ⌘K on a Mac. */
export const BOX_KEY = 'Ctrl+K';

/** What of a `KeyboardEvent` is looked at. */
export type Stroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

/** How the page stands when a key is pressed. */
export interface Setting {
  /** A Mac: its Ctrl+K cuts a line in every field, so the box is at ⌘K there. */
  mac: boolean;
  /** Single keys are turned off. */
  off: boolean;
  /** The key was pressed in a field, a list of choices, or a dialog. */
  busy: boolean;
}

/**
 * The character that a key would give on a Latin keyboard: what it gives where that is Latin, else by its place.
 * `{ key: 'т', code: 'KeyN' }` → `n`; `{ key: 'य', code: 'Slash', shiftKey: true }` → `?`; `Enter` → ''.
 */
function latin({ key, code, shiftKey }: Stroke): string {
  if ([...key].length !== 1) return '';
  if (/[\0-\x7F]|\p{Script=Latin}/u.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  const letter = /^Key([A-Z])$/.exec(code)?.[1] ?? '';
  return shiftKey ? letter : letter.toLowerCase();
}

/** Which key was pressed, as an action names it; null for one that is no action's. */
function keyPressed(stroke: Stroke, { mac, off, busy }: Setting): string | null {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = stroke;
  if (isComposing || altKey) return null;
  const character = latin(stroke);
  if (ctrlKey || metaKey) {
    const own = mac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    return own && !shiftKey && !repeat && character.toLowerCase() === 'k' ? BOX_KEY : null;
  }
  if (off || busy) return null;
  // A capital without Shift is Caps Lock's; signs need Shift on many keyboards.
  return shiftKey ? character : character.toLowerCase();
}

/** What a key means here: the first of its actions that applies; undefined for a key that means nothing. */
export function actionOf(stroke: Stroke, setting: Setting, actions: readonly Action[]): Action | undefined {
  const pressed = keyPressed(stroke, setting);
  return actions.find(
    ({ key, repeats, applies }) => key !== undefined && key === pressed && (repeats || !stroke.repeat) && applies(null),
  );
}

/** An action that has a key. */
export type Keyed = Action & { key: string };

/** What the keys do here, each once, in the order of the actions. */
export function keysHere(actions: readonly Action[]): Keyed[] {
  const all = actions.filter((action): action is Keyed => action.key !== undefined && action.applies(null));
  return all.filter(({ key }, at) => all.findIndex((one) => one.key === key) === at);
}
