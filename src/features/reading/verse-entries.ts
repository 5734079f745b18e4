/** What the menu of a verse offers. Made anew each time it is opened, so that an entry may depend on the verse. */

import { markEntries } from '#features/my-place/index.ts';
import type { Entry } from '#ui/entry.ts';
import { verseOnShow } from './passage.ts';
import { quote, sourceName } from './quote.ts';
import { canShare, copyWords, shareWords } from './send.ts';

function share(verse: HTMLElement): Promise<string> {
  const { stanzas, source } = verseOnShow(verse);
  const words = quote(stanzas, source);
  const text = words.replace(`\n${source.link}`, '');
  return shareWords({ title: sourceName(source), text, url: source.link }, words);
}

function copy(verse: HTMLElement): Promise<string> {
  const { stanzas, source } = verseOnShow(verse);
  return copyWords(quote(stanzas, source), 'The verse is copied.');
}

export function verseEntries(verse: HTMLElement): Entry[] {
  return [
    { label: 'Copy this verse', run: () => copy(verse) },
    ...(canShare() ? [{ label: 'Share this verse…', run: () => share(verse) } as const] : []),
    ...markEntries(verse),
  ];
}
