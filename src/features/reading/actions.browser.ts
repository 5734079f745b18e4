/** What can be done with the words of a song: shared, copied, linked to. */

import type { Action, Outcome } from '#ui/action.ts';
import { type Passage, passageOnShow, readSource, selectedRange, verseOnShow } from './passage.browser.ts';
import { quote, sourceName } from './quote.ts';
import { canShare, copyText, shareText } from './send.browser.ts';

const box = (): Element | null => document.querySelector('[data-box]');
const hasText = (): boolean => document.querySelector('[data-text]') !== null;

const quoted = ({ stanzas, source }: Passage): string => quote(stanzas, source);

function share(passage: Passage): Promise<Outcome> {
  const { source } = passage;
  const words = quoted(passage);
  const text = words.replace(`\n${source.link}`, '');
  return shareText({ title: sourceName(source), text, url: source.link }, words);
}

/** The selected words where there are any, or else the song's address alone. */
function shareSong(): Promise<Outcome> {
  const shown = box();
  return share(shown && selectedRange(shown) ? passageOnShow(shown) : { stanzas: [], source: readSource() });
}

/** What is selected of the text, or else all that is on show, with where it is from. */
function wordsOfSong(): string {
  const shown = box();
  return shown ? quoted(passageOnShow(shown)) : '';
}

export const songActions: readonly Action[] = [
  { id: 'share', label: 'more.share', also: 'send', of: 'song', applies: canShare, run: shareSong },
  {
    id: 'link',
    label: 'more.copy-link',
    also: 'address share send clipboard',
    of: 'song',
    applies: () => true,
    run: () => copyText(readSource().link, 'more.link-copied'),
  },
  {
    id: 'copy',
    label: 'command.copy-text',
    also: 'clipboard',
    of: 'song',
    applies: hasText,
    run: () => copyText(wordsOfSong(), 'page.copied'),
  },
];

const copyVerse = (verse: HTMLElement): Promise<Outcome> => copyText(quoted(verseOnShow(verse)), 'more.verse-copied');

const copyLink = (verse: HTMLElement): Promise<Outcome> => copyText(readSource(verse).link, 'more.link-copied');

const onVerse =
  (run: (verse: HTMLElement) => Promise<Outcome>): Action['run'] =>
  (verse) =>
    verse && run(verse);

/** What can be done with the words of a verse: copied, linked to, shared. */
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
