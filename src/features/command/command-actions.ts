/** What the command box offers to do on this page. It presses what the page has: what the page has not is not offered. */

import { COMMAND_WORDS, type GROUP_WORDS, LINK_COPIED } from './command-words.ts';
import type { Named } from './rank.ts';

export type GroupName = keyof typeof GROUP_WORDS;

/** One thing to choose: a page to go to, or something to do. */
export interface Command extends Named {
  id: string;
  group: GroupName;
  /** The page it leads to; else `run` does it. */
  href?: string;
  run?: () => void;
  /** Stands at the end of its row. */
  note?: string;
  /** Its label is in the library's words, or in the reader's language already. */
  asIs?: boolean;
}

/** Tells one command from all others. */
export const keyOf = ({ group, id }: Command): string => `${group} ${id}`;

type Word = keyof typeof COMMAND_WORDS;

const one = <E extends HTMLElement = HTMLElement>(selector: string): E | null => document.querySelector<E>(selector);
const wordsOf = (element: Node): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

function command(id: Word, group: GroupName, run: () => void): Command {
  const [label, also] = COMMAND_WORDS[id];
  return { id, group, label, also, run };
}

/** Presses something within a part of the page, once that part has it: its script may have to come first. */
function pressIn(part: Element, selector: string): void {
  const press = (): boolean => {
    const found = part.querySelector<HTMLElement>(selector);
    found?.click();
    return found !== null;
  };
  if (press()) return;
  const watch = new MutationObserver(() => {
    if (press()) watch.disconnect();
  });
  watch.observe(part, { childList: true, subtree: true });
}

function neighbour(id: 'next' | 'previous', rel: string): Command[] {
  const link = one<HTMLAnchorElement>(`a[rel="${rel}"]`);
  const [label, also] = COMMAND_WORDS[id];
  if (!link) return [];
  const name = [...link.childNodes].filter(({ nodeName }) => nodeName !== 'SMALL').map(wordsOf);
  return [{ id, group: 'song', label, also, href: link.href, note: name.join(' ').trim() }];
}

function translations(): Command[] {
  const part = one('[data-live="translate"]');
  if (!part?.querySelector('button:not(:disabled)')) return [];
  const sanskrit = /"language":"SAN"/.test(part.dataset['props'] ?? '');
  const kinds = ['convert_to_sanskrit', 'convert_from_sanskrit', 'provide_sanskrit_meaning'] as const;
  return kinds
    .filter((kind) => !(sanskrit && kind === 'convert_to_sanskrit'))
    .map((kind) =>
      command(kind, 'song', () => {
        const menu = part.querySelector('button');
        menu?.focus(); // the island wakes up when it is reached for
        if (menu?.getAttribute('aria-expanded') !== 'true') menu?.click();
        pressIn(part, `[data-log="${kind}"]`);
      }),
    );
}

function copying(): Command[] {
  const copy = one('[data-copy]');
  if (!one('[data-text]') || !copy) return [];
  const url = location.origin + location.pathname;
  const say = (words: string) => {
    const status = one('[data-copied]');
    if (status) status.textContent = words;
  };
  const link = () =>
    navigator.clipboard?.writeText(url).then(
      () => say(LINK_COPIED),
      () => {},
    );
  const share = () => void navigator.share({ title: document.title, url }).catch(() => {}); // the reader thought better of it
  return [
    command('copy', 'song', () => copy.click()),
    ...('share' in navigator ? [command('share', 'song', share)] : []),
    command('link', 'song', () => void link()),
    command('print', 'song', () => print()),
  ];
}

function looks(): Command[] {
  const menu = one('[data-look]');
  if (!menu) return [];
  const press = (selector: string) => () => {
    menu.dispatchEvent(new Event('focusin')); // its script comes when it is reached for
    pressIn(menu, selector);
  };
  return [
    command('larger', 'look', press('[data-step="1"]')),
    command('smaller', 'look', press('[data-step="-1"]')),
    ...(['light', 'dark', 'sepia', 'system'] as const).map((theme) =>
      command(theme, 'look', press(`input[name="theme"][value="${theme}"]`)),
    ),
  ];
}

const links = (selector: string, group: GroupName): Command[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(selector)]
    .filter((link) => link.href !== location.href)
    .map((link) => ({ id: link.href, group, label: wordsOf(link), href: link.href, asIs: true }));

/** All that this page offers, in the order in which it is shown. */
export function pageCommands(openKeys: () => void): Command[] {
  return [
    ...neighbour('next', 'next'),
    ...neighbour('previous', 'prev'),
    ...translations(),
    ...copying(),
    ...links('[data-editions] a', 'languages'),
    ...looks(),
    ...links('footer nav a', 'library'),
    command('keys', 'library', openKeys),
  ];
}

/** The language being read here, by the page's address: `/file/Puranas/TAM/…` → `TAM`; '' elsewhere. */
export function languageHere(): string {
  const [, root, , language = ''] = location.pathname.split('/');
  try {
    return root === 'file'
      ? decodeURIComponent(language)
      : (new URLSearchParams(location.search).get('language') ?? '');
  } catch {
    return '';
  }
}
