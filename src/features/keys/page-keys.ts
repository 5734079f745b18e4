/** What the keys do on this page. They press what the page has, so a key does what its button does, and is counted as it. */

import { canFind, openFind } from '#features/more/index.ts';
import { stepVerse } from '#features/reading/index.ts';
import type { KeyAction } from './keys.ts';

const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

type Doing = (() => void) | null;

const press = (element: HTMLElement | null): Doing =>
  element &&
  (() => {
    element.focus(); // an island wakes up when it is reached for
    element.click();
  });

const verse = (step: 1 | -1): Doing => {
  const box = one('[data-box]');
  return box?.querySelector('[data-text] p') ? () => stepVerse(box, step) : null;
};

function languages(): Doing {
  const menu = one('[data-log="other-languages"]');
  if (!(menu instanceof HTMLDetailsElement)) return null;
  return () => {
    menu.open = true;
    (menu.querySelector<HTMLElement>('a') ?? menu.querySelector('summary'))?.focus();
  };
}

/** Home as the reader left it; the header's link is on every page. */
const homeLink = () => document.querySelector<HTMLAnchorElement>('[data-home]') ?? headLink();
const headLink = () => document.querySelector<HTMLAnchorElement>('header a');
const isHome = (): boolean => headLink()?.pathname === location.pathname;

function search(): Doing {
  const field = document.querySelector<HTMLInputElement>('.home input[name="q"]');
  const link = homeLink();
  if (field) return () => field.focus();
  return (
    link &&
    (() => {
      const home = new URL(link.href);
      home.hash = 'find';
      location.assign(home);
    })
  );
}

/** What an action does here; null where the page has nothing for it. */
export function onPage(action: Exclude<KeyAction, 'keys' | 'box'>): Doing {
  switch (action) {
    case 'next':
      return press(one('a[rel="next"]'));
    case 'previous':
      return press(one('a[rel="prev"]'));
    case 'verse':
      return verse(1);
    case 'verse-back':
      return verse(-1);
    case 'translate':
      return press(one('[data-live="translate"] summary:not([aria-disabled])'));
    case 'languages':
      return languages();
    case 'home':
      return isHome() ? null : press(homeLink());
    case 'search':
      return search();
    case 'find':
      return canFind() ? openFind : null;
  }
}
