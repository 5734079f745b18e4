/** The menu "Print" of a playlist: this page, or all of its songs as a booklet. */

import { type Entry, entryList } from '#ui/entry.ts';
import { makeBooklet, type Wish } from './booklet.ts';
import { playlistSheet } from './playlist-paper.ts';
import { element } from './sheet.ts';
import { layOutOnPrint, printSheets } from './sheets.ts';

const menu = document.querySelector<HTMLDetailsElement>('[data-booklet]');

/** Songs of the library that the playlist leads to, each once, in its order. */
function readSongs(): Wish['songs'] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.playlist a[href^="/file/"]')];
  const songs = links
    .filter(({ pathname }) => pathname.split('/').filter(Boolean).length === 4)
    .map((link) => ({ path: link.pathname, name: link.textContent.trim() }));
  return [...new Map(songs.map((song) => [song.path, song])).values()];
}

/** What was left out, in a line that can be read before anything is printed. */
function missed(names: readonly string[]): string {
  if (names.length === 0) return '';
  const some = names.length === 1 ? 'One song' : `${names.length} songs`;
  return `${some} could not be had: ${names.join(', ')}. The contents say so. Try again when the line is better.`;
}

const status = element('p');
status.setAttribute('role', 'status');
let asking = new AbortController();

async function printAll(songs: Wish['songs']): Promise<string> {
  asking.abort();
  asking = new AbortController();
  const heading = document.querySelector('h1');
  const title = heading?.textContent.trim() ?? '';
  const wish = { title, lang: heading?.lang ?? '', from: location.pathname, songs };
  const told = (done: number) => {
    status.textContent = `${done} of ${songs.length} songs are here …`;
  };
  told(0);
  try {
    const { sheets, missing } = await makeBooklet(wish, asking.signal, told);
    if (sheets.length === 1) return 'None of the songs could be had. Try again when the line is better.';
    status.textContent = missed(missing);
    await printSheets(sheets);
    return missed(missing);
  } catch {
    return ''; // the reader has turned to something else
  }
}

function entries(): Entry[] {
  const songs = readSongs();
  const sheet = async () => {
    const page = playlistSheet();
    if (page) await printSheets([page]);
    return '';
  };
  const whole: Entry = { label: 'Print the whole playlist', run: () => printAll(songs) };
  return [{ label: 'Print this page', run: sheet }, ...(songs.length > 0 ? [whole] : [])];
}

if (menu) {
  const list = entryList(entries(), async (words) => {
    status.textContent = await words;
  });
  menu.append(element('div', '', list, status));
  // Closed, it is given up.
  menu.addEventListener('toggle', () => menu.open || asking.abort());
  addEventListener('pagehide', () => asking.abort());
  layOutOnPrint(playlistSheet);
}
