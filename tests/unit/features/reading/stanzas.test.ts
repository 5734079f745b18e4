import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stanzasOf } from '#features/reading/stanzas.ts';
import { verseHtml } from '#features/reading/verse.ts';
import { addressOf, verseId } from '#features/reading/verse-id.ts';
import { stanzasOfPage } from '#features/search/text/page-stanzas.ts';

const piece = fc.constantFrom(
  ...['\n', '\n\n', '\n \n', ' ', '\r', '1. ', '12\n', '॥१॥', '। ', ' ।', '<b>', '</p>', '<p id="v1.00000000">'],
  ...['शिव', 'தோடுடைய', 'laud', '&', '&amp;', '"', "'", '1.1.1'],
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
    { numRuns: 500 },
  );
});
