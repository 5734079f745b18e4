/** A library of made-up texts, its index as a build makes it, and the answers that it gives. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toColumns } from '#core/library/catalogue.ts';
import { arrangeLibrary, songsOf } from '#core/library/library.ts';
import { toSummary } from '#core/library/pages.ts';
import { columnsPath } from '#core/library/paths.ts';
import { verseHtml } from '#core/text/text-html.ts';
import { openCatalogue } from '#features/search/catalogue-loader.ts';
import { libraryTexts } from '#features/search/text/library-texts.ts';
import { openIndex } from '#features/search/text/open-index.ts';
import { searchTexts, type TextQuestion, type TextStep } from '#features/search/text/text-search.ts';
import { CATALOGUE_VERSION, catalogueIndex, folderColumns } from '#schemas/catalogue.ts';
import { writeIndexFiles, writeIndexRoot } from '../../scripts/text-index/build.ts';
import { INDEX_FOLDER } from '../../scripts/text-index/files.ts';
import { keysIn } from '../../scripts/text-index/keys.ts';
import { checkTextIndex } from '../../scripts/verify/derived.ts';
import type { Offender } from '../../scripts/verify/verify.ts';
import { readManifest, readText } from '../../src/snapshot.ts';
import { folderSource } from '../search/text-source.ts';
import { type Draw, type Model, writeSnapshot } from './rebuild.fixture.ts';

const SYLLABLES = [
  'agni',
  'soma',
  'indra',
  'varu',
  'na',
  'ramya',
  'siva',
  'tha',
  'lok',
  'dhar',
  'ma',
  'kshe',
  'tre',
  'vi',
];

/** A word of two to four syllables. */
const word = (draw: Draw): string =>
  Array.from({ length: 2 + draw(3) }, () => SYLLABLES[draw(SYLLABLES.length)]).join('');

export const madeUpText = (draw: Draw): string =>
  Array.from({ length: 1 + draw(6) }, (_, at) => {
    const lines = Array.from({ length: 2 }, () => Array.from({ length: 4 }, () => word(draw)).join(' '));
    return `${at + 1}. ${lines.join('\n')}`;
  }).join('\n\n');

export function madeUpModel(songs: number, draw: Draw): Model {
  return {
    songs: Array.from({ length: songs }, (_, at) => ({
      folder: `Book_${at % 3}`,
      language: ['SAN', 'ENG'][at % 2] as string,
      fileName: `${String(at >> 1).padStart(3, '0')} Song.txt`,
      songNo: at >> 1,
      text: madeUpText(draw),
    })),
    playlists: [],
    notice: null,
    settings: {},
  };
}

export const questionOf = (typed: string): TextQuestion => ({
  typed,
  preference: {},
  limits: { folder: '', language: '' },
  pages: 1000,
});

/** Places to build the same library in: over the site before, or afresh. */
export function startIndexes() {
  const root = mkdtempSync(join(tmpdir(), 'nama-texts-'));
  const snapshot = join(root, 'snapshot');
  let builds = 0;

  function writeCatalogue(folder: string): void {
    const { entries } = readManifest(snapshot);
    mkdirSync(join(folder, 'catalogue'), { recursive: true });
    const folders = arrangeLibrary(entries, []).folders.map((one, at) => {
      const json = JSON.stringify(toColumns(one));
      const path = columnsPath(`${at}-${json.length}`);
      writeFileSync(join(folder, path), json);
      return toSummary(one, path);
    });
    writeFileSync(join(folder, 'catalogue/index.json'), JSON.stringify({ version: CATALOGUE_VERSION, folders }));
  }

  return {
    write: (model: Model) => writeSnapshot(snapshot, model),
    /** @returns the folder of a build of what was written last */
    build(): string {
      builds += 1;
      const folder = join(root, String(builds));
      writeCatalogue(folder);
      const index = writeIndexFiles({
        keysOf: keysIn(snapshot),
        manifest: readManifest(snapshot),
        folder,
        work: join(root, 'work'),
      });
      writeIndexRoot(folder, index.root);
      return folder;
    },
    /** What the checks of a build say of it. */
    faults: (folder: string): Offender[] => [
      ...checkTextIndex(folder, readManifest(snapshot), (digest) => readText(snapshot, digest)),
    ],
    /** The files of an index by their names. */
    filesOf: (folder: string): Map<string, string> =>
      new Map(
        readdirSync(join(folder, INDEX_FOLDER))
          .sort()
          .map((name) => [name, readFileSync(join(folder, INDEX_FOLDER, name), 'base64')]),
      ),
    async open(folder: string) {
      const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
      const index = catalogueIndex.parse(read('catalogue/index.json'));
      const columns = index.folders.map((one) => folderColumns.parse(read(one.columns)));
      const texts = libraryTexts(openCatalogue(index, columns));
      const { entries } = readManifest(snapshot);
      const digests = new Map(songsOf(arrangeLibrary(entries, [])).map(({ path, digest }) => [path, digest]));
      const pagesRead: string[] = [];
      const source = {
        ...folderSource(folder),
        page: async (path: string) => {
          pagesRead.push(path);
          return verseHtml(readText(snapshot, digests.get(path) ?? ''), true);
        },
      };
      return { index: await openIndex(texts, source), texts, source, pagesRead };
    },
    /** Addresses of the verses that a question finds. */
    async answers(folder: string, typed: string): Promise<string[]> {
      const { index, texts, source } = await this.open(folder);
      const { signal } = new AbortController();
      let last: TextStep | undefined;
      for await (const step of searchTexts(index, texts, questionOf(typed), source, signal)) last = step;
      return (last?.hits ?? []).map(({ place, id }) => `${texts.pathOf(place)}#${id}`).sort();
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
