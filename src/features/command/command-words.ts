/** The words of the command box; what changes in them has its pattern in `src/words/english/keys.ts`. */
import type { English } from '#words/english.ts';

export const BOX_WORDS = {
  name: 'Find anything',
  placeholder: 'A song, a folder, or what to do',
  close: 'Close',
  results: 'Results',
  count: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'result' : 'results'}`,
  songs: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'song' : 'songs'}`,
  loading: 'Opening the catalogue…',
  failed: 'Please come back later or try again after some time.',
  failedHindi: 'कृपया बाद में आएँ या कुछ समय बाद पुनः प्रयास करें।',
  retry: 'Try again',
  none: (typed: string) => `No songs matching "${typed}" found.`,
  hope: 'Names are found by their sound too: write it as you would say it, in any script.',
  clear: 'Clear what I typed',
  all: (count: number) => `All ${count.toLocaleString('en')} songs, on Home`,
  missing: 'Not available',
  hint: [
    ['↑ ↓', 'choose'],
    ['Enter', 'open'],
    ['Esc', 'close'],
  ],
} as const;

/** The groups of what is offered, and their titles. */
export const GROUP_WORDS = {
  song: 'This song',
  languages: 'In other languages',
  look: 'Look',
  library: 'The library',
  found: 'On this page',
  folders: 'Folders',
  playlists: 'Playlists',
  songs: 'Songs',
} as const satisfies Readonly<Record<string, English>>;

/** What can be done, and other words that it is looked for by: of English, since they are never shown. */
export const COMMAND_WORDS = {
  next: ['Next song', 'after following'],
  previous: ['Previous song', 'before'],
  convert_to_sanskrit: ['Translate to Sanskrit', 'convert AI'],
  convert_from_sanskrit: ['Translate to English', 'convert AI'],
  provide_sanskrit_meaning: ['Meaning', 'translate explain AI'],
  copy: ['Copy the text', 'clipboard'],
  share: ['Share…', 'send'],
  link: ['Copy link', 'address share send clipboard'],
  print: ['Print this song', 'paper PDF'],
  light: ['Light theme', 'look colours day white bright'],
  dark: ['Dark theme', 'look colours night black'],
  sepia: ['Sepia theme', 'look colours warm brown'],
  system: ['Theme of the system', 'look colours automatic'],
  larger: ['Larger letters', 'look size text zoom bigger font'],
  smaller: ['Smaller letters', 'look size text zoom font'],
  keys: ['Keys of this page', 'shortcuts keyboard help'],
} as const satisfies Readonly<Record<string, readonly [English, string]>>;

export const LINK_COPIED: English = 'The link is copied.';
