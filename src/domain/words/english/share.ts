/** Copying, sharing and printing: the menu More, and that of a verse. */
export const SHARE = [
  'More',
  'Share…',
  'Copy link',
  'The link is copied.',
  'Print this song',
  'Copying failed: this browser does not allow it. Select the words and copy them yourself.',
  'This device could not share it, so it is copied instead.',
  'The verse is copied.',
  'Copy this verse',
  'Share this verse…',
  'Link copied',
  'The address bar holds the link',
  'Verse {verse}',
] as const;
