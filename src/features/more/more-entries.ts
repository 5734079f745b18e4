/** What the menu "More" offers. Made anew each time it is opened, so that an entry may depend on what is shown. */

import { listEntries } from '#features/lists/index.ts';
import { songEntries } from '#features/my-place/index.ts';
import {
  canShare,
  copyWords,
  passageOnShow,
  quote,
  readSource,
  selectedRange,
  shareWords,
  sourceName,
} from '#features/reading/index.ts';

import type { Entry } from '#ui/entry.ts';

/** The selected words where there are any, or else the song's address alone. */
function share(): Promise<string> {
  const box = document.querySelector('[data-box]');
  const { stanzas, source } = box && selectedRange(box) ? passageOnShow(box) : { stanzas: [], source: readSource() };
  const title = sourceName(source);
  const words = quote(stanzas, source).trim();
  return shareWords({ title, text: words.replace(`\n${source.link}`, ''), url: source.link }, words);
}

/** The code that prints. */
export type Paper = () => Promise<typeof import('#features/print/print-song.ts')>;

async function print(paper: Paper, two: boolean): Promise<string> {
  try {
    await (await paper()).printSong(two);
    return '';
  } catch {
    return 'Printing could not be made ready: the line is down, or the site has changed. Try again.';
  }
}

const IS_MAC = /^(?:Mac|iP)/.test(navigator.platform);

/** What a key opens, for whoever has none: a key that a script gives to the window, see `keys.ts`. */
function give(key: KeyboardEventInit): string {
  // After the menu has given the focus back: that is where it returns to.
  setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', key)));
  return '';
}

/** @param paper the code that prints, fetched when it is needed */
export function moreEntries(paper: Paper): Entry[] {
  return [
    ...(canShare() ? [{ label: 'Share…', run: share } as const] : []),
    { label: 'Copy link', run: () => copyWords(readSource().link, 'The link is copied.') },
    ...songEntries(),
    ...listEntries(),
    { label: 'Print this song', run: () => print(paper, false) },
    ...(document.querySelector('[data-second]')
      ? [{ label: 'Print two languages', run: () => print(paper, true) } as const]
      : []),
    { label: 'Find anything', run: () => give({ key: 'k', ctrlKey: !IS_MAC, metaKey: IS_MAC }) },
    // Where there is a mouse there are keys; on a phone they would only be in the way.
    ...(matchMedia('(any-pointer: fine)').matches
      ? [{ label: 'Keys of this page', run: () => give({ key: '?' }) } as const]
      : []),
  ];
}
