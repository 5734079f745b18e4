/** What each kind of page weighs at a first visit. */
import type { Browser } from 'playwright';
import { type Library, songsOf } from '#library/library.ts';
import { describeTransfer, openTab, settle, sumBytes } from './phone.ts';
import type { Section } from './section.ts';

/** One page of every kind, by what a reader would call it. */
function kindsOf({ folders, playlists }: Library, filePath: string): (readonly [name: string, path: string])[] {
  const folder = folders.find(({ languages }) =>
    languages.some(({ songs }) => songs.some(({ path }) => path === filePath)),
  );
  const language = folder?.languages.find(({ songs }) => songs.some(({ path }) => path === filePath));
  const playlist = playlists.find(({ digest }) => digest !== null);
  return [
    ['Home', '/'],
    ['folder', folder?.path ?? ''],
    [`list of a language, ${language?.songs.length} songs`, language?.path ?? ''],
    ['file', filePath],
    ['playlist', playlist?.path ?? ''],
    ['playlist without its ID', '/playlist/'],
    ['support', '/support/'],
    ['privacy', '/privacy/'],
    ['my place', '/my/'],
    ['shared list', '/list/'],
    // Any other unknown path leads on to Home.
    ['404, of an unknown playlist', '/playlist/unknown/'],
  ];
}

/** @param filePath the text to weigh; the library's first where there is none of the usual kind */
export async function pages(
  browser: Browser,
  origin: string,
  library: Library,
  filePath: string | null,
): Promise<Section> {
  const rows: Section['rows'] = [];
  const notes: string[] = [];
  const file = filePath ?? songsOf(library)[0]?.path ?? '';
  for (const [name, path] of kindsOf(library, file)) {
    if (path === '') continue;
    const tab = await openTab(browser, { line: false, slowdown: 1 });
    await tab.page.goto(`${origin}${path}`, { waitUntil: 'load' });
    await settle(tab);
    await tab.close();
    const of = (kind: RegExp): number => sumBytes(tab.transfers.filter(({ url }) => kind.test(new URL(url).pathname)));
    rows.push({
      page: name,
      bytes: sumBytes(tab.transfers),
      requests: tab.transfers.length,
      'of them document': of(/\/$/),
      scripts: of(/\.js$/),
      styles: of(/\.css$/),
    });
    notes.push(`${name}, ${path}: ${tab.transfers.map(describeTransfer).join(', ')}`);
  }
  return {
    part: 'pages',
    title: 'What a first visit of each kind of page transfers: nginx with brotli, empty cache',
    rows,
    notes: ['Bytes are those on the wire, headers included; the call of the click log counts too.', ...notes],
  };
}
