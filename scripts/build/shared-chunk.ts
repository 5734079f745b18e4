/**
 * Lets an island's code come in one round trip and two files. For a dynamically imported module that shares a chunk with others,
 * Rolldown writes a facade chunk, which only re-exports it: the browser would learn of the real chunk a round trip later. Here
 * the import leads to the real chunk. Rolldown's runtime, a few hundred bytes, stands in that chunk, not in a file of its own.
 */
import type { Plugin } from 'vite';
import { inlineRuntime } from './inline-runtime.ts';

/** The module that `src/page/wake.ts` imports on demand, and all that it names. */
const MODULE = '/src/ui/mount.tsx';
/** `export{n as mount}from"./shared.1234.js";`, with or without the imports of other files. */
const NAMES = /export\{(\w+) as mount\}from"\.\/([^"]+)";?\s*$/;

export function sharedChunk(): Plugin {
  let root = '';
  return {
    name: 'shared-chunk',
    apply: 'build',
    configResolved(config) {
      root = config.root.replaceAll('\\', '/').replace(/\/$/, '');
    },
    // So that the module counts as shared by all islands, and stands in their common file.
    transform(code, id) {
      if (this.environment.name !== 'client' || !/(?:\.island\.tsx|-islands\.ts)$/.test(id)) return null;
      return { code: `${code}\nexport { mount } from '${root}${MODULE}';\n`, map: null };
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const facade = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(MODULE));
      if (!facade) return; // no build of what a browser runs
      const [, name, file] = NAMES.exec(facade.code) ?? [];
      if (name === undefined) {
        throw new Error(
          `The file of ${MODULE} is not a list of exports: ${JSON.stringify(facade.code.slice(0, 200))}\n  Change scripts/build/shared-chunk.ts: this version of Rolldown writes such files differently.`,
        );
      }
      const base = (path: string): string => path.split('/').at(-1) ?? '';
      for (const chunk of chunks) {
        chunk.code = chunk.code.replaceAll(
          `import(\`./${base(facade.fileName)}\`)`,
          `import(\`./${file}\`).then(({${name}:mount})=>({mount}))`,
        );
      }
      delete bundle[facade.fileName];
      const shared = chunks.find(({ fileName }) => base(fileName) === file);
      const runtime = shared && inlineRuntime(chunks, shared);
      if (runtime) delete bundle[runtime];
    },
  };
}
