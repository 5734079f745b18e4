/** `npm run api`: a library of texts, served as the site's API would serve it. */
import { join, resolve } from 'node:path';
import { EXIT, endWith } from './build/exit.ts';
import { startApi } from './local-api/server.ts';
import { readApiSettings } from './local-api/settings.ts';
import { readOptions } from './options.ts';

const here = import.meta.dirname;
const options = readOptions({
  name: 'npm run api',
  about: 'Serves a library of texts on this machine, in the shape of the API that the site is made from.',
  options: {
    library: { type: 'folder', help: 'folder of the library (default: LIBRARY_DIR, else the sample library)' },
    port: { type: 'port', default: 8787, help: 'port on 127.0.0.1; 0 takes any free one' },
    data: { type: 'folder', help: 'folder for support messages and click events (default: .data)' },
  },
});

await endWith(async () => {
  const settings = readApiSettings(process.env);
  const libraryDir = resolve(options.library ?? settings.libraryDir ?? join(here, 'local-api/sample-library'));
  const api = await startApi({
    ...settings,
    libraryDir,
    port: options.port,
    dataDir: options.data ? resolve(options.data) : join(here, '../.data'),
  });
  const translator = settings.openai
    ? `translations by ${settings.openai.model}`
    : 'translations by the built-in glossary';
  console.log(`API of ${libraryDir} at ${api.url}, ${translator} (Ctrl+C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void api.close());
  return EXIT.well;
});
