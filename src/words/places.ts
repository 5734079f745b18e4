/** Where in a page the library speaks, and where only its names can stand; everywhere else stand the interface's own words. */
import type { Kind } from './phrase.ts';

/**
 * Selectors of one or two steps (`a`, `.a`, `#a`, `[a]`, `[a="b"]`; `.a b`), since the gate reads them too. Of a text's
 * ancestors the nearest that is named here tells its kind, and of two selectors that name it the first.
 */
export const PLACES: readonly (readonly [selector: string, kind: Kind])[] = [
  ['script', 'library'],
  ['style', 'library'],
  ['noscript', 'library'], // whoever chose a language has scripts
  ['textarea', 'library'],
  ['[translate="no"]', 'library'],
  ['[data-text]', 'library'],
  ['[data-second]', 'library'],
  ['[data-first-name] small', 'words'],
  ['[data-second-name] small', 'words'],
  ['[data-first-name]', 'names'],
  ['[data-second-name]', 'names'],
  ['[data-box]', 'song'],
  ['[data-late]', 'song'],
  ['.playlist .edition', 'names'],
  ['.playlist .gone', 'words'],
  ['.playlist', 'library'],
  ['[data-log="header"]', 'library'],
  ['[data-log="breadcrumb"] [href="/"]', 'words'],
  ['[data-log="breadcrumb"] a', 'names'],
  ['[data-log="playlists"] a', 'library'],
  ['[data-log="song-nav"] small', 'words'],
  ['[data-log="song-nav"] a', 'library'],
  ['.prose h1', 'words'],
  ['.my h1', 'words'],
  ['article h1', 'library'],
  ['.sheets h1', 'library'],
  ['.contents a', 'library'],
  ['.contents span', 'library'],
  ['h1 span', 'names'],
  ['.visually-hidden', 'words'],
  ['h1', 'names'],
  ['.id span', 'library'],
  ['kbd', 'library'],
  ['[data-song] .missing', 'words'],
  ['[data-song] .label', 'names'],
  ['bdi', 'library'],
  ['.songs em', 'words'],
  ['.songs .no', 'words'],
  ['.songs .name', 'library'],
  ['.songs .label', 'names'],
  ['.also .more', 'words'],
  ['.also h3', 'words'],
  ['.counts li', 'names'],
  ['.index li', 'names'],
  ['#list', 'names'],
  ['option', 'names'],
  ['.answer em', 'words'],
  ['.answer p', 'library'],
  ['blockquote', 'library'],
];

/** Attributes that a reader meets. */
export const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt'] as const;
