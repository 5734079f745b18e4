/** `npm run preview`: serves `dist` as a host would. */
import { join, resolve } from 'node:path';
import { browserSettings } from '#schemas/environment.ts';
import { loadEnvironment, PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { readOptions } from './options.ts';
import { startPreview } from './preview/server.ts';
import { untilStopped } from './start/signals.ts';

const options = readOptions({
  name: 'npm run preview',
  about: 'Serves the published site on this machine, with the headers that a host should send.',
  options: {
    port: { type: 'port', default: 4321, help: 'port on 127.0.0.1; 0 takes any free one' },
    dir: { type: 'folder', help: 'folder of the site (default: dist)' },
  },
});

await endWith(async () => {
  const server = await startPreview({
    dist: resolve(options.dir ?? join(PROJECT, 'dist')),
    port: options.port,
    endpoints: browserSettings(loadEnvironment()),
  });
  console.log(`Site at ${server.url}/ (Ctrl+C ends it)`);
  await untilStopped();
  await server.close();
  return 0;
});
