/** What a code to scan says: where the song that is shown is read on a phone. */
import { listPath } from '#core/library/paths.ts';
import { placeLink, writeListLink } from '#features/my-place/index.ts';
import type { Programme } from './programme.browser.ts';
import type { ShownSong } from './shown-song.browser.ts';

/** Letters of an address that a phone still reads across a hall: more make squares too small for its camera. */
const LONGEST_CODE = 1000;

export interface CodeAddress {
  address: string;
  /** Whether it holds all of the programme; else the song alone, since all would be too long. */
  isWhole: boolean;
}

/** The address of the programme at a song and a verse of it, or that of the verse itself where there is only one song. */
export async function codeAddress(
  { name, songs }: Pick<Programme, 'name' | 'songs'>,
  place: number,
  song: ShownSong,
  stanza: number,
): Promise<CodeAddress> {
  const verse = song.stanzas[stanza]?.id ?? '';
  const alone = { address: location.origin + song.path + (verse && `#${verse}`), isWhole: songs.length < 2 };
  if (alone.isWhole) return alone;
  // In the language that is on the screen, since the verse is one of that text.
  const paths = songs.map(({ path }, at) => (at === place ? song.path : path));
  const link = placeLink(await writeListLink({ name, paths }), { song: place, verse });
  const address = location.origin + listPath(link);
  return address.length > LONGEST_CODE ? alone : { address, isWhole: true };
}
