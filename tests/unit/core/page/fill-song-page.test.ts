import { describe, expect, test } from 'vitest';
import { arrangeLibrary } from '#core/library/library.ts';
import { filePages } from '#core/library/pages.ts';
import { fillSongPage, readSongTemplate } from '#core/page/fill-song-page.ts';
import { place } from '#core/page/template.ts';
import { decodeReferences } from '#core/text/markup.ts';
import { addressOf, verseId } from '#core/text/verse-address.ts';
import type { SnapshotEntry } from '#schemas/snapshot.ts';
import { songEntry } from '../../../fixtures/entries.ts';

const region = (name: string, inside = name): string => `<!--nama ${name}-->${inside};<!--nama /${name}-->`;
const SAID = '<template data-said="{&quot;Tamil&quot;:&quot;1a&quot;}"></template>';

/** What a template shows of the first song of a library. */
function shown(html: string, entries: readonly SnapshotEntry[], text: string | null = 'a'): string {
  const [page] = filePages(arrangeLibrary(entries, []));
  if (!page) throw new Error('There is no song.');
  return fillSongPage(readSongTemplate(html + SAID), page, text);
}

const entry = (folder: string, language: string, fileName: string, songNo: number | null = null): SnapshotEntry =>
  songEntry({ folder, language, fileName }, { songNo, digest: 'a'.repeat(64), bytes: 1, state: 'current' });
const song = entry('Hymns', 'TAM', '1 Dawn.txt', 1);

describe('the page of a song', () => {
  test('shows its text, and the tools for it', () => {
    const html = region('text', place('html')) + region('missing') + region('translate') + region('translateOff');
    expect(shown(html, [song], '1. <b>')).toMatch(/^<p.*&lt;b&gt;.*;translate;$/s);
  });

  test('without its text says so, and asks for it', () => {
    const html = region('text') + region('missing', place('fileName')) + region('translateMissing');
    expect(shown(html, [song], null)).toBe('1 Dawn.txt;translateMissing;');
  });

  test('leads to its other editions, its own marked', () => {
    const html = region('editions', region('edition', region('current') + region('link'))) + region('noEditions');
    expect(shown(html, [song])).toBe('noEditions;');
    expect(shown(html, [song, entry('Hymns', 'ENG', '1 Dawn.txt')])).toBe('current;;link;;;');
  });

  test('leads to its neighbours', () => {
    const html = region('previous', place('songName')) + region('next', place('songName'));
    expect(shown(html, [song, entry('Hymns', 'TAM', '2 Night.txt')])).toBe('Night;');
  });

  test('is headed by its title in the script of its text, above the name of its file; in other scripts the name leads', () => {
    const html = `<title>${place('names')}</title>${region('name', `<span lang="nama-nameLang'&quot;">${place('name')}</span>`)}${place('label')}`;
    const tamil = { ...entry('Hymns', 'TAM', '1 Kappu.txt'), title: 'காப்பு' };
    const own = '<span lang="ta">காப்பு</span>';
    expect(shown(html, [tamil])).toBe(`<title>காப்பு · Kappu</title>${own};<span>Kappu</span>;Kappu, Tamil`);
    expect(shown(html, [entry('Hymns', 'ENG', '1 Kappu.txt'), tamil])).toBe(
      `<title>Kappu · காப்பு</title><span>Kappu</span>;${own};Kappu, English`,
    );
    expect(shown(html, [song])).toBe('<title>Dawn</title><span>Dawn</span>;Dawn, Tamil');
  });

  test.each([
    ['its title with a number', '1.1 காப்பு (87 - 138)\n\n1. a', true],
    ['the name of its file', '\nKappu\n\n1. a', true],
    ['both', 'காப்பு (Kappu)\n\n1. a', true],
    ['more than its title', '1. காப்பு - அணைந்தோர் தன்மை\n\n1. a', false],
    ['its title, and the verse after it at once', 'காப்பு\n1. a', false],
    ['its title and nothing else', 'காப்பு', false],
    ['a number', '1.1\n\n1. a', false],
  ])('a text that begins with %s has that to be seen, or to the letter only', (_, text, isHidden) => {
    const entries = [{ ...entry('Hymns', 'TAM', '1 Kappu.txt'), title: 'காப்பு' }];
    const html = shown(place('html'), entries, text);
    const [, hidden = ''] = /<p aria-hidden="true" id="[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
    expect(html.includes('aria-hidden'), html).toBe(isHidden);
    expect(html.replace(/<[^>]*>/g, '')).toBe(text);
    if (isHidden) expect(hidden.replace(/<[^>]*>/g, '')).toBe(text.trim().split('\n')[0]);
  });

  test('says at each verse that returns where else it stands, and the text stays as it is', () => {
    const text = '1. a\n\n2. b';
    const id = verseId(addressOf('2. b', 2));
    const dusk = entry('Rig_Veda', 'TAM', '7 "Dusk".txt', 7);
    const places = [
      { folder: 'Rig_Veda', fileName: dusk.fileName, id: 'v1.00000000', verse: '3' },
      { folder: 'Rig_Veda', fileName: 'gone.txt', id: 'v1.00000000', verse: '1' },
    ];
    const html = shown(place('html'), [{ ...song, parallels: [{ id, in: places }] }, dusk], text);
    const said = [['/file/Rig_Veda/TAM/7%20%22Dusk%22.txt/#v1.00000000', '3', '"Dusk"', 'Rig Veda']];
    const [, own = '', json = ''] = /<p id="(v2[^"]*)" data-parallels="([^"]*)">/.exec(html) ?? [];
    expect(own).toBe(id);
    expect(JSON.parse(decodeReferences(json))).toEqual(said);
    expect(html.match(/data-parallels/g)).toHaveLength(1);
    expect(html.replace(/<[^>]*>/g, '')).toBe(text);
  });

  test('says names of the library in the reader’s language where the interface has them', () => {
    const html = `<a data-t="nama-languageSaid'&quot;"><a data-t="nama-folderSaid'&quot;">`;
    expect(shown(html, [song])).toBe('<a data-t="1a"><a>');
    expect(shown(html, [entry('constructor', '__proto__', '1 toString.txt')])).toBe('<a><a>');
  });
});
