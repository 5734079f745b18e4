/** Rows of songs, as in the hymnal's index. */
import { detectScript, languageLabel, textLanguage } from '#library/languages.ts';
import { make } from '#ui/make.ts';
import { type KeptSong, namesOfPath } from './song.ts';

/** Words of the library among the page's own, tagged where they are in another script. */
export function words(text: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const script = detectScript(text);
  const plain = script === 'Latn' || script === 'Zyyy';
  return make('bdi', { ...attributes, lang: plain ? undefined : textLanguage('', script, []).lang }, text);
}

export const labelOf = (path: string): string => languageLabel(namesOfPath(path).language);

interface RowOptions {
  href?: string;
  /** Beneath the name. */
  note?: string | Node;
  /** At the end, in place of the language. */
  end?: Node | null;
  key?: string;
  log?: string;
}

/** The link of a row: number, name, language. */
export function songLink(song: KeptSong, { href = song.path, note, end, key }: RowOptions = {}): HTMLAnchorElement {
  return make(
    'a',
    { href, 'data-key': key },
    make('span', { class: 'no' }, make('span', { class: 'visually-hidden' }, 'Song No '), String(song.no ?? 'N/A')),
    make('span', { class: 'name' }, words(song.name), note && make('em', {}, note)),
    end === undefined ? make('span', { class: 'label' }, labelOf(song.path)) : end,
  );
}

/** @param one, more what is counted: `(2, 'song', 'songs')` → `2 songs` */
export const counted = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
