/** What can be done with a page, a song or a verse, said once: More, the menu of a verse, the keys and the command box show it. */
import type { KeyAction } from '#features/keys/index.ts';
import type { MessageId, Values } from '#words/messages.ts';

/** What came of an action, for a status line; null where nothing need be said. */
export type Outcome = { id: MessageId; values?: Values } | null;

export interface Action {
  /** Tells it from all others, and is what its press is counted as. */
  id: string;
  label: MessageId;
  /** Other English words that it is looked for by in the command box; never shown. */
  also?: string;
  /** The key that does it, if one does. */
  key?: KeyAction;
  /** Where it is offered: `song` in More, `verse` in the menu of a verse, `page` in the command box alone. */
  of: 'song' | 'verse' | 'page';
  /** Under which title the command box shows it, if not under that of the song; then it is there without a song too. */
  group?: 'look' | 'library';
  /** Whether it applies to what is shown now; asked each time a menu opens. @param verse of an action of a verse */
  applies: (verse: HTMLElement | null) => boolean;
  /** Called within the press itself: clipboards and share sheets open to nothing else. @param verse of an action of a verse */
  run: (verse: HTMLElement | null) => Outcome | Promise<Outcome>;
}
