import type { English } from '#words/english.ts';

/** Home's words. The specification's own sentences stand here letter for letter. */
const said = {
  search: 'Search by Song Number or Name',
  clearSearch: 'Clear search',
  folder: 'Folder',
  filterFolders: 'Filter folders',
  noFolders: 'No folder has this in its name.',
  language: 'Language',
  filterLanguages: 'Filter languages',
  noLanguages: 'No language has this in its name.',
  thisList: 'In this list',
  searchFiles: 'Search Files',
  clearFind: 'Clear file search',
  sort: 'Sort by Song Number',
  clearSort: 'Clear sorting',
  counts: 'Song Counts by Language',
  songNo: 'Song No',
  none: 'N/A',
  missing: 'Not available',
  loading: 'Opening the catalogue…',
  failed: 'Please come back later or try again after some time.',
  retry: 'Try again',
  also: 'Also in',
  searching: 'Looking for similar names…',
  clearAll: 'Show all songs',
} as const satisfies Readonly<Record<string, English>>;

const orders = { off: '', asc: 'Low to High', desc: 'High to Low' } as const satisfies Readonly<
  Record<string, English | ''>
>;

/** A count as English writes it: 33,924. Kept, since `toLocaleString` looks its rules up anew each time. */
export const { format: counted } = new Intl.NumberFormat('en');

export const labels = {
  ...said,
  orders,
  failedHindi: 'कृपया बाद में आएँ या कुछ समय बाद पुनः प्रयास करें।',
  moreAlso: (count: number) => `${count} more`,
  songs: (count: number) => `${counted(count)} ${count === 1 ? 'song' : 'songs'}`,
} as const;
