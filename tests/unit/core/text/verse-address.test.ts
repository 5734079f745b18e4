import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stanzasOfPage } from '#core/page/read-song-page.ts';
import { blocksOf, splitBlocks } from '#core/text/blocks.ts';
import { verseHtml } from '#core/text/text-html.ts';
import { addressOf, findStanza, readVerseId, stanzaAt, verseId } from '#core/text/verse-address.ts';
import { readStanzas } from '#core/text/verses/read-stanzas.ts';

const piece = fc.constantFrom(
  ...['\n', '\n\n', '\n \n', ' ', '\r', '1. ', '12\n', '॥१॥', '। ', ' ।', '<b>', '</p>', '<p id="v1.00000000">'],
  ...['शिव', 'தோடுடைய', 'laud', '&', '&amp;', '"', "'", '1.1.1'],
  // Among verses a paragraph, which flows.
  `\n\n${'He said to them what he had heard, word by word. '.repeat(5)}\n\n`,
);
/** What makes verses of halves. */
const verses = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('opens', 'ends'), fc.boolean()), {
    minLength: 2,
    maxLength: 12,
  })
  .map((all) =>
    all
      .map(([blocks, way, hasSpeaker], at) => {
        const words = Array.from({ length: blocks }, (_, block) => `शिव ${at % 3}${block} नमः ।`);
        const number = way === 'opens' ? [`${at + 1}. ${words[0]}`, ...words.slice(1)] : [...words, `हर ॥${at + 1}॥`];
        return (hasSpeaker ? ['अर्जुन उवाच', ...number] : number).join('\n\n');
      })
      .join('\n\n'),
  );
const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

it('the stanzas of a text are those that its page shows, each at its own address', () => {
  fc.assert(
    fc.property(text, fc.constantFrom('none', 'rest', 'screens'), (words, parts) => {
      const shown = stanzasOfPage(verseHtml(words, true, parts as 'none'));
      const { stanzas } = readStanzas(words);
      expect(shown.map((stanza) => stanza.text)).toEqual(stanzas.map((stanza) => stanza.words));
      expect(shown.map(({ id }) => id)).toEqual(stanzas.map((one) => verseId(addressOf(one.words, one.place))));
    }),
    { numRuns: 100 },
  );
});

it('the search calls the stanzas of a page by their verses, and the heading of a hymn by none', () => {
  const hymn = '९ मधुच्छन्दा वैश्वामित्रः । अग्निः। गायत्री।\n\nअग्निमीळे ।\n\nहोतारं ॥१॥\n\nअग्निः ॥२॥\n\nअग्निना ॥३॥';
  const page = verseHtml(hymn, true);
  expect(stanzasOfPage(`${page}</html>`).map(({ name }) => name.verse || `part ${name.part} of ${name.of}`)).toEqual([
    'part 1 of 4',
    '1',
    '2',
    '3',
  ]);
  // Of a page that was not read to its end, nobody knows how many parts there are.
  expect(stanzasOfPage(page)[0]?.name).toEqual({ verse: '', part: 1, of: 0 });
});

it('a text is its stanzas, letter by letter, and each of them is blocks of the source', () => {
  fc.assert(
    fc.property(fc.oneof(text, verses), (words) => {
      const { before, stanzas } = readStanzas(words);
      expect(before + stanzas.map((stanza) => stanza.words + stanza.after).join('')).toBe(words);
      expect(stanzas.flatMap((stanza) => blocksOf(stanza.words))).toEqual(blocksOf(words));
      for (const { words: own, lines } of stanzas)
        for (const { kind, from, to } of lines) expect(own.slice(from, to).trim() === '').toBe(kind === 'gap');
    }),
    { numRuns: 300 },
  );
});

it('the address that each block of a verse once had leads to the verse', () => {
  fc.assert(
    fc.property(fc.oneof(text, verses), (words) => {
      const page = stanzasOfPage(verseHtml(words, true)).map(({ id, text: textContent }) => ({ id, textContent }));
      const { blocks } = splitBlocks(words);
      const owners = page.flatMap((stanza) => blocksOf(stanza.textContent).map(() => stanza));
      for (const [at, block] of blocks.entries()) {
        const old = verseId(addressOf(block.words, at + 1));
        expect(findStanza(page, old)).toBe(owners[at]);
      }
    }),
    { numRuns: 300 },
  );
});

it('the address of several verses in one piece leads to the first of them, and those after it to theirs', () => {
  const words = 'शिव ॥१॥\n\nहर ॥२॥\nभव ॥३॥\n\nहरि ॥४॥';
  const page = stanzasOfPage(verseHtml(words, true)).map(({ id, text: textContent }) => ({ id, textContent }));
  expect(page.map(({ textContent }) => textContent)).toEqual(['शिव ॥१॥', 'हर ॥२॥', 'भव ॥३॥', 'हरि ॥४॥']);
  const [, piece, last] = blocksOf(words).map((block, at) => verseId(addressOf(block, at + 1)));
  expect(findStanza(page, piece ?? '')).toBeUndefined();
  expect(stanzaAt(page, readVerseId(piece ?? '')?.place ?? 0)?.textContent).toBe('हर ॥२॥');
  expect(findStanza(page, last ?? '')?.textContent).toBe('हरि ॥४॥');
});

it('an address leads to its words where they went, and nowhere when those are gone', () => {
  const stanza = (id: string, textContent = 'a\n\nb\n\nc') => ({ id, textContent });
  const all = ['v1.aaaaaaaa', 'v2.bbbbbbbb', 'v5.cccccccc', 'v6.bbbbbbbb'].map((id) => stanza(id));
  const found = (id: string) => findStanza(all, id)?.id;
  expect(found('v5.cccccccc')).toBe('v5.cccccccc');
  expect(found('v9.cccccccc')).toBe('v5.cccccccc');
  expect(found('v9.bbbbbbbb')).toBe('v6.bbbbbbbb');
  expect(found('v1.bbbbbbbb')).toBe('v2.bbbbbbbb');
  expect(found('v2.ffffffff')).toBeUndefined();
  expect(found(verseId(addressOf('c', 4)))).toBe('v2.bbbbbbbb');
  // Within the verse, but the words of another place.
  expect(found(verseId(addressOf('c', 3)))).toBeUndefined();
  expect(found('__proto__')).toBeUndefined();
});
