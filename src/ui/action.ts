/**
 * What can be done with a page, a song or a verse, said once: More, the menu of a verse, the keys and the command box show it. Which
 * key does it stands in `features/commands/keys.ts`.
 */
import type { MessageId, Values } from '#words/messages.ts';

/** What came of an action, for a status line, with the address of My place where it is seen there; null where nothing need be said. */
export type Outcome = { id: MessageId; values?: Values; my?: string } | null;

export interface Action {
  /** Tells it from all others, and is what its press is counted as. */
  id: string;
  label: MessageId;
  /** Other English words that it is looked for by in the command box; never shown. */
  also?: string;
  /** Whether it goes on while its key is held. */
  repeats?: boolean;
  /**
   * Where it is offered: `song` in More, `verse` in the menu of a verse, `page` in the command box alone, `key` nowhere but by its
   * key, since the command box has links or entries of its own for it.
   */
  of: 'song' | 'verse' | 'page' | 'key';
  /** Under which title the command box shows it even where there is no song; else under that of the song. */
  group?: 'song' | 'look' | 'library';
  /** The link of the page that does it, if one does: the command box says where it leads, and opens it as a link. */
  link?: () => HTMLAnchorElement | null;
  /** Whether it applies to what is shown now; asked each time a menu opens. @param verse of an action of a verse */
  applies: (verse: HTMLElement | null) => boolean;
  /** Whether menus show it where it applies, if not always; its key does it all the same. */
  shown?: () => boolean;
  /** Called within the press itself: clipboards and share sheets open to nothing else. @param verse of an action of a verse */
  run: (verse: HTMLElement | null) => Outcome | Promise<Outcome>;
}

/**
 * Does what something on the page does, by pressing it: so it does the same, and is counted as the same.
 * @param find asked each time; null where the page does not have it
 */
export const pressing = (find: () => HTMLElement | null) => ({
  applies: (): boolean => find() !== null,
  run: (): null => {
    const element = find();
    element?.focus(); // an island wakes up when it is reached for
    element?.click();
    return null;
  },
});
