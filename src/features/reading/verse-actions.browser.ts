/** What can be done with the words of a verse: copied, linked to, shared. */
import type { Action, Outcome } from '#ui/action.ts';
import { quoted, share } from './actions.browser.ts';
import { readSource, verseOnShow } from './passage.browser.ts';
import { canShare, copyText } from './send.browser.ts';

const copyVerse = (verse: HTMLElement): Promise<Outcome> => copyText(quoted(verseOnShow(verse)), 'more.verse-copied');

const copyLink = (verse: HTMLElement): Promise<Outcome> => copyText(readSource(verse).link, 'more.link-copied');

const onVerse =
  (run: (verse: HTMLElement) => Promise<Outcome>): Action['run'] =>
  (verse) =>
    verse && run(verse);

export const verseActions: readonly Action[] = [
  { id: 'copy-verse', label: 'more.copy-verse', of: 'verse', applies: () => true, run: onVerse(copyVerse) },
  { id: 'link-verse', label: 'more.copy-link', of: 'verse', applies: () => true, run: onVerse(copyLink) },
  {
    id: 'share-verse',
    label: 'more.share-verse',
    of: 'verse',
    applies: canShare,
    run: onVerse((verse) => share(verseOnShow(verse))),
  },
];
