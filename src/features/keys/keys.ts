/**
 * Which key means what.
 *
 * Single keys can be turned off (WCAG 2.2, 2.1.4 Character Key Shortcuts: speech input types letters, and a hand that
 * shakes hits them). They are letters that no browser listens to by itself; screen readers keep them for themselves while
 * they browse and hand them over only in their focus mode (NVDA user guide, "Single Letter Navigation"). Space, arrows
 * and Page keys stay the browser's, as does a swipe.
 */

/** What a key does. `box` is the command box, and the only one with a modifier. */
export type KeyAction =
  | 'next'
  | 'previous'
  | 'verse'
  | 'verse-back'
  | 'translate'
  | 'languages'
  | 'home'
  | 'search'
  /** On a page with a text the key of the search looks in that. */
  | 'find'
  | 'keys'
  | 'box';

/** The single keys, in the order that a list of them has. */
export const KEYS: readonly (readonly [key: string, action: KeyAction])[] = [
  ['n', 'next'],
  ['p', 'previous'],
  ['j', 'verse'],
  ['k', 'verse-back'],
  ['t', 'translate'],
  ['o', 'languages'],
  ['h', 'home'],
  ['/', 'search'],
  ['?', 'keys'],
];

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

/** Keys that may go on while they are held. */
const HELD: ReadonlySet<KeyAction> = new Set(['verse', 'verse-back']);

/** What a key means; null for one that is not ours. */
export function keyAction(stroke: Stroke, { mac, off, busy }: Setting): KeyAction | null {
  const { ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = stroke;
  if (isComposing || altKey) return null;
  const character = latin(stroke);
  if (ctrlKey || metaKey) {
    const own = mac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    return own && !shiftKey && !repeat && character.toLowerCase() === 'k' ? 'box' : null;
  }
  // A capital without Shift is Caps Lock's; signs need Shift on many keyboards.
  const asked = shiftKey ? character : character.toLowerCase();
  const action = off || busy ? undefined : KEYS.find(([key]) => key === asked)?.[1];
  return action && (!repeat || HELD.has(action)) ? action : null;
}
