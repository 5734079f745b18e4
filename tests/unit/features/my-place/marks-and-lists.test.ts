import { describe, expect, test } from 'vitest';
import {
  addToList,
  deleteList,
  listName,
  MOST_LISTS,
  MOST_SONGS,
  makeList,
  moveInList,
  type OwnList,
  putBackList,
  readLists,
  readOpenList,
  removeFromList,
  renameList,
  stepOf,
} from '#features/my-place/lists/lists.ts';
import {
  isSongMarked,
  type MarkedSong,
  MOST_MARKED,
  MOST_VERSES,
  markSong,
  markVerse,
  readMarks,
  renameMarks,
  unmarkSong,
  unmarkVerse,
} from '#features/my-place/marks.ts';
import { parsed } from '#ui/storage.ts';

const song = (number: number) => ({ path: `/file/F/SAN/${number}%20Name.txt/`, name: `Name ${number}`, no: number });
const verse = (place: number) => ({
  id: `v${place}.0000000${place % 10}`,
  says: String(place),
  words: `words of ${place}`,
});

describe('the names of marked verses', () => {
  const marks = markVerse(markVerse([], song(1), verse(4), 6), song(1), verse(2), 7);
  const { path } = song(1);
  const saying = (list: readonly MarkedSong[]) => list[0]?.verses.map(({ says, of }) => [says, of]);

  test('become those that the page of the song has for them', () => {
    const renamed = renameMarks(marks, path, (id) =>
      id.startsWith('v4.') ? { id, says: '4', of: 9 } : { id, says: '2.20' },
    );
    expect(saying(renamed)).toEqual([
      ['2.20', undefined],
      ['4', 9],
    ]);
    expect(renamed[0]?.verses.map(({ id, at }) => [id, at])).toEqual(marks[0]?.verses.map(({ id, at }) => [id, at]));
  });

  test('move with what was marked to the verse that it is a part of, each once', () => {
    const moved = renameMarks(marks, path, () => ({ id: 'v1.0a0b0c0d', says: '1' }));
    expect(moved[0]?.verses.map(({ id, words }) => [id, words])).toEqual([['v1.0a0b0c0d', 'words of 2']]);
  });

  test('stay where the words are gone, and the list is the same where nothing changes', () => {
    expect(renameMarks(marks, path, () => null)).toBe(marks);
    expect(renameMarks(marks, path, (id) => ({ id, says: id.slice(1, 2) }))).toBe(marks);
    expect(renameMarks(marks, song(2).path, (id) => ({ id, says: '9' }))).toBe(marks);
  });
});

describe('marks', () => {
  const marked = markVerse(markVerse(markSong([], song(1), 5), song(1), verse(9), 6), song(1), verse(2), 7);

  test('hold a song and its verses in the order of the text', () => {
    expect(isSongMarked(marked, song(1).path)).toBe(true);
    expect(marked[0]?.verses.map(({ says }) => says)).toEqual(['2', '9']);
  });

  test('of verses outlive the mark of their song, and the other way round', () => {
    const verses = unmarkSong(marked, song(1).path);
    expect(isSongMarked(verses, song(1).path)).toBe(false);
    expect(verses[0]?.verses).toHaveLength(2);
    const none = unmarkVerse(unmarkVerse(verses, song(1).path, verse(2).id), song(1).path, verse(9).id);
    expect(none).toEqual([]);
    expect(unmarkVerse(markSong([], song(3), 1), song(3).path, 'v1.00000001')).toHaveLength(1);
  });

  test('come back from storage as they went, and twice the same is once', () => {
    expect(readMarks(marked)).toEqual(marked);
    expect(readMarks([...marked, ...marked])).toEqual(marked);
  });

  test.each([
    '{',
    '7',
    '[{}]',
    '[{"path":"/file/a/b/c/","at":-1,"verses":[{"id":"<img>"}]}]',
    '[{"path":"/file/a/b/c/"}]',
  ])('that nobody made are none: %s', (json) => {
    expect(readMarks(parsed(json))).toEqual([]);
  });

  test('push none out when there is no more room: then the same marks are answered', () => {
    const full = Array.from({ length: MOST_MARKED }, (_, at) => song(at)).reduce(
      (all, one) => markSong(all, one, 1),
      [] as MarkedSong[],
    );
    expect(markSong(full, song(9999), 1)).toBe(full);
    const all = Array.from({ length: MOST_VERSES }, (_, at) => verse(at + 1)).reduce(
      (marks, one) => markVerse(marks, song(1), one, 1),
      [] as MarkedSong[],
    );
    expect(markVerse(all, song(1), verse(MOST_VERSES + 1), 1)).toBe(all);
  });
});

describe('lists', () => {
  const list = (id: string, ...numbers: number[]): OwnList => ({ id, name: id, songs: numbers.map(song), at: 1 });
  const order = (lists: readonly OwnList[]) => lists[0]?.songs.map(({ no }) => no);
  const one = [list('morning', 1, 2, 3)];

  test('are made, named, filled, put in order, emptied', () => {
    const made = addToList(addToList(makeList([], list('dawn')), 'dawn', song(1)), 'dawn', song(2));
    expect(order(made)).toEqual([1, 2]);
    expect(order(moveInList(made, 'dawn', song(2).path, -1))).toEqual([2, 1]);
    expect(order(removeFromList(made, 'dawn', song(1).path))).toEqual([2]);
    expect(renameList(made, 'dawn', '  Evening \n song ')[0]?.name).toBe('Evening song');
    expect(renameList(made, 'dawn', ' \u0000 ')[0]?.name).toBe('dawn');
  });

  test('hold a song once, and move none out of them', () => {
    expect(addToList(one, 'morning', song(2))).toBe(one);
    expect(addToList(one, 'nobody', song(2))).toBe(one);
    expect(order(moveInList(one, 'morning', song(1).path, -1))).toEqual([1, 2, 3]);
    expect(order(moveInList(one, 'morning', song(3).path, 1))).toEqual([1, 2, 3]);
    expect(order(moveInList(one, 'morning', song(9).path, 1))).toEqual([1, 2, 3]);
  });

  test('come back where they were', () => {
    const two = [list('dawn'), list('dusk')];
    expect(putBackList(deleteList(two, 'dusk'), list('dusk'), 1)).toEqual(two);
    expect(putBackList(two, list('dusk'), 0)).toBe(two);
    expect(order(addToList(removeFromList(one, 'morning', song(2).path), 'morning', song(2), 1))).toEqual([1, 2, 3]);
  });

  test('have a limit, and say so by changing nothing', () => {
    const full = Array.from({ length: MOST_LISTS }, (_, at) => list(`list${at}`)).reduce(makeList, [] as OwnList[]);
    expect(makeList(full, list('more'))).toBe(full);
    const long = [list('long', ...Array.from({ length: MOST_SONGS }, (_, at) => at))];
    expect(addToList(long, 'long', song(9999))).toBe(long);
  });

  test.each(['{}', '[[]]', '[{"id":"../..","name":"x"}]', '[{"id":"abcd","name":""}]', '[{"id":"abcd"}]'])(
    'that nobody made are none: %s',
    (json) => {
      expect(readLists(parsed(json))).toEqual([]);
    },
  );

  test('have a name of no more than so many characters, none of them halved', () => {
    expect([...listName('😀'.repeat(500))]).toHaveLength(80);
  });
});

describe('the list that a tab reads from', () => {
  const open = readOpenList(JSON.stringify({ name: 'Dawn', songs: [song(1), song(2), song(3)], link: '0abc' }));

  test('knows the song before and after', () => {
    expect(open && stepOf(open, song(2).path)).toEqual({ number: 2, of: 3, previous: song(1), next: song(3) });
    expect(open && stepOf(open, song(1).path)?.previous).toBeUndefined();
    expect(open && stepOf(open, song(7).path)).toBeNull();
  });

  test.each([null, 'x', '{}', '{"songs":[]}', '{"songs":[{"path":"https://evil.example/"}]}'])(
    'is none: %s',
    (json) => {
      expect(readOpenList(json)).toBeNull();
    },
  );

  test('never leads out of the site', () => {
    expect(readOpenList(JSON.stringify({ songs: [song(1)], link: '"><script>' }))?.link).toBe('');
  });
});
