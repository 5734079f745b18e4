/** Bundles the service worker and the drawing that it imports: each a classic script, which every browser with service workers runs. */
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { PROJECT } from '../build/environment.ts';
import { words } from '../words/vite-plugin.ts';

/** @param entry below `src` */
async function bundle(entry: string): Promise<string> {
  const built = (await build({
    root: PROJECT,
    configFile: false,
    envFile: false,
    mode: 'production',
    logLevel: 'warn',
    plugins: [words()],
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
  const [chunk] = chunks;
  if (chunk && chunks.length === 1) return chunk.code.trim();
  throw new Error(
    `src/${entry} became ${chunks.length} scripts.\n  Take dynamic imports out of it: a service worker has none.`,
  );
}

export const bundleDrawing = (): Promise<string> => bundle('features/offline/draw/worker.ts');
export const bundleWorker = (): Promise<string> => bundle('features/offline/worker/worker.ts');
