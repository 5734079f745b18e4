/** `npm start`: the embedded API over a library, the site made from it, and both served. */
import { join, resolve } from 'node:path';
import { browserSettings, readEnvironment } from '#schemas/environment.ts';
import { build, defaultSnapshot } from './build/build.ts';
import { PROJECT } from './build/environment.ts';
import { EXIT, endWith } from './build/exit.ts';
import { HELD, leftOutLines } from './build/summary.ts';
import { reportFolder } from './build/work-folders.ts';
import { readOptions } from './options.ts';
import { startPreview } from './preview/server.ts';
import { siteAt } from './publish/releases.ts';
import { startLocal } from './start/local.ts';
import { stopSignal, untilStopped } from './start/signals.ts';
import { checkLines } from './verify/summary.ts';

const options = readOptions({
  name: 'npm start',
  about: 'Serves a library of texts as an API, builds the site from it, and serves the site.',
  options: {
    library: { type: 'folder', help: 'folder of the library (default: LIBRARY_DIR, else the sample library)' },
    port: { type: 'port', default: 4321, help: 'port of the site on 127.0.0.1; 0 takes any free one' },
    'api-port': { type: 'port', default: 8787, help: 'port of the API; 0 takes any free one' },
    snapshot: { type: 'folder', help: 'folder of the snapshot (default: src/content/library)' },
    out: { type: 'folder', help: 'folder of the site (default: dist)' },
  },
});

await endWith(async () => {
  const signal = stopSignal();
  const snapshot = resolve(options.snapshot ?? defaultSnapshot());
  const site = siteAt(resolve(options.out ?? join(PROJECT, 'dist')));
  const reports = reportFolder(site);
  const local = await startLocal({ ...options, apiPort: options['api-port'], snapshot, reports, signal });
  signal.throwIfAborted();
  if (!local) return 1;
  try {
    const environment = readEnvironment(process.env);
    const report = await build({ site, snapshot, environment, force: false, signal, onStep: console.log });
    if (report.checks) for (const line of checkLines(report.checks)) console.log(line);
    if (report.outcome === 'refused') return EXIT.refused;
    for (const line of leftOutLines(report.leftOut)) console.log(line);
    if (report.outcome === 'held') console.log(HELD);
    const server = await startPreview({ dist: site.dist, port: local.port, endpoints: browserSettings(environment) });
    console.log(`\n  Site  ${server.url}/\n  API   ${local.api.url}  (${local.libraryDir})\n\nCtrl+C ends both.`);
    await untilStopped(signal);
    await server.close();
    return 0;
  } finally {
    await local.api.close();
  }
});
