/** Finds out what became of the mistakes that the reader told, from the pages of their songs: nobody is asked about the reader. */
import { fetchPage } from '#api/reader-calls.ts';
import { stanzasOfPage } from '#core/page/read-song-page.ts';
import { changeTold, readAll } from './place-store.browser.ts';
import { songPath } from './song.ts';
import { withFates } from './told-fates.ts';

/** Pages that are read at once, those of the last songs. */
const MOST_PAGES = 20;

/** On the page of a song, what became of those in it; elsewhere of all that are not in the library yet. */
export async function followTold(): Promise<void> {
  const here = songPath(location.pathname);
  const open = readAll().told.flatMap(({ path, fate }) => (fate === 'library' ? [] : path));
  for (const path of here === null ? [...new Set(open)].slice(0, MOST_PAGES) : [here]) {
    // Without a connection, or without this page, it stays as it was.
    const html = await fetchPage(path, new AbortController().signal).catch(() => '');
    const stanzas = stanzasOfPage(html).map(({ id, text }) => ({ id, textContent: text }));
    if (stanzas.length > 0) changeTold((told) => withFates(told, path, stanzas));
  }
}
