import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectionOf } from '#core/library/collections.ts';
import { arrangeLibrary } from '#core/library/library.ts';
import { partsOf } from '#core/library/parts.ts';
import { wireEntry, wireList } from '#schemas/wire.ts';
import { songEntry } from '../../../fixtures/entries.ts';

/** `Bala Kanda 0×77`: the label, the place of the first song, and how many. */
const told = (names: readonly string[], word?: string): string[] =>
  partsOf(names, word).map(({ label, from, count }) => `${label} ${from}×${count}`);

const times = (count: number, name: (number: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => name(at + 1));

describe('the parts of a list', () => {
  it('are the books that the names number', () => {
    const names = [...times(3, (n) => `Agni (RV 1.${n})`), ...times(2, (n) => `Indra (RV 2.${n})`)];
    expect(told(names, 'Mandala')).toEqual(['Mandala 1 0×3', 'Mandala 2 3×2']);
    expect(told(names)).toEqual(['RV 1 0×3', 'RV 2 3×2']);
  });

  it('are books without a word, where nobody has one', () => {
    const names = ['Thiruppugalur (1.001)', 'Thirunallaru (1.002)', 'Thiruarur (10.001)', 'Thiruvanaikka (10.002)'];
    expect(partsOf(names)).toEqual([
      { label: 'Book 1', book: 1, id: 'part-book-1', from: 0, count: 2 },
      { label: 'Book 10', book: 10, id: 'part-book-10', from: 2, count: 2 },
    ]);
    expect(told(names, 'Thirumurai')).toEqual(['Thirumurai 1 0×2', 'Thirumurai 10 2×2']);
    expect(told(['1.1 Dawn', '1.2 Night', '2.1 Day', '2.2 Noon'])).toEqual(['Book 1 0×2', 'Book 2 2×2']);
  });

  it('are the works that the names begin with, up to their number', () => {
    expect(told(['Bala Kanda 01 Narad', 'Bala Kanda 37', 'Sundara Kanda Sarga 01', 'Sundara Kanda Sarga 02'])).toEqual([
      'Bala Kanda 0×2',
      'Sundara Kanda 2×2',
    ]);
    expect(told(['Katha Upanishad 1.1', 'Katha Upanishad 2.3', 'Prasna Upanishad 1', 'Prasna Upanishad 2'])).toEqual([
      'Katha Upanishad 0×2',
      'Prasna Upanishad 2×2',
    ]);
    expect(told(['திருவாசகம் 1 சிவபுராணம்', 'திருவாசகம் 2 கீர்த்தி', 'தேவாரம் ௧ பிரமபுரம்', 'தேவாரம் ௨ புகலூர்'])).toEqual([
      'திருவாசகம் 0×2',
      'தேவாரம் 2×2',
    ]);
  });

  it('are works without numbers, where many names begin with the same two words', () => {
    const names = [
      ...times(6, (n) => `Kanda Puranam ${'ABCDEF'[n - 1]} Padalam`),
      'Kanda Puranam Daksha Kandam 21 Adimudi Padalam',
      ...times(5, (n) => `Periya Puranam ${'ABCDE'[n - 1]} Nayanar`),
    ];
    expect(told(names)).toEqual(['Kanda Puranam 0×7', 'Periya Puranam 7×5']);
  });

  it('leave a few songs alone between them', () => {
    const names = [
      ...times(12, (n) => `Perumal Thirumozhi ${n} A`),
      'Thiruppavai',
      ...times(12, (n) => `Siriya ${n} B`),
    ];
    expect(told(names)).toEqual(['Perumal Thirumozhi 0×12', 'Siriya 13×12']);
  });

  it.each<[what: string, names: string[]]>([
    ['nothing tells them', ['Karma Yoga', 'Karma Sannyasa Yoga', 'Dhyana Yoga']],
    ['there would be one alone', times(9, (n) => `Sundara Kanda Sarga ${n}`)],
    ['the number is that of the song', [...times(3, (n) => `Psalm ${n} A`), ...times(3, (n) => `Hymn ${n}`)]],
    ['one part would stand in two places', ['A B 1', 'A B 2', 'C D 1', 'C D 2', 'A B 3', 'A B 4']],
    ['books do not go up', ['X (2.1)', 'X (2.2)', 'Y (1.1)', 'Y (1.2)']],
    ['many songs would be in none', ['A B 1', 'A B 2', 'Dawn', 'C D 1', 'C D 2']],
    [
      'names begin alike by chance',
      [...times(9, (n) => `Sri ${'RKGHSDLNP'[n - 1]}ama`), ...times(9, () => 'Hari Om Tat Sat')],
    ],
    ['a few names begin with the same words', ['Jaya Jaya Rama', 'Jaya Jaya Shiva', 'Om Sri Rama', 'Om Sri Shiva']],
    ['there is no song', []],
  ])('are none where %s', (_, names) => {
    expect(told(names)).toEqual([]);
  });

  it('have addresses that stay while others come', () => {
    const names = ['Bala Kanda 1', 'Bala Kanda 2', "Ravana's End 1", "Ravana's End 2"];
    expect(partsOf(names).map(({ id }) => id)).toEqual(['part-bala-kanda', 'part-ravana-s-end']);
  });
});

const shared = join(
  process.env['NAMA_SHARED'] ?? resolve(import.meta.dirname, '../../../../shared'),
  'library/files.json',
);
describe.skipIf(!existsSync(shared))('the scripture (needs the shared library: ../shared, or NAMA_SHARED)', () => {
  const partsIn = (folder: string, language: string): string[] => {
    const entries = wireList
      .parse(JSON.parse(readFileSync(shared, 'utf8')))
      .files.map((file) => wireEntry.parse(file))
      .filter((file) => file.folder === folder && file.language === language)
      .map((file) => songEntry({ folder, language, fileName: file.file_name ?? '' }));
    const songs = arrangeLibrary(entries, []).folders[0]?.languages[0]?.songs ?? [];
    return told(
      songs.map(({ name }) => name),
      collectionOf(folder)?.book,
    );
  };

  it('has its ten mandalas, its kandas, and no parts in the eighteen chapters of the Gita', () => {
    expect(partsIn('Rigveda', 'SAN').join(', ')).toBe(
      'Mandala 1 0×191, Mandala 2 191×43, Mandala 3 234×62, Mandala 4 296×58, Mandala 5 354×87, ' +
        'Mandala 6 441×75, Mandala 7 516×104, Mandala 8 620×103, Mandala 9 723×114, Mandala 10 837×191',
    );
    expect(partsIn('Valmiki_Ramayana', 'SAN')).toEqual(['Bala Kanda 0×77', 'Sundara Kanda 77×68']);
    expect(partsIn('Bhagavad_Gita', 'DEV')).toEqual([]);
  });

  it('has its seven books of Thevaram and its Thiruvasagam, and leaves the ten songs after them alone', () => {
    expect(partsIn('Thirumurai', 'TAM').join(', ')).toBe(
      'Thirumurai 1 0×136, Thirumurai 2 136×122, Thirumurai 3 258×125, Thirumurai 4 383×114, ' +
        'Thirumurai 5 497×99, Thirumurai 6 596×90, Thirumurai 7 686×100, Thiruvasagam 786×51',
    );
    expect(partsIn('Thirumurai', 'ENG')).toEqual([]);
  });

  it('has the works of its other collections', () => {
    expect(partsIn('Puranas', 'TAM')).toEqual(['Kanda Puranam 0×140', 'Periya Puranam 140×76']);
    expect(partsIn('Dhammapada_and_Suttas', 'ENG')).toEqual(['Dhammapada 0×26', 'Sutta Nipata 26×71']);
    expect(partsIn('Upanishads', 'ENG').map((part) => part.split(' ')[0])).toEqual(
      'Kena Katha Mundaka Prasna Taittiriya Svetasvatara Kaushitaki Maitrayana Brihadaranyaka Chandogya'.split(' '),
    );
    expect(partsIn('Divyaprabandham', 'TAM').slice(0, 3)).toEqual([
      'Thaniyan 0×17',
      'Periyazhvar Thirumozhi 18×43',
      'Nachiyar Thirumozhi 62×12',
    ]);
  });
});
