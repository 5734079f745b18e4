/** Bundles the service worker and the drawing that it imports: each a classic script, which every browser with service workers runs. */
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { PROJECT } from '../build/environment.ts';
import { words } from '../words/vite-plugin.ts';

/** What is fetched later is left out: a service worker can fetch no code later, and modules that would are not used by it. */
const nothingLater: Plugin = {
  name: 'nothing-later',
  enforce: 'pre',
  resolveId: (id, _, { kind }) => (kind === 'dynamic-import' ? { id, external: true } : null),
};

/** @param entry below `src` */
async function bundle(entry: string): Promise<string> {
  const built = (await build({
    root: PROJECT,
    configFile: false,
    envDir: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [nothingLater, words()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(PROJECT, 'src', entry),
        output: { format: 'iife' },
        // Of an index.ts only what is used.
        treeshake: { moduleSideEffects: [join(PROJECT, 'src', entry)] },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const [{ code, dynamicImports } = { code: '', dynamicImports: ['none'] }] = chunks;
  if (chunks.length === 1 && dynamicImports.length === 0) return code.trim();
  throw new Error(
    `src/${entry} became ${chunks.length} scripts, which import ${JSON.stringify(dynamicImports)} later.\n  Take the dynamic imports out of it: a service worker has none.`,
  );
}

export const bundleDrawing = (): Promise<string> => bundle('features/offline/draw/worker.ts');
export const bundleWorker = (): Promise<string> => bundle('features/offline/worker/worker.ts');
