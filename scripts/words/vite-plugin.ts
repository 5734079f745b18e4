/**
 * The interface's words as modules:
 * - `virtual:words/ta/live` → the Tamil messages of a part (`PARTS` of `src/words/messages.ts`);
 * - `virtual:words/ta/page` → the Tamil words of a page, with the code that says them: one file, so one request;
 * - `virtual:words/en` → all English messages where pages are rendered, none in the browser;
 * - `virtual:words/numbers` → what stands for an ID in a page's HTML; none in the browser;
 * - a browser's module that names the ID of a message brings its English words along: `t('home.folder')`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Locale } from '../../src/words/locales.ts';
import { partOf } from '../../src/words/messages.ts';
import { type Catalogue, compiledMessages, readCatalogues } from './catalogues.ts';
import { libraryNames, withLibraryNames } from './library-names.ts';

const PREFIX = 'virtual:words/';
/** Vite's mark for a module that no file holds. */
const VIRTUAL = '\0';
/** The text of a page's words is a copy for each language: code that two of them shared would be a file, and a request. */
const APPLY = '/src/words/apply-words.ts';

/** The catalogues, and what a maintainer calls languages and collections. */
function readWords(): Record<Locale, Catalogue> {
  const names = libraryNames();
  const catalogues = Object.entries(readCatalogues()).map(([locale, catalogue]) => [
    locale,
    withLibraryNames(catalogue, locale, names),
  ]);
  return Object.fromEntries(catalogues) as Record<Locale, Catalogue>;
}

/** How pages look in another script than English. */
const STYLE = join(import.meta.dirname, '../../src/words/words.css');
const readStyle = (): string =>
  readFileSync(STYLE, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) /g, '$1')
    .trim();

/** The part that comes with some pages, beside the words of all pages. */
const OF_SOME_PAGES = 'privacy';

/** The place of each message among those of its page: what all pages say comes first, then what some say besides. */
function numbered(ids: readonly string[]): Record<string, number> {
  const ofAll = ids.filter((id) => partOf(id) === 'page');
  const all = [...ofAll, ...ids.filter((id) => partOf(id) === OF_SOME_PAGES)];
  return Object.fromEntries(all.map((id, at) => [id, at]));
}

const STRINGS = /'([a-z]+\.[^'\n]+)'|"([a-z]+\.[^"\n]+)"/g;

export function words(): Plugin {
  let catalogues = readWords();
  let root = '';
  return {
    name: 'words',
    enforce: 'pre',
    configResolved(config) {
      root = config.root.replaceAll('\\', '/').replace(/\/$/, '');
    },
    buildStart() {
      catalogues = readWords();
    },
    async resolveId(id, importer) {
      if (id.startsWith(PREFIX)) return VIRTUAL + id;
      const copy = importer && /\/src\/words\/[^?]*(\?words=\w+)$/.exec(importer)?.[1];
      if (!copy || id.includes('?')) return null;
      const resolved = await this.resolve(id, importer.slice(0, -copy.length), { skipSelf: true });
      return resolved?.id.includes('/src/words/') ? resolved.id + copy : resolved;
    },
    load(id) {
      if (!id.startsWith(VIRTUAL + PREFIX)) return null;
      const [locale = 'en', part] = id.slice((VIRTUAL + PREFIX).length).split('/');
      const inBrowser = this.environment.name === 'client';
      if (locale === 'numbers') {
        const places = Object.entries(inBrowser ? {} : numbered(Object.keys(catalogues.en)));
        return `export default ${JSON.stringify(Object.fromEntries(places.map(([id, at]) => [id, at.toString(36)])))};`;
      }
      const messages =
        part === undefined && inBrowser
          ? {}
          : compiledMessages(catalogues, locale, (id) => part === undefined || partOf(id) === part);
      const json = JSON.stringify(messages);
      if (part !== 'page') return `export default ${json};`;
      return `import { applyWords } from '${root}${APPLY}?words=${locale}';\nexport const apply = (more) => applyWords('${locale}', { ...${json}, ...more }, ${JSON.stringify(readStyle())});`;
    },
    transform: {
      // Rolldown looks itself, and does not ask for each module.
      filter: {
        id: { include: /\/(?:src|tests\/views)\/[^?]*\.tsx?(?:\?|$)/, exclude: /\/src\/words\// },
        code: /['"][a-z]+\.[^'"\n]/,
      },
      handler(code) {
        if (this.environment.name !== 'client') return null;
        const english = catalogues.en;
        const ids = [...code.matchAll(STRINGS)].map(([, a, b]) => a ?? b ?? '').filter((text) => text in english);
        if (ids.length === 0) return null;
        const messages = compiledMessages(catalogues, 'en', (id) => ids.includes(id));
        const store = `${root}/src/words/store.ts`;
        return {
          code: `import { addEnglish as __addEnglish } from '${store}';\n__addEnglish(${JSON.stringify(messages)});\n${code}`,
          map: null,
        };
      },
    },
  };
}
