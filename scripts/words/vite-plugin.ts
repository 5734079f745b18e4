/**
 * The interface's words as modules:
 * - `virtual:words/ta/live` → the Tamil messages of a part (`PARTS` of `src/words/messages.ts`);
 * - `virtual:words/ta/page` → the Tamil words of a page, with the code that says them: one file, so one request;
 * - `virtual:words/en` → all English messages where pages are rendered, none in the browser;
 * - a browser's module that names the ID of a message brings its English words along: `t('home.folder')`.
 */
import type { Plugin } from 'vite';
import { partOf } from '../../src/words/messages.ts';
import { compiledMessages, readCatalogues } from './catalogues.ts';

const PREFIX = 'virtual:words/';
/** Vite's mark for a module that no file holds. */
const VIRTUAL = '\0';
/** The text of a page's words is a copy for each language: code that two of them shared would be a file, and a request. */
const APPLY = '/src/words/apply-words.ts';

const STRINGS = /'([a-z]+\.[^'\n]+)'|"([a-z]+\.[^"\n]+)"/g;

export function words(): Plugin {
  let catalogues = readCatalogues();
  let root = '';
  return {
    name: 'words',
    enforce: 'pre',
    configResolved(config) {
      root = config.root.replaceAll('\\', '/').replace(/\/$/, '');
    },
    buildStart() {
      catalogues = readCatalogues();
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
      const messages =
        part === undefined && inBrowser
          ? {}
          : compiledMessages(catalogues, locale, (id) => part === undefined || partOf(id) === part);
      const json = JSON.stringify(messages);
      if (part !== 'page') return `export default ${json};`;
      return `import { applyWords } from '${root}${APPLY}?words=${locale}';\nexport const apply = () => applyWords('${locale}', ${json});`;
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || !/\/src\/[^?]*\.tsx?(?:\?|$)/.test(id) || id.includes('/src/words/'))
        return null;
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
  };
}
