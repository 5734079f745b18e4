/** Where a reader who reads along is led. */
import { type ListPlace, splitPlace } from './link.ts';

/**
 * Tells of the list, and of the song and verse in it, that the address of the page names: a code that is scanned has it. Told at once,
 * and again when another such address is opened in the tab. Whatever else comes to know of places, live ones too, tells them here.
 * @returns what ends it
 */
export function followPlace(onPlace: (link: string, place: ListPlace | null) => void): () => void {
  const notify = (): void => {
    const { link, place } = splitPlace(location.hash);
    onPlace(link, place);
  };
  notify();
  addEventListener('hashchange', notify);
  return () => removeEventListener('hashchange', notify);
}

/** The channel on which a tab that a code has opened tells the others which list it goes on with. */
export const LIST_TABS = 'nama-list';

/**
 * A phone's camera opens each code in a tab of its own: this one goes on, and that of an earlier code closes (`ListNav.island.tsx`).
 * @param link of the list
 */
export function goOnInThisTab(link: string): void {
  const tabs = new BroadcastChannel(LIST_TABS);
  tabs.postMessage(link);
  tabs.close();
}
