/** `npm run pull`: the API's library → the snapshot that the site is built from. */
import { join, resolve } from 'node:path';
import { createLibrary } from '#api/library.ts';
import { openLibrary } from './local-api/library.ts';
import { readOptions } from './options.ts';
import { showProgress } from './pull/progress.ts';
import { summaryLines, writeReport } from './pull/report.ts';
import { pull } from './pull/run.ts';
import { sampleSource } from './pull/sample.ts';
import { readSettings } from './pull/settings.ts';

const here = import.meta.dirname;
const options = readOptions({
  name: 'npm run pull',
  about: 'Reads the library from the API into the snapshot that the site is built from.',
  options: {
    api: { type: 'url', help: "the API's address, instead of API_URL's" },
    out: { type: 'text', placeholder: 'DIR', help: 'folder of the snapshot, instead of src/content/library' },
    report: { type: 'text', placeholder: 'FILE', help: 'where the report goes, instead of .cache/report/pull.json' },
    sample: { type: 'flag', help: 'go on with the sample library when the API is down and there is no snapshot yet' },
    'accept-shrink': { type: 'flag', help: 'let this run through where a guard would refuse it' },
  },
});
const settings = readSettings(join(here, '../.env'), options.api);

const progress = showProgress(process.stderr, 'Texts');
const report = await pull({
  api: createLibrary({
    api: settings.API_URL,
    concurrency: settings.PULL_CONCURRENCY,
    timeout: settings.PULL_TIMEOUT * 1000,
    budget: settings.PULL_BUDGET * 60_000,
  }),
  sample: sampleSource(openLibrary(join(here, 'local-api/sample-library'))),
  folder: resolve(options.out ?? join(here, '../src/content/library')),
  allowSample: options.sample,
  acceptShrink: options['accept-shrink'],
  concurrency: settings.PULL_CONCURRENCY,
  onProgress: progress.update,
});
progress.end();
await writeReport(resolve(options.report ?? join(here, '../.cache/report/pull.json')), report);
for (const line of summaryLines(report)) console.log(line);
if (report.failure !== null) process.exitCode = 1;
