/** What the menu "More" offers. Made anew each time it is opened, so that an entry may depend on what is shown. */
import { quote, sourceName } from '#domain/quote.ts';
import type { Entry } from './entry.ts';
import { passageOnShow, readSource, selectedRange } from './passage.ts';
import { canShare, copyWords, shareWords } from './send.ts';

/** The selected words where there are any, or else the song's address alone. */
function share(): Promise<string> {
  const box = document.querySelector('[data-box]');
  const { stanzas, source } = box && selectedRange(box) ? passageOnShow(box) : { stanzas: [], source: readSource() };
  const title = sourceName(source);
  const words = quote(stanzas, source).trim();
  return shareWords({ title, text: words.replace(`\n${source.link}`, ''), url: source.link }, words);
}

export function moreEntries(): Entry[] {
  return [
    ...(canShare() ? [{ label: 'Share…', run: share } as const] : []),
    { label: 'Copy link', run: () => copyWords(readSource().link, 'The link is copied.') },
    {
      label: 'Print this song',
      run: () => {
        print();
        return '';
      },
    },
  ];
}
