/** Choosing the language of the interface: kept with the other settings, and laid over the page at once. */
import { LOOK_KEY, type Look, readLook, writeLook } from './look.ts';

/** What was chosen in this page, for browsers that keep nothing. */
let held: Look | undefined;

export function keptLook(): Look {
  try {
    return readLook(localStorage.getItem(LOOK_KEY));
  } catch {
    return held ?? readLook(null);
  }
}

/** Keeps a look and tells the other parts of this page by `settings`. Where storage is blocked it holds for this page. */
export function keepLook(look: Look): void {
  held = look;
  const json = writeLook(look);
  try {
    if (json === null) localStorage.removeItem(LOOK_KEY);
    else localStorage.setItem(LOOK_KEY, json);
  } catch {}
  dispatchEvent(new CustomEvent('settings', { detail: look }));
}

/** Shows the page in a language. English needs no code unless another one is laid over it. */
export function showTongue(lang: Look['lang']): void {
  const root = document.documentElement;
  if (lang === 'en') delete root.dataset['lang'];
  else root.dataset['lang'] = lang;
  if (root.lang !== lang) void import('#words/lay-words.ts').then(({ layWords }) => layWords());
}
