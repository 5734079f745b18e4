/** The sample library is what a fresh machine shows: its shape, its files and its letters are held here. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { wireEntry, wireList, wirePlaylist, wirePlaylistContent } from '#schemas/wire.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sample = join(root, 'scripts/local-api/sample-library');
const sharedTexts = join(process.env['NAMA_SHARED'] ?? join(root, '../shared'), 'library/texts');

const readJson = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(sample, name), 'utf8'));

/** Here every entry says all of its names, unlike on the wire. */
const completeEntry = wireEntry.and(z.object({ file_name: z.string(), file_path: z.string() }));
const list = wireList.parse(await readJson('files.json'));
const entries = list.files.map((entry) => completeEntry.parse(entry));
const playlists = list.playlists.map((playlist) => wirePlaylist.parse(playlist));
const contents = await Promise.all(
  playlists.map(async ({ id }) => wirePlaylistContent.parse(await readJson(`playlists/${id}.json`))),
);
const sources = z.record(z.string(), z.array(z.string())).parse(await readJson('sources.json'));

const paths = entries.map((entry) => entry.file_path);
const bytes = new Map(
  await Promise.all(paths.map(async (path) => [path, await readFile(join(sample, 'texts', path))] as const)),
);
const textOf = (path: string): string => bytes.get(path)?.toString('utf8') ?? '';
const isMissing = (path: string): boolean => textOf(path).startsWith('NOT AVAILABLE IN ');

/** Files below a folder, as paths from it, slashes between. */
async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)).replaceAll('\\', '/'));
}

describe('the list', () => {
  test('names every text on disk, and no other', async () => {
    expect(paths.toSorted()).toEqual((await filesBelow(join(sample, 'texts'))).toSorted());
  });

  test('keeps each text under its folder, language and file name, and asks for it by that path', () => {
    for (const entry of entries) {
      // Some systems cannot store a `?` in a file name; the name the reader sees keeps it.
      const stored = entry.file_name.replaceAll('?', '');
      expect(entry.file_path).toBe(`${entry.folder}/${entry.language}/${stored}`);
      expect([null, undefined, entry.file_path]).toContain(entry.s3_path);
    }
    expect(new Set(entries.map((entry) => typeof entry.s3_path))).toContain('string');
    expect(entries.some((entry) => !entry.s3_path)).toBe(true);
  });

  test('holds the five folders and all seven languages', () => {
    expect([...new Set(entries.map((entry) => entry.folder))].sort()).toEqual(
      ['Bhagavad_Gita', 'Divyaprabandham', 'Puranas', 'Thirumurai', 'Upanishads'].sort(),
    );
    expect([...new Set(entries.map((entry) => entry.language))].sort()).toEqual(
      ['DEV', 'ENG', 'IAST', 'MIX', 'ROM', 'SAN', 'TAM'].sort(),
    );
  });

  test('has every song in two languages or more', () => {
    const songs = Map.groupBy(entries, (entry) => `${entry.folder}/${entry.file_name}`);
    expect([...songs].filter(([, editions]) => editions.length < 2).map(([song]) => song)).toEqual([]);
  });

  test('has songs without a number: some null, some with no such field', () => {
    const sent = list.files.filter((entry) => (entry as { song_no?: unknown }).song_no === null);
    const absent = list.files.filter((entry) => !Object.hasOwn(entry as object, 'song_no'));
    expect(sent.length).toBeGreaterThan(0);
    expect(absent.length).toBeGreaterThan(1);
  });

  test.each([[/\?/], [/%/], [/'/], [/\p{Script=Tamil}/u]])('has a file name that holds %s', (awkward) => {
    expect(entries.filter((entry) => awkward.test(entry.file_name))).not.toEqual([]);
  });
});

describe('the texts', () => {
  test('are UTF-8 without a byte order mark, in NFC, with LF and one newline at the end', () => {
    for (const [path, raw] of bytes) {
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw);
      expect(text.startsWith('\uFEFF'), path).toBe(false);
      expect(text.normalize('NFC') === text && path.normalize('NFC') === path, path).toBe(true);
      expect(text, path).toMatch(/^[^\r]*\S\n$/);
    }
  });

  test('are all there but one', () => {
    expect(paths.filter(isMissing)).toHaveLength(1);
  });

  test('have each their source named', () => {
    expect(Object.keys(sources).toSorted()).toEqual(paths.toSorted());
    expect(paths.filter((path) => !isMissing(path) && sources[path]?.length === 0)).toEqual([]);
  });
});

describe('the playlists', () => {
  test('are those on disk: plain text, HTML, and one with a Tamil name', async () => {
    const onDisk = await readdir(join(sample, 'playlists'));
    expect(onDisk.toSorted()).toEqual(playlists.map(({ id }) => `${id}.json`).toSorted());
    expect(new Set(contents.map((content) => content.isHtml))).toEqual(new Set([true, false]));
    expect(playlists.filter(({ name }) => /\p{Script=Tamil}/u.test(name))).toHaveLength(1);
  });

  test('say the name that the list says', () => {
    const said = contents.map(({ playlist }) => (typeof playlist === 'string' ? playlist : playlist?.name));
    expect(said).toEqual(playlists.map(({ name }) => name));
  });

  test('link to nothing but entries', () => {
    const html = contents.filter((content) => content.isHtml);
    for (const { content } of html) {
      const links = [...content.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '');
      expect(links.length).toBeGreaterThan(0);
      const linked = links.map((link) =>
        link
          .replace(/^\/file\//, '')
          .split('/')
          .map(decodeURIComponent)
          .join('/'),
      );
      const named = entries.map((entry) => `${entry.folder}/${entry.language}/${entry.file_name}`);
      expect(linked.filter((name) => !named.includes(name))).toEqual([]);
    }
  });

  test('name entries in plain text: 1. 000 Saha Navavatu (Upanishads)', () => {
    const named = new Set(
      entries.map(({ folder, file_name }) => `${file_name.slice(0, -'.txt'.length)} (${folder.replaceAll('_', ' ')})`),
    );
    const plain = contents.filter((content) => !content.isHtml);
    const lines = plain.flatMap(({ content }) =>
      [...content.matchAll(/^\d+\. (.*)$/gm)].map((match) => match[1] ?? ''),
    );
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !named.has(line))).toEqual([]);
  });
});

describe.skipIf(!existsSync(sharedTexts))('the scripture (needs the shared library: ../shared, or NAMA_SHARED)', () => {
  /** Lines that hold anything, without the blanks at their ends. */
  const linesOf = (text: string): string[] =>
    text
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line !== '');

  const scripture = paths.filter((path) => !path.includes('/ENG/') && !isMissing(path));

  test.each(scripture)('%s stands letter by letter in its source', async (path) => {
    const drawnFrom = await Promise.all(
      (sources[path] ?? []).map((source) => readFile(join(sharedTexts, source), 'utf8')),
    );
    const known = new Set(drawnFrom.flatMap(linesOf));
    const lines = linesOf(textOf(path));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !known.has(line))).toEqual([]);
  });

  test('is named under its own script: each source is of the language of the text', () => {
    const language = (path: string): string => path.split('/')[1] ?? '';
    const mixed = scripture.filter((path) => sources[path]?.some((source) => language(source) !== language(path)));
    expect(mixed).toEqual([]);
  });
});
