/** Bundles the service worker: a classic script, which every browser with service workers runs. */
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { PROJECT } from '../build/environment.ts';

/** The words of the interface: a template has them already. */
const WORDS = /^virtual:words\//;

/**
 * Of a module only what is used, whatever it does when it is loaded; no words; and nothing that is fetched later, since a service
 * worker can fetch no code then.
 */
const onlyUsed: Plugin = {
  name: 'only-used',
  enforce: 'pre',
  async resolveId(id, importer, { kind }) {
    if (importer === undefined) return null;
    if (kind === 'dynamic-import') return { id, external: true };
    if (WORDS.test(id)) return { id: `\0${id}`, moduleSideEffects: false };
    const resolved = await this.resolve(id, importer, { skipSelf: true, kind });
    return resolved && { ...resolved, moduleSideEffects: false };
  },
  load: (id) => (WORDS.test(id.slice(1)) ? 'export default {};' : null),
};

/** The worker's script, below the project. */
const ENTRY = 'src/features/offline/worker/worker.ts';

/** @throws {Error} when it would import something later */
export async function bundleWorker(): Promise<string> {
  // Vite sets it for its whole process, and it is among what shapes a site.
  const { NODE_ENV } = process.env;
  const built = (await build({
    root: PROJECT,
    configFile: false,
    envDir: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [onlyUsed],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(PROJECT, ENTRY),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const [{ code, dynamicImports } = { code: '', dynamicImports: ['none'] }] = chunks;
  if (chunks.length === 1 && dynamicImports.length === 0) return code.trim();
  throw new Error(
    `${ENTRY} became ${chunks.length} scripts, which import ${JSON.stringify(dynamicImports)} later.\n  Remove the dynamic imports: a service worker cannot use them.`,
  );
}
