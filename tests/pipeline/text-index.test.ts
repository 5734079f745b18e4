/** The index inside texts over rebuilds: it answers, and a file of it changes only with what it holds. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { stanzasOf } from '#core/text/verses/read-stanzas.ts';
import { readAhead, searchTexts } from '#features/search/text/text-search.ts';
import { INDEX_FOLDER } from '../../scripts/text-index/files.ts';
import { drawBy, type Model } from './rebuild.fixture.ts';
import { madeUpModel, madeUpText, questionOf, startIndexes } from './text-index.fixture.ts';

const draw = drawBy(Number(process.env['REBUILD_SEED'] ?? 7));
const indexes = startIndexes();
const model: Model = madeUpModel(60, draw);
let first: string;

beforeAll(async () => {
  indexes.write(model);
  first = indexes.build();
});
afterAll(() => indexes.remove());

/** A line of a stanza of the library, and some words of it. */
function phrase(): string {
  const texts = model.songs.map(({ text }) => text).filter((text) => text !== null);
  const stanzas = stanzasOf(texts[draw(texts.length)] as string);
  const lines = (stanzas[draw(stanzas.length)] as string).replace(/^\d+\. /, '').split('\n');
  const words = (lines[draw(lines.length)] as string).split(' ');
  return words.slice(0, 2 + draw(3)).join(' ');
}

const EDITS: readonly (() => void)[] = [
  () => {
    const song = model.songs[draw(model.songs.length)];
    if (song) song.text = madeUpText(draw);
  },
  () => {
    const folder = ['Book_0', 'A_new_book'][draw(2)] as string;
    const fileName = `${100 + draw(800)} New.txt`;
    model.songs.push({ folder, language: 'TAM', fileName, songNo: null, text: madeUpText(draw) });
  },
  () => {
    model.songs.splice(draw(model.songs.length), 1);
  },
  () => {
    const song = model.songs[draw(model.songs.length)];
    if (song) song.text = song.text === null ? madeUpText(draw) : null;
  },
];

describe('a line without its small words', () => {
  test('is found', async () => {
    const model = madeUpModel(12, drawBy(5));
    const own = startIndexes();
    onTestFinished(() => own.remove());
    const [song] = model.songs;
    if (song) song.text = '1. lokam api vanam iha tulyam ca dhanam iti gunam hi';
    own.write(model);
    expect(await own.answers(own.build(), 'lokam vanam tulyam dhanam gunam')).toEqual([
      expect.stringContaining('/file/Book_0/SAN/000%20Song.txt/#v1'),
    ]);
  });
});

describe('while a phrase is typed', () => {
  const LINE = 'parvatha nandini maragatha valli';
  /** In two songs. */
  const TWICE = 'chandra mandala sevitham';
  const model = madeUpModel(12, drawBy(3));
  const own = startIndexes();
  let folder: string;
  beforeAll(async () => {
    for (const song of model.songs) song.text = `1. maragatha lokam\n\n${song.text}`;
    const [song] = model.songs;
    if (song) song.text = `1. ${LINE}`;
    for (const one of model.songs.slice(2, 6)) one.text = `1. ${TWICE}`;
    own.write(model);
    folder = own.build();
  });
  afterAll(() => own.remove());

  test.each([
    ['one word and the beginning of the next', 'parvatha nandi', 0],
    ['two whole words that one song has', 'parvatha nandini mara', 1],
    ['a word that many songs have and the beginning of the next', 'maragatha lok', 0],
    ['two whole words that many songs have', 'maragatha lokam par', 0],
  ])('%s: %j reads %d pages ahead', async (_, typed, pages) => {
    const { index, texts, source, pagesRead } = await own.open(folder);
    await readAhead(index, texts, questionOf(typed), source, new AbortController().signal);
    expect(pagesRead).toEqual(['/file/Book_0/SAN/000%20Song.txt/'].slice(0, pages));
  });

  test('the next letter stops the search before it reads a page', async () => {
    const { index, texts, source, pagesRead } = await own.open(folder);
    const dropped = new AbortController();
    const ahead = readAhead(index, texts, questionOf('parvatha nandini mara'), source, dropped.signal);
    dropped.abort();
    await expect(ahead).rejects.toThrow();
    expect(pagesRead).toEqual([]);
  });

  test('all that is being read is stopped with the question, and no failure of it is left unheard', async () => {
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    onTestFinished(() => void process.off('unhandledRejection', unheard));
    const { index, texts, source } = await own.open(folder);
    const question = new AbortController();
    const page = vi.fn(
      (_path: string, _stanza: number, signal: AbortSignal) =>
        new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const steps = searchTexts(index, texts, questionOf(TWICE), { ...source, page }, question.signal);
    const step = steps.next();
    await vi.waitFor(() => expect(page).toHaveBeenCalledTimes(2));
    question.abort();
    await expect(step).rejects.toThrow('aborted');
    await setImmediate();
    expect(unheard).not.toHaveBeenCalled();
  });
});

describe('a rebuild', () => {
  test('with nothing changed writes the same files', () => {
    expect(indexes.filesOf(indexes.build())).toEqual(indexes.filesOf(first));
  });

  test('with one text changed leaves files as they are, byte for byte', async () => {
    const [song] = model.songs;
    if (song) song.text = 'a verse that nobody knew: parasakthi vandhanam';
    indexes.write(model);
    const folder = indexes.build();
    const [before, after] = [indexes.filesOf(first), indexes.filesOf(folder)];
    const changed = [...after].filter(([name, bytes]) => before.get(name) !== bytes);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan(after.size);
    expect(await indexes.answers(folder, 'parashakti vandanam')).toHaveLength(1);
    expect(await indexes.answers(first, 'parashakti vandanam')).toEqual([]);
  });

  test('after random edits finds what is there, and nothing that is gone', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let edit = 0; edit < 3; edit += 1) EDITS[(round + edit) % EDITS.length]?.();
      indexes.write(model);
      const folder = indexes.build();
      expect(indexes.faults(folder)).toEqual([]);
      for (let question = 0; question < 12; question += 1) {
        const typed = phrase();
        expect((await indexes.answers(folder, typed)).length, `round ${round}: ${typed}`).toBeGreaterThan(0);
      }
    }
  });
});

describe('the checks', () => {
  const faultsOf = (folder: string): string[] => indexes.faults(folder).map(({ file }) => file);

  test.each([
    ['lost', (file: string) => rmSync(file)],
    ['altered', (file: string) => writeFileSync(file, 'altered')],
    ['another', (file: string) => writeFileSync(file, deflateRawSync(Uint8Array.of(2, 0)))],
  ])('name a file that is %s', (_, spoil) => {
    const folder = indexes.build();
    const [name = ''] = [...indexes.filesOf(folder)].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
    expect(faultsOf(folder)).toEqual([]);
    spoil(join(folder, INDEX_FOLDER, name));
    expect(faultsOf(folder)).not.toEqual([]);
  });
});
