/** Where a reader who reads along is led. */
import { type ListPlace, splitPlace } from './link.ts';

/**
 * Tells of the list, and of the song and verse in it, that the address of the page names: a code that is scanned has it. Told at once,
 * and again when another such address is opened in the tab. Whatever else comes to know of places, live ones too, tells them here.
 * @returns what ends it
 */
export function followPlace(onPlace: (link: string, place: ListPlace | null) => void): () => void {
  const tell = (): void => {
    const { link, place } = splitPlace(location.hash);
    onPlace(link, place);
  };
  tell();
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}
