/**
 * The single keys of every page, what each does, and which was pressed. Keys of one part are with that part: arrows in a text and on
 * Home (`reading/verse-keys.browser.ts`, `home/Home.island.tsx`), those of Recite (`recite/keys.ts`).
 *
 * Single keys can be turned off (WCAG 2.2, 2.1.4 Character Key Shortcuts: speech input types letters, and a hand that
 * shakes hits them). They are letters that no browser listens to by itself; screen readers keep them for themselves while
 * they browse and hand them over only in their focus mode (NVDA user guide, "Single Letter Navigation").
 */
import type { Action } from '#ui/action.ts';

/** The key of the command box, and the only one with a modifier; it is ⌘K on a Mac, whose Ctrl+K cuts a line. */
export const BOX_KEY = 'Ctrl+K';

/** Each key with the ids of its actions, of which it does the first that applies; in this order the dialog of keys shows them. */
export const KEYS: Readonly<Record<string, readonly string[]>> = {
  n: ['next'],
  p: ['prev'],
  j: ['next-verse'],
  k: ['previous-verse'],
  t: ['translate'],
  o: ['languages'],
  h: ['home'],
  '/': ['find', 'search'],
  r: ['recite'],
  [BOX_KEY]: ['find-anything'],
  '?': ['keys'],
};

/** What of a `KeyboardEvent` is looked at. */
export type Stroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

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

/** Which key was pressed, as the table names it; null where a modifier makes it no key of ours. */
export function keyOf(stroke: Stroke, isMac: boolean): string | null {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = stroke;
  if (isComposing || altKey) return null;
  const character = latin(stroke);
  if (ctrlKey || metaKey) {
    const own = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    return own && !shiftKey && character.toLowerCase() === 'k' ? BOX_KEY : null;
  }
  // A capital without Shift is Caps Lock's; signs need Shift on many keyboards.
  return shiftKey ? character : character.toLowerCase();
}

const actionFor = (key: string, actions: readonly Action[]): Action | undefined =>
  KEYS[key]?.map((id) => actions.find((one) => one.id === id)).find((action) => action?.applies(null));

/** What a press does here; undefined where it does nothing. */
export function actionOf(stroke: Stroke, isMac: boolean, actions: readonly Action[]): Action | undefined {
  const action = actionFor(keyOf(stroke, isMac) ?? '', actions);
  return !stroke.repeat || action?.repeats ? action : undefined;
}

/** An action with its key. */
export type Keyed = Action & { key: string };

/** What the keys do here, in order. */
export function keysHere(actions: readonly Action[]): Keyed[] {
  return Object.keys(KEYS).flatMap((key) => {
    const action = actionFor(key, actions);
    return action ? [{ ...action, key }] : [];
  });
}
