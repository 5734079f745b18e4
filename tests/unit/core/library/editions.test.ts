import { describe, expect, it } from 'vitest';
import { editionsOf } from '#core/library/editions.ts';
import { arrangeLibrary } from '#core/library/library.ts';
import { songEntry } from '../../../fixtures/entries.ts';

const entry = (folder: string, language: string, fileName: string, songNo: number | null = null) =>
  songEntry({ folder, language, fileName }, { songNo });

/** Names of the editions of the song with such a name. */
function editionsOfSong(entries: ReturnType<typeof entry>[], language: string, fileName: string): string[] {
  const { folders } = arrangeLibrary(entries, []);
  const list = folders.flatMap((folder) => folder.languages.map(({ code, songs }) => ({ folder, code, songs })));
  const { folder, songs } = list.find(({ code }) => code === language) ?? {};
  const song = songs?.find((one) => one.fileName === fileName);
  if (!folder || !song) throw new Error(`no ${language} ${fileName} in the test`);
  return (editionsOf(folder).get(song) ?? []).map((edition) => `${edition.language} ${edition.fileName}`);
}

describe('the editions of a song', () => {
  it('have its file name in the same folder, in the order of their codes', () => {
    const entries = [entry('F', 'TAM', '1 Hymn.txt'), entry('F', 'ENG', '1 Hymn.txt'), entry('G', 'SAN', '1 Hymn.txt')];
    expect(editionsOfSong(entries, 'TAM', '1 Hymn.txt')).toEqual(['ENG 1 Hymn.txt', 'TAM 1 Hymn.txt']);
  });

  it('may be named in another script, or spelt another way, under the same number', () => {
    const entries = [
      entry('F', 'TAM', '004 திருப்பாவை.txt'),
      entry('F', 'ENG', '004 Tiruppavai.txt'),
      entry('F', 'ROM', '4 Thiruppaavai.txt', 4),
    ];
    const all = ['ENG 004 Tiruppavai.txt', 'ROM 4 Thiruppaavai.txt', 'TAM 004 திருப்பாவை.txt'];
    expect(editionsOfSong(entries, 'TAM', '004 திருப்பாவை.txt')).toEqual(all);
    expect(editionsOfSong(entries, 'ROM', '4 Thiruppaavai.txt')).toEqual(all);
  });

  it.each([
    ['another number', entry('F', 'ENG', '005 Tiruppavai.txt')],
    ['another folder', entry('G', 'ENG', '004 Tiruppavai.txt')],
    ['another name', entry('F', 'ENG', '004 Tiruvempavai.txt')],
  ])('do not have %s', (_, other) => {
    const song = entry('F', 'TAM', '004 திருப்பாவை.txt');
    expect(editionsOfSong([song, other], 'TAM', song.fileName)).toEqual([`TAM ${song.fileName}`]);
  });

  it('are not guessed without a number, or by a name of hardly any sound', () => {
    for (const [tamil, english] of [
      ['திருப்பாவை.txt', 'Tiruppavai.txt'],
      ['1 ஓம்.txt', '1 Om.txt'],
    ] as const) {
      const entries = [entry('F', 'TAM', tamil), entry('F', 'ENG', english)];
      expect(editionsOfSong(entries, 'TAM', tamil)).toEqual([`TAM ${tamil}`]);
    }
  });

  it('are not guessed where a language would stand twice', () => {
    const entries = [
      entry('F', 'TAM', '4 திருப்பாவை.txt'),
      entry('F', 'ENG', '4 Tiruppavai.txt'),
      entry('F', 'ENG', '4 Thiruppavai.txt'),
    ];
    expect(editionsOfSong(entries, 'TAM', '4 திருப்பாவை.txt')).toEqual(['TAM 4 திருப்பாவை.txt']);
  });

  it('hold every song of the folder once, whatever its name', () => {
    const names = ['1 Hymn.txt', '1 hymn.txt', '2 Hymn.txt', 'Hymn.txt', '__proto__', 'constructor'];
    const [folder] = arrangeLibrary(
      names.flatMap((name) => ['ENG', 'TAM'].map((code) => entry('F', code, name))),
      [],
    ).folders;
    const groups = new Set(folder && editionsOf(folder).values());
    const held = [...groups].flat().map(({ language, fileName }) => `${language} ${fileName}`);
    expect(held.sort()).toEqual(names.flatMap((name) => [`ENG ${name}`, `TAM ${name}`]).sort());
  });
});
