/** The entries of the menu of scripts. */

import type { English } from '#words/english.ts';
import type { ScriptEntry } from './catalogue.ts';

function entry(element: HTMLElement, script: ScriptEntry, note: string): HTMLElement {
  const own = document.createElement('span');
  own.lang = script.own === '' ? 'en' : `und-${script.iso}`;
  own.textContent = script.own;
  const small = document.createElement('small');
  small.textContent = note;
  element.append(script.label, ' ', own, small);
  const item = document.createElement('li');
  item.append(element);
  return item;
}

/** A script that is shown in this page; the menu closes at the press. */
export function scriptButton(script: ScriptEntry, chosen: boolean, note: string, choose: () => void): HTMLElement {
  const press = document.createElement('button');
  press.type = 'button';
  press.setAttribute('aria-pressed', String(chosen));
  press.addEventListener('click', () => {
    press.closest('details')?.removeAttribute('open');
    choose();
  });
  return entry(press, script, note);
}

/** A script that another page has; `follow` runs before the browser goes there. */
export function scriptLink(script: ScriptEntry, path: string, note: string, follow: () => void): HTMLElement {
  const link = document.createElement('a');
  link.href = path;
  link.addEventListener('click', follow);
  return entry(link, script, note);
}

/** Entries under their title; nothing for none. */
export function scriptGroup(title: English, items: readonly HTMLElement[]): HTMLElement[] {
  if (items.length === 0) return [];
  const list = document.createElement('ul');
  list.setAttribute('role', 'list');
  list.setAttribute('aria-label', title);
  list.append(...items);
  const name = document.createElement('p');
  name.textContent = title;
  return [name, list];
}
