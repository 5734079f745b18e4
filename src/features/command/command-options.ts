/** Rows of the command box, made of elements and text nodes alone. */

import type { FoundSong } from '#features/search/index.ts';
import { type Command, keyOf } from './command-actions.ts';
import { BOX_WORDS } from './command-words.ts';
import type { Ranked } from './rank.ts';

type Marks = readonly (readonly [number, number])[];

function part(className: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.append(...content);
  return element;
}

/** A name with its stretches marked. */
function marked(text: string, marks: Marks): (Node | string)[] {
  let end = 0;
  const parts: (Node | string)[] = [];
  for (const [from, to] of marks) {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(from, to);
    parts.push(text.slice(end, from), mark);
    end = to;
  }
  return [...parts, text.slice(end)];
}

/** An option; one that leads to a page is a link, so that a browser's own ways with links work. */
function option(key: string, href: string | undefined, ...parts: readonly HTMLElement[]): HTMLElement {
  const element = href === undefined ? document.createElement('button') : document.createElement('a');
  if (element instanceof HTMLAnchorElement) element.href = href ?? '';
  else element.type = 'button';
  element.setAttribute('role', 'option');
  element.tabIndex = -1;
  element.dataset['key'] = key;
  element.append(...parts);
  return element;
}

export function commandOption({ item, marks }: Ranked<Command>): HTMLElement {
  const { label, href, note, asIs = false } = item;
  // A label that another language is laid over has to be whole.
  const name = part('name', ...marked(label, asIs || document.documentElement.lang === 'en' ? marks : []));
  name.dir = 'auto';
  name.translate = !asIs;
  const end = part('label', note ?? '');
  end.translate = item.group === 'folders'; // elsewhere it is a name, or an ID
  return option(keyOf(item), href, part('no'), name, end);
}

export function songOption(song: FoundSong): HTMLElement {
  const name = part('name', ...marked(song.name, song.marks));
  name.dir = 'auto';
  name.translate = false;
  const element = option(
    `song ${song.path}`,
    song.path,
    part('no', song.songNo === null ? '' : String(song.songNo)),
    name,
    part(
      'label',
      ...(song.missing ? [part('missing', BOX_WORDS.missing), ' · '] : []),
      song.folder,
      ' · ',
      song.language,
    ),
  );
  element.dataset['song'] = '';
  return element;
}

/** Options under their title. */
export function optionGroup(id: string, title: string, options: readonly HTMLElement[]): HTMLElement {
  const group = document.createElement('div');
  group.setAttribute('role', 'group');
  const head = document.createElement('div');
  head.className = 'head';
  head.id = `command-${id}`;
  head.textContent = title;
  group.setAttribute('aria-labelledby', head.id);
  group.append(head, ...options);
  return group;
}
