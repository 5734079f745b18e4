/** Pages for frames, made from the one that has places for their words. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arrangeLibrary, songsOf } from '#library/library.ts';
import { embedPath } from '#library/paths.ts';
import { foldersOfShard } from '#library/shards.ts';
import { removeModel, writeFrames } from '../../../scripts/frames/write.ts';
import { fileOfPath } from '../../../scripts/verify/pages.ts';
import { FRAME_PLACES } from '../../../src/layouts/frame-words.ts';
import { songEntry } from '../../fixtures/entries.ts';
import { smallProject } from '../../fixtures/small-project.ts';

const TEXT = '1. அன்பே $& சிவம் {{name}}\n\n2. a <b> & "c"';
const DIGEST = hash('sha256', TEXT);
const { name, nameLang, place, page, form, lang, dir, html } = FRAME_PLACES;
const MODEL = `<title>${name}</title><link href="${page}"><h1 lang="${nameLang}">${name}</h1><p class="${form}" lang="${lang}" dir="${dir}">${html}</p>${place}`;

/** A library with two folders and a text that could not be loaded, and what Astro leaves of it. */
function start() {
  const names = ['<b>"Q" & {{html}}.txt', 'அன்பே.txt', 'lost.txt'];
  const entries = ['One', 'Two'].flatMap((folder) =>
    names.map((fileName) =>
      songEntry(
        { folder, language: 'TAM', fileName },
        fileName === 'lost.txt' ? {} : { digest: DIGEST, state: 'current', bytes: TEXT.length },
      ),
    ),
  );
  const root = smallProject({
    [`snapshot/texts/${DIGEST.slice(0, 2)}/${DIGEST}`]: TEXT,
    'site/embed/model/index.html': MODEL,
  });
  const folder = join(root, 'site');
  const library = arrangeLibrary(entries, []);
  const songs = songsOf(library).filter(({ digest }) => digest !== null);
  const fileOf = (path: string): string => join(folder, fileOfPath(embedPath(path)));
  return {
    root,
    library,
    songs,
    fileOf,
    work: { snapshot: join(root, 'snapshot'), folder, siteUrl: 'https://site.example' },
  };
}

describe('pages for frames', () => {
  test('hold the words of their text, which cannot add to the page', () => {
    const { library, songs, fileOf, work } = start();
    expect(writeFrames(library, work)).toBe(songs.length);
    const [odd, tamil] = songs.map(({ path }) => readFileSync(fileOf(path), 'utf8'));
    expect(odd).toContain('<title>&lt;b&gt;&quot;Q&quot; &amp; {{html}}</title>');
    expect(odd).toContain('<h1 lang="en">');
    expect(tamil).toContain('<h1 lang="ta">அன்பே</h1><p class="verse" lang="ta" dir="ltr"><p id=');
    expect(tamil).toContain('அன்பே $&amp; சிவம் {{name}}');
    expect(tamil).toContain('a &lt;b&gt; &amp; &quot;c&quot;');
    expect(tamil).toContain(`<link href="https://site.example${songs[1]?.path}">`);
    expect(tamil).toContain('One, Tamil');
  });

  test('are made by several processes and by shards, each once, and only those that are not there yet', () => {
    const { library, songs, fileOf, work } = start();
    const served = fileOf(songs[0]?.path ?? '');
    expect(writeFrames(library, work, { number: 1, of: 2 })).toBe(2);
    writeFileSync(served, 'taken over');
    expect(writeFrames(library, work, { number: 2, of: 2 })).toBe(2);
    expect(writeFrames(library, work)).toBe(0);
    expect(readFileSync(served, 'utf8')).toBe('taken over');
    const shards = start();
    const made = [1, 2].map((number) => {
      const folders = foldersOfShard(shards.library.folders, { number, of: 2 });
      return writeFrames({ folders, playlists: [] }, shards.work);
    });
    expect(made).toEqual([2, 2]);
    expect(shards.songs.filter(({ path }) => !existsSync(shards.fileOf(path)))).toEqual([]);
  });

  test('need a text that is whole, and leave no page with places behind', () => {
    const { root, library, songs, work } = start();
    writeFileSync(join(root, `snapshot/texts/${DIGEST.slice(0, 2)}/${DIGEST}`), 'another');
    expect(() => writeFrames(library, work)).toThrow('does not match the digest in its name');
    removeModel(work.folder);
    expect(existsSync(join(work.folder, 'embed/model'))).toBe(false);
    expect(songs.length).toBe(4);
  });
});
