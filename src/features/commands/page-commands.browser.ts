/** What the command box offers on this page: what can be done with it, and where it leads. */

import type { Action, Outcome } from '#ui/action.ts';
import { sayEnglish, type Translate } from '#words/store.ts';
import { ACTIONS } from './actions.browser.ts';
import type { Named } from './rank.ts';

/** The groups of what is offered before anything is typed, in order. */
export const GROUPS = ['song', 'languages', 'look', 'library'] as const;

/** One thing to choose: a page to go to, or something to do. */
export interface Command extends Named {
  /** Tells it from all others. */
  key: string;
  group: (typeof GROUPS)[number];
  /** The page it leads to; else `run` does it. */
  href?: string;
  run?: () => Outcome | Promise<Outcome>;
  /** Stands at the end of its row. */
  note?: string;
  /** Its label is a name of the library's. */
  isName?: boolean;
}

const one = <E extends HTMLElement = HTMLElement>(selector: string): E | null => document.querySelector<E>(selector);
const wordsOf = (element: Node): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The box itself is not offered in it. */
const isOffered = ({ id, of, group, applies, shown }: Action, hasSong: boolean): boolean =>
  id !== 'find-anything' &&
  (of === 'song' || of === 'page') &&
  (hasSong || group !== undefined) &&
  applies(null) &&
  (shown?.() ?? true);

/** The name of the song that a link leads to; what is small in it says which way that is. */
function nameOf({ childNodes }: HTMLAnchorElement): string {
  const name = [...childNodes].filter(({ nodeName }) => nodeName !== 'SMALL').map(wordsOf);
  return name.join(' ').trim();
}

/** Found by its words in the reader's language, by the English ones, and by others that mean the same. */
function actionCommand({ id, label, also = '', group = 'song', link, run }: Action, t: Translate): Command {
  const leads = link?.();
  return {
    key: `${group} ${id}`,
    group,
    label: t(label),
    also: `${sayEnglish(label)} ${also}`,
    ...(leads ? { href: leads.href, note: nameOf(leads) } : { run: () => run(null) }),
  };
}

const links = (selector: string, group: Command['group'], isName: boolean): Command[] =>
  [...document.querySelectorAll<HTMLAnchorElement>(selector)]
    .filter((link) => link.href !== location.href)
    .map((link) => ({ key: `${group} ${link.href}`, group, label: wordsOf(link), href: link.href, isName }));

/** All that this page offers, group by group in the order in which it is shown. */
export function pageCommands(t: Translate): Command[] {
  const hasSong = one('[data-text]') !== null;
  const actions = ACTIONS.filter((action) => isOffered(action, hasSong)).map((action) => actionCommand(action, t));
  const all = [
    ...links('[data-editions] a', 'languages', true),
    ...links('footer nav a', 'library', false),
    ...actions,
  ];
  return GROUPS.flatMap((group) => all.filter((one) => one.group === group));
}

/** Home, with a search of all songs in it. */
export const homeWith = (q: string): string =>
  `${one<HTMLAnchorElement>('header a')?.pathname ?? '/'}?${new URLSearchParams({ q })}`;
