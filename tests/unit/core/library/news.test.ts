/** The news as pages and feeds show them. */
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { newsByCollection, pagesOfNews, shownNews } from '#core/library/news.ts';
import { atomFeed, type Feed } from '#features/changes/index.ts';
import type { NewsSong, Rebuild } from '#schemas/snapshot.ts';
import { songEntry } from '../../../fixtures/entries.ts';
import { atomFaults } from '../../../fixtures/schemas.ts';

const library = arrangeLibrary(
  [
    songEntry({ folder: 'Hymns', language: 'ENG', fileName: '1 Dawn.txt' }),
    songEntry({ folder: 'A & <b>', language: 'ENG', fileName: '2 x.txt' }),
  ],
  [],
);
const DAWN = '/file/Hymns/ENG/1%20Dawn.txt/';
const song = (path: string, more: Partial<NewsSong> = {}): NewsSong => ({
  path,
  name: 'Dawn',
  place: 'Hymns, English',
  ...more,
});
const rebuild = (at: string, songs: Partial<Rebuild['songs']>): Rebuild => {
  const all = { added: [], corrected: [], moved: [], removed: [], ...songs };
  const counts = Object.fromEntries(
    Object.entries(all).map(([kind, list]) => [kind, list.length]),
  ) as Rebuild['counts'];
  return { at, counts, songs: all };
};
const AT = '2026-11-25T02:08:40.123Z';

describe('the pages of the news', () => {
  test('are one where there is nothing', () => {
    expect(pagesOfNews([])).toEqual([[]]);
  });

  test('have ten rebuilds at most, fewer of long ones, and each one once', () => {
    const many = Array.from({ length: 25 }, (_, at) => rebuild(`${at}`, { added: [song(DAWN)] }));
    expect(pagesOfNews(many).map((page) => page.length)).toEqual([10, 10, 5]);
    const long = many.map(({ at }) => rebuild(at, { added: Array.from({ length: 150 }, () => song(DAWN)) }));
    expect(pagesOfNews(long)).toHaveLength(25);
    expect(pagesOfNews(long).flat()).toEqual(long);
  });

  test('lead to the page of a song, and nowhere where it is gone, whatever lives there now', () => {
    const news = [rebuild(AT, { added: [song(DAWN, { gone: true }), song('/file/Hymns/ENG/Left.txt/'), song(DAWN)] })];
    const [[one] = []] = shownNews(library, { news });
    expect(one?.songs.added.map(({ href }) => href)).toEqual([null, null, DAWN]);
    expect(one?.href).toBe('/changes/#r20261125T020840123Z');
  });

  test('say of a corrected verse that readers told it, where its words are those that somebody proposed', () => {
    const stanza = { id: 'v1.00000000', verse: '1', place: 1, was: 'a' };
    const stanzas = [
      { ...stanza, now: 'b' },
      { ...stanza, now: 'c' },
    ];
    const news = [rebuild(AT, { corrected: [song(DAWN, { stanzas })] })];
    const [[one] = []] = shownNews(library, { news }, (path, words) => path === DAWN && words === 'c');
    expect(one?.songs.corrected[0]?.stanzas?.map(({ now, isTold }) => [now, isTold])).toEqual([
      ['b', undefined],
      ['c', true],
    ]);
  });

  test('of a collection are those of the songs that were in it', () => {
    const other = '/file/A%20%26%20%3Cb%3E/';
    const news = [rebuild(AT, { added: [song(DAWN)], moved: [song(DAWN, { collections: ['/file/Hymns/', other] })] })];
    const own = newsByCollection(library, shownNews(library, { news }).flat());
    expect([...own].map(([path, [one]]) => [path, one?.counts])).toEqual([
      [other, { added: 0, corrected: 0, moved: 1, removed: 0 }],
      ['/file/Hymns/', { added: 1, corrected: 0, moved: 1, removed: 0 }],
    ]);
  });
});

describe('the feed', () => {
  const nasty = song('/file/A%20%26%20%3Cb%3E/ENG/2%20x.txt/', {
    name: 'x & <script>alert(1)</script> \u0001"\u200b',
    place: ']]>',
  });
  const news = shownNews(library, {
    news: [
      rebuild(AT, { added: [nasty], corrected: [song(DAWN, { was: 'é' })] }),
      rebuild('2026-11-20T00:00:00.000Z', { removed: [song('/file/x/')] }),
    ],
  }).flat();
  const feed: Feed = {
    title: 'What is new · Nama',
    site: 'https://nama.example',
    path: '/changes/atom.xml',
    page: '/changes/',
    updated: AT,
    news,
  };

  test('Atom is what RFC 4287 asks for, with entries that nothing runs in', async () => {
    const xml = atomFeed(feed);
    expect(await atomFaults(xml)).toEqual([]);
    expect(xml.split('<entry>')[0]).toContain('<link rel="self"');
    expect(xml.match(/<entry>/g)).toHaveLength(2);
    expect(xml).toContain('<title>1 added, 1 corrected</title>');
    expect(xml).not.toContain('<script');
    expect(xml).not.toContain('\u0001');
    expect(new Set([...xml.matchAll(/<id>([^<]+)/g)].map(([, id]) => id)).size).toBe(3);
    const content = /<content type="html">([^<]*)</.exec(xml)?.[1] ?? '';
    const html = content
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    expect(JSON.stringify(parse(html), (key, value) => (key === 'parentNode' ? undefined : value))).not.toContain(
      '"tagName":"script"',
    );
  });

  test('without news is a feed all the same', async () => {
    expect(await atomFaults(atomFeed({ ...feed, news: [] }))).toEqual([]);
    expect(atomFeed({ ...feed, news: [] })).toContain(`<updated>${AT}</updated>`);
  });
});
