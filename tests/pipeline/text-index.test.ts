/** The index inside texts over rebuilds: it answers as if it had been made anew, and costs what has changed. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { stanzasOf } from '#core/text/verses/read-stanzas.ts';
import { readAhead, searchTexts } from '#features/search/text/text-search.ts';
import { drawBy, type Model } from './rebuild.fixture.ts';
import { madeUpModel, madeUpText, questionOf, startIndexes } from './text-index.fixture.ts';

const draw = drawBy(Number(process.env['REBUILD_SEED'] ?? 7));
const indexes = startIndexes();
const model: Model = madeUpModel(60, draw);
let first: string;

beforeAll(async () => {
  indexes.write(model);
  first = (await indexes.build(null)).folder;
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
    folder = (await own.build(null)).folder;
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
  test('with nothing changed writes the same files', async () => {
    const { folder, report } = await indexes.build(first);
    expect(report).toEqual({ base: 'kept', texts: 60, delta: 0 });
    expect(indexes.filesOf(folder)).toEqual(indexes.filesOf(first));
  });

  test('with one text changed leaves the files of the base, byte for byte, and adds one delta', async () => {
    const [song] = model.songs;
    if (song) song.text = 'a verse that nobody knew: parasakthi vandhanam';
    indexes.write(model);
    const { folder, report } = await indexes.build(first);
    expect(report).toEqual({ base: 'kept', texts: 60, delta: 1 });
    const [before, after] = [indexes.filesOf(first), indexes.filesOf(folder)];
    for (const [name, bytes] of before) expect(after.get(name), name).toBe(bytes);
    expect(after.size).toBe(before.size + 1);
    expect(await indexes.answers(folder, 'parashakti vandanam')).toHaveLength(1);
    expect(await indexes.answers(first, 'parashakti vandanam')).toEqual([]);
  });

  test('after random edits answers every question as a clean build does', async () => {
    let served = first;
    for (let round = 0; round < 6; round += 1) {
      for (let edit = 0; edit < 3; edit += 1) EDITS[(round + edit) % EDITS.length]?.();
      indexes.write(model);
      const [again, clean] = [await indexes.build(served), await indexes.build(null)];
      expect(again.report.base).toBe('kept');
      for (let question = 0; question < 12; question += 1) {
        const typed = phrase();
        const wanted = await indexes.answers(clean.folder, typed);
        expect(wanted.length, typed).toBeGreaterThan(0);
        expect(await indexes.answers(again.folder, typed), `round ${round}: ${typed}`).toEqual(wanted);
      }
      served = again.folder;
    }
  });

  test('with more changes than TEXT_DELTA writes the base again, as a clean build does', async () => {
    const again = await indexes.build(first, 2);
    const clean = await indexes.build(null);
    expect(again.report).toMatchObject({ base: 'made', delta: 0 });
    expect(indexes.filesOf(again.folder)).toEqual(indexes.filesOf(clean.folder));
  });

  test('writes the base again when a file of it was altered or lost', async () => {
    const [name = ''] = indexes.filesOf(first).keys();
    const kept = await indexes.build(first);
    expect(kept.report.base).toBe('kept');
    rmSync(join(kept.folder, '_astro/texts', name)); // the files of two builds are one
    writeFileSync(join(kept.folder, '_astro/texts', name), 'altered');
    expect((await indexes.build(kept.folder)).report.base).toBe('made');
    rmSync(join(kept.folder, '_astro/texts', name));
    expect((await indexes.build(kept.folder)).report.base).toBe('made');
  });
});
