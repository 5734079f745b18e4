/** All that can be done, but with a verse, in the order in which menus show it: each feature hands over its own, and the rest is here. */
import { editionActions } from '#features/editions/index.ts';
import { homeActions } from '#features/home/index.ts';
import { lookActions } from '#features/look/index.ts';
import type { TellRequest } from '#features/mistakes/index.ts';
import { listActions, markActions } from '#features/my-place/index.ts';
import { printActions } from '#features/print/index.ts';
import { songActions, stepActions } from '#features/reading/index.ts';
import { translateActions } from '#features/translate/index.ts';
import type { Action } from '#ui/action.ts';
import { ask } from '#ui/ask.ts';
import type { KeysRequest, OpenBox } from './keys.page.ts';

/**
 * What comes of a text when it is asked for: the search in it, its words alone, or on a screen, the place where it is kept, where it is
 * learned, and where a mistake is told.
 */
export type TextPart = 'find' | 'recite' | 'screen' | 'keep' | 'by-heart' | TellRequest['part'];

const hasTools = (): boolean =>
  document.querySelector('main:has([component-export="TextTools"]) [data-text] p') !== null;

function textPart(part: TextPart, id: string, label: Action['label'], also: string): Action {
  return {
    id,
    label,
    also,
    of: 'song',
    applies: hasTools,
    run: () => {
      ask('TextTools', { part });
      return null;
    },
  };
}

const verseAt = (
  of: 'song' | 'verse',
  part: 'by-heart' | 'tell',
  id: string,
  label: Action['label'],
  also: string,
): Action => ({
  id,
  label,
  also,
  of,
  applies: hasTools,
  run: (verse) => open('TextTools', { part, verse }),
});

const learn = (of: 'song' | 'verse', id: string): Action =>
  verseAt(of, 'by-heart', id, 'more.by-heart', 'memorise memorize');
const tell = (of: 'song' | 'verse', id: string): Action => verseAt(of, 'tell', id, 'mistakes.tell', 'error correct');

export const toolsOfVerse: readonly Action[] = [learn('verse', 'by-heart-verse'), tell('verse', 'tell-mistake-verse')];

/** After the menu has given the focus back: that is where a dialog's end returns it to. */
function open(island: 'Command' | 'Keys' | 'TextTools', detail: object): null {
  setTimeout(() => ask(island, detail));
  return null;
}

export const ACTIONS: readonly Action[] = [
  ...stepActions,
  ...translateActions,
  ...editionActions,
  ...homeActions,
  textPart('find', 'find', 'find.in-text', 'search words verse look for'),
  textPart('recite', 'recite', 'recite.menu', ''),
  textPart('screen', 'screen', 'more.screen', 'projector present'),
  learn('song', 'by-heart'),
  textPart('keep', 'keep-song', 'page.keep-on-device', 'offline download'),
  ...songActions,
  ...markActions,
  ...listActions,
  tell('song', 'tell-mistake'),
  ...printActions,
  ...lookActions,
  {
    id: 'find-anything',
    label: 'command.find-anything',
    of: 'song',
    applies: () => true,
    run: () => open('Command', { typed: '' } satisfies OpenBox),
  },
  {
    id: 'keys',
    label: 'command.page-keys',
    also: 'shortcuts keyboard help',
    of: 'song',
    group: 'library',
    applies: () => true,
    // Where there is a mouse there are keys; on a phone they would only be in the way.
    shown: () => matchMedia('(any-pointer: fine)').matches,
    run: () => open('Keys', { show: true } satisfies KeysRequest),
  },
];

/** The actions of a menu, of a song or a verse, that apply now. @param verse of which the menu is */
export function actionsFor(of: 'song' | 'verse', verse: HTMLElement | null = null, actions = ACTIONS): Action[] {
  return actions.filter((action) => action.of === of && action.applies(verse) && (action.shown?.() ?? true));
}
