/**
 * Decides the chunks of the browser's code. The script of a page, each of its dynamic imports, and each island contain all that
 * they need; a module that two of them use is in both. A shared chunk would cost each page one more request, or bring React.
 * Only islands share chunks: React, the components of `src/ui`, and the words.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin, Rolldown } from 'vite';

/** A copy: `keys.ts?own=page-Page` is that of the script of every page, `marks.ts?own=island-Home` that of Home's island. */
const OWN = /[?&]own=((?:page|island)-[\w-]+)$/;
/** A `<script>` of a layout, as Astro names it: `…/layouts/Home.astro?astro&type=script&index=0&lang.ts`. */
const SCRIPT = /\/(\w+)\.astro\?astro&type=script/;
/** Where the code of islands begins. */
const ISLAND = /\/([\w-]+)(?:\.island\.tsx|-islands\.ts)$/;
/** What is fetched later, by its name. */
const LATER = { page: /\/src\/.*?([\w-]+)(?:\.page)?\.ts$/, island: /\/src\/.*?([\w-]+)(?:\.lazy\.ts|\.tsx)$/ };
/** What islands share. */
const COMMON = /\/node_modules\/|\/src\/(?:ui|words)\/|^virtual:/;

/** A table: its copies have an id that Vite does not read as JSON, since it would read them as scripts too. */
const TABLE = /\.json$/;
const TABLE_COPY = /^(.+\.json)&own=/;

/** The index of a feature. */
const INDEX = /\/src\/features\/[\w-]+\/index\.ts(?:\?|$)/;

/** Whose copy the imports of a module are; undefined for a module that is nobody's. */
function ownerOf(importer: string): string | undefined {
  const own = OWN.exec(importer)?.[1];
  if (own !== undefined) return own;
  const [, page] = SCRIPT.exec(importer) ?? [];
  if (page !== undefined) return `page-${page}`;
  const [, island] = ISLAND.exec(importer) ?? [];
  return island === undefined ? undefined : `island-${island}`;
}

export function pageScripts(): Plugin {
  /** What an import leads to: a module and its copies import the same. */
  const known = new Map<string, Promise<Rolldown.ResolvedId | null>>();
  return {
    name: 'page-scripts',
    enforce: 'pre',
    apply: 'build',
    buildStart: () => known.clear(),
    async resolveId(id, importer, { kind }) {
      if (this.environment.name !== 'client' || importer === undefined || OWN.test(id)) return null;
      const owner = ownerOf(importer);
      if (owner === undefined) return null;
      const from = importer.replace(OWN, '');
      const edge = `${kind} ${id} ${from}`;
      const found = known.get(edge) ?? this.resolve(id, from, { skipSelf: true, kind });
      known.set(edge, found);
      const resolved = await found;
      if (!resolved || resolved.external || resolved.id.startsWith('\0')) return resolved;
      const copy = (name: string) => ({
        ...resolved,
        // Exports of a feature's index that are not imported here are left out.
        ...(INDEX.test(importer) ? { moduleSideEffects: false } : {}),
        id: `${resolved.id}${resolved.id.includes('?') || TABLE.test(resolved.id) ? '&' : '?'}own=${name}`,
      });
      if (kind === 'dynamic-import') {
        // A part that a page's script fetches later, or a view or a `.lazy.ts` that an island does, is as much on its own; an island begins anew.
        const begins = owner.startsWith('page-') ? 'page' : 'island';
        const [, part] = LATER[begins].exec(resolved.id) ?? [];
        return part === undefined || ISLAND.test(resolved.id) ? resolved : copy(`${begins}-${part}`);
      }
      return owner.startsWith('island-') && COMMON.test(resolved.id) ? resolved : copy(owner);
    },
    async load(id) {
      const [, file] = TABLE_COPY.exec(id) ?? [];
      return file === undefined ? null : { code: `export default ${await readFile(file, 'utf8')}`, moduleType: 'js' };
    },
  };
}
