/** `npm run dev`: the embedded API over a library, and the site with every change of code shown at once. */
import { join, resolve } from 'node:path';
import { runAstro } from './build/astro.ts';
import { defaultSnapshot } from './build/build.ts';
import { PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { reportFolder } from './build/work-folders.ts';
import { readOptions } from './options.ts';
import { siteAt } from './publish/releases.ts';
import { startLocal } from './start/local.ts';
import { stopSignal } from './start/signals.ts';

const options = readOptions({
  name: 'npm run dev',
  about: 'Serves a library of texts as an API, and the site from it while it is being written.',
  options: {
    library: { type: 'folder', help: 'folder of the library (default: LIBRARY_DIR, else the sample library)' },
    port: { type: 'port', default: 4321, help: 'port of the site on 127.0.0.1; 0 takes any free one' },
    'api-port': { type: 'port', default: 8787, help: 'port of the API; 0 takes any free one' },
  },
});

await endWith(async () => {
  const signal = stopSignal();
  const snapshot = resolve(defaultSnapshot());
  const reports = reportFolder(siteAt(join(PROJECT, 'dist')));
  const local = await startLocal({ ...options, apiPort: options['api-port'], snapshot, reports, signal });
  signal.throwIfAborted();
  if (!local) return 1;
  try {
    const args = ['--host', '127.0.0.1', '--port', String(local.port)];
    await runAstro({ command: 'dev', args, environment: { SNAPSHOT_DIR: snapshot }, signal });
    return 0;
  } finally {
    await local.api.close();
  }
});
