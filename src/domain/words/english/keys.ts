/** The keys of a page, and the command box. */
export const KEYS = [
  'Next song',
  'Previous song',
  'Next verse',
  'Previous verse',
  'Other languages',
  'Search the library',
  'Show these keys',
  'Find anything',
  'Keys of this page',
  'Single-key shortcuts',
  'They work whenever you are not typing.',
  'They are off: letters do nothing by themselves.',
] as const;
