import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stanzasOfPage } from '#core/page/read-song-page.ts';
import { addressOf, stanzasOf, verseId } from '#core/text/stanzas.ts';
import { verseHtml } from '#core/text/text-html.ts';

const piece = fc.constantFrom(
  ...['\n', '\n\n', '\n \n', ' ', '\r', '1. ', '12\n', '॥१॥', '। ', ' ।', '<b>', '</p>', '<p id="v1.00000000">'],
  ...['शिव', 'தோடுடைய', 'laud', '&', '&amp;', '"', "'", '1.1.1'],
  // Among verses a paragraph, which flows.
  `\n\n${'He said to them what he had heard, word by word. '.repeat(5)}\n\n`,
);
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

it('the stanzas of a text are those that its page shows, each at its own address', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('none', 'rest', 'screens'), (words, parts) => {
      const shown = stanzasOfPage(verseHtml(words, true, parts as 'none'));
      const stanzas = stanzasOf(words);
      expect(shown.map((stanza) => stanza.text)).toEqual(stanzas);
      expect(shown.map(({ id }) => id)).toEqual(stanzas.map((stanza, at) => verseId(addressOf(stanza, at + 1))));
    }),
    { numRuns: 100 },
  );
});

it('the search calls the stanzas of a page by their verses, and the heading of a hymn by none', () => {
  const hymn = '९ मधुच्छन्दा वैश्वामित्रः । अग्निः। गायत्री।\n\nअग्निमीळे ।\n\nहोतारं ॥१॥\n\nअग्निः ॥२॥\n\nअग्निना ॥३॥';
  const page = verseHtml(hymn, true);
  expect(stanzasOfPage(`${page}</html>`).map(({ name }) => name.verse || `part ${name.part} of ${name.of}`)).toEqual([
    'part 1 of 5',
    '1',
    '1',
    '2',
    '3',
  ]);
  // Of a page that was not read to its end, nobody knows how many parts there are.
  expect(stanzasOfPage(page)[0]?.name).toEqual({ verse: '', part: 1, of: 0 });
});
