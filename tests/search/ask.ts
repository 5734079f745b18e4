import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_FILE } from '../../scripts/text-index/files.ts';
import { detectScript, preferredLanguage } from '../../src/core/library/languages.ts';
import { openCatalogue, type SearchLibrary } from '../../src/features/search/catalogue-loader.ts';
import type { NameAnswer, ReaderPreference } from '../../src/features/search/messages.ts';
import { createNameSearch } from '../../src/features/search/name-search.ts';
import type { ShownPlace } from '../../src/features/search/places.ts';
import { localeScript } from '../../src/features/search/reader-preference.browser.ts';
import { libraryTexts } from '../../src/features/search/text/library-texts.ts';
import { openIndex } from '../../src/features/search/text/open-index.ts';
import { searchTexts, type TextStep } from '../../src/features/search/text/text-search.ts';
import { catalogueIndex, folderColumns } from '../../src/schemas/catalogue.ts';
import { folderSource } from './text-source.ts';

interface Hit {
  kind: ShownPlace['kind'] | 'song' | 'verse';
  path: string;
  /** A guess, under its own heading. */
  similar?: boolean;
  /** The stanza of a verse. */
  line?: string;
}

/** What the scorer knows of the reader: language of the interface, and code of the language chosen last. */
interface Reader {
  interface?: string;
  chosen?: string;
}

/** Rows of the list that count as shown. */
const SEEN = 30;

/**
 * Home's search over a published site, in the shape that `ask-score.mjs` asks for: what stands on the page from top to bottom.
 * @param dist folder of the site; nothing else is read
 */
export async function openLibrary(dist: string): Promise<(ask: string, reader?: Reader) => Promise<Hit[]>> {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(dist, path), 'utf8'));
  const index = catalogueIndex.parse(read('catalogue/index.json'));
  const library = openCatalogue(
    index,
    index.folders.map(({ columns }) => folderColumns.parse(read(columns))),
  );
  const inside = await openTexts(dist, library);
  let asked = 0;
  return async (ask, reader = {}) => {
    const answers: NameAnswer[] = [];
    const search = createNameSearch(
      library,
      (reply) => {
        if (reply.type === 'answer') answers.push(reply);
      },
      async () => {},
    );
    asked += 1;
    const preference = { chosen: reader.chosen ?? '', locale: localeScript(reader.interface ?? 'en') };
    const [folder] = index.folders;
    const language = preferredLanguage(folder?.languages ?? []) ?? '';
    const list = { folder: folder?.name ?? '', language, find: '', sort: 'off', follows: true } as const;
    await search.ask({ type: 'ask', id: asked, q: ask, preference, count: SEEN, list });
    const last = answers.at(-1);
    if (!last) return [];
    const song = ({ path }: { path: string }): Hit => ({ kind: 'song', path });
    const guess = (hit: Hit): Hit => ({ ...hit, similar: true });
    return [
      ...last.places.map(({ kind, path }): Hit => ({ kind, path })),
      ...last.rows.map(song),
      ...(await inside(ask, preference)),
      ...last.similar.places.map(({ kind, path }) => guess({ kind, path })),
      ...last.similar.songs.map((one) => guess(song(one))),
    ];
  };
}

/** The search inside the texts of the same site; none where it has only names. */
async function openTexts(
  dist: string,
  library: SearchLibrary,
): Promise<(ask: string, preference: ReaderPreference) => Promise<Hit[]>> {
  if (!existsSync(join(dist, ROOT_FILE))) return async () => [];
  const source = folderSource(dist);
  const { signal } = new AbortController();
  const texts = libraryTexts(library);
  const open = await openIndex(texts, source);
  return async (ask, preference) => {
    let last: TextStep | undefined;
    const question = {
      typed: ask,
      preference: { ...preference, script: detectScript(ask) },
      limits: { folder: '', language: '' },
    };
    for await (const step of searchTexts(open, texts, question, source, signal)) last = step;
    return (last?.hits ?? []).map(({ place, stanza }) => ({ kind: 'verse', path: texts.pathOf(place), line: stanza }));
  };
}
