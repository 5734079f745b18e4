/** Finds the titles of songs in their own script, in the texts themselves. At the pull and the build alone. */
import { editionsOf, saysName } from './editions.ts';
import { detectScript, languageScript } from './languages.ts';
import type { Folder, Song } from './library.ts';
import { displayName } from './names.ts';

/**
 * Raised when {@link titleIn} finds other titles than before, or `detectScript` other scripts: a pull then reads the texts
 * that it has once more.
 */
export const TITLES_VERSION = 3;

/** UTF-16 units of a text that are looked at, and of a line that may be a title. */
const BEGINNING = 400;
const LONGEST = 90;

/** Latin letters, and the marks that end half a verse and a verse. */
const NO_TITLE = /[\p{Script=Latin}।॥|]/u;

/** `1.1 `, `36. `, `2. 1 ` before it; `(87 - 138)`, `*` after it. */
const NUMBERS = /^[\p{Nd}\s.]+/u;
const REST = /(?:\s*\([^()]*\)|\s*\*)+\s*\.?$/;

/** Numbers in the book that end a name: `Thiruppiramapuram (1.001)`, `Thirunellikka 197-207 (2.019)`. */
const REFERENCE = /(?:\s+\p{Nd}+-\p{Nd}+)?\s*\([^()]*\d[^()]*\)$/u;

/** A title and what else is said of the song on its line: `திருவெண்பா - அணைந்தோர் தன்மை` */
const DASH = /\s+[-–—]+\s*/;

/**
 * The title that a text begins with; null where its first line is none. It is one if it stands alone, in one script that is
 * not Latin, and says the song's own name, or the end of it: so a verse, a speaker or a metre is never taken for it.
 *
 * `"1.1 திருப்பிரமபுரம்\n\nபண் - நட்டபாடை\n…"`, `0001 Thiruppiramapuram (1.001).txt` → `திருப்பிரமபுரம்`;
 * `"लोमहर्षण उवाच\n…"`, `218 Brahma Purana Chapter 2.txt` → null.
 * @param text normalised
 */
export function titleIn(text: string, fileName: string): string | null {
  const [line = '', next = ''] = text.slice(0, BEGINNING).trimStart().split('\n');
  if (next.trim() !== '' || line.length > LONGEST || NO_TITLE.test(line)) return null;
  const script = detectScript(line);
  const name = displayName(fileName).replace(REFERENCE, '');
  if (script === 'Zyyy' || script === detectScript(name)) return null;
  const whole = line.trim().replace(NUMBERS, '').replace(REST, '');
  const [first = ''] = whole.split(DASH);
  return [whole, first].find((title) => saysName(title, name)) ?? null;
}

/** BCP 47 tags of collections whose names are in a script, and the script that their titles are best shown in. */
const SCRIPT_OF: Readonly<Record<string, string>> = { ta: 'Taml', sa: 'Deva' };

/**
 * The title of every song of a folder that has one: its own, else that of another edition: in the script of the collection's
 * name, else of the first in the order of the codes. `ENG` of a song of the Gita → `कर्मयोग`, `TAM` → `கர்மயோக`.
 */
export function titlesOf(folder: Folder): ReadonlyMap<Song, string> {
  const titles = new Map<Song, string>();
  if (!folder.languages.some(({ songs }) => songs.some(({ title }) => title))) return titles;
  const best = SCRIPT_OF[folder.own?.lang ?? ''];
  for (const [song, editions] of editionsOf(folder)) {
    const titled = editions.filter(({ title }) => title);
    const inBest = titled.find(({ language }) => languageScript(language) === best);
    const title = song.title ?? (inBest ?? titled[0])?.title;
    // A song whose name is in that script says it already.
    if (title && detectScript(title) !== detectScript(song.name)) titles.set(song, title);
  }
  return titles;
}
