/**
 * The script of a page holds all that it needs. What it shares with an island, or with the script of another page, is copied
 * into it: shared code would be a file of its own, and so one more request of every page that a reader opens, or React itself.
 * What it imports on demand stays one for all.
 */
import type { Plugin } from 'vite';

/** Of a module that belongs to the script of one page: `page.ts?own=Page`. */
const OWN = /[?&]own=(\w+)$/;
/** A `<script>` of a layout, as Astro names it: `…/layouts/Home.astro?astro&type=script&index=0&lang.ts`. */
const SCRIPT = /\/(\w+)\.astro\?astro&type=script/;

export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    enforce: 'pre',
    apply: 'build',
    async resolveId(id, importer, { kind }) {
      if (this.environment.name !== 'client' || importer === undefined || kind === 'dynamic-import') return null;
      const own = OWN.exec(importer)?.[1] ?? SCRIPT.exec(importer)?.[1];
      if (own === undefined || OWN.test(id)) return null;
      const resolved = await this.resolve(id, importer.replace(OWN, ''), { skipSelf: true, kind });
      if (!resolved || resolved.external || resolved.id.startsWith('\0')) return resolved;
      return { ...resolved, id: `${resolved.id}${resolved.id.includes('?') ? '&' : '?'}own=${own}` };
    },
  };
}
