/** `npm run pull`: the API's library → the snapshot that the site is built from. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLibrary } from '#api/library.ts';
import { readEnvironment } from '#schemas/environment.ts';
import { openLibrary } from './local-api/library.ts';
import { showProgress } from './pull/progress.ts';
import { summaryLines, writeReport } from './pull/report.ts';
import { pull } from './pull/run.ts';
import { sampleSource } from './pull/sample.ts';

const here = import.meta.dirname;
const { values: options } = parseArgs({
  options: {
    api: { type: 'string' },
    out: { type: 'string', default: join(here, '../src/content/library') },
    report: { type: 'string', default: join(here, '../.cache/report/pull.json') },
    sample: { type: 'boolean', default: false },
    'accept-shrink': { type: 'boolean', default: false },
  },
});
const environment = readEnvironment({ ...process.env, ...(options.api ? { API_URL: options.api } : {}) });

const progress = showProgress(process.stderr, 'Texts');
const report = await pull({
  api: createLibrary({
    api: environment.API_URL,
    concurrency: environment.PULL_CONCURRENCY,
    timeout: environment.PULL_TIMEOUT * 1000,
    budget: environment.PULL_BUDGET * 60_000,
  }),
  sample: sampleSource(openLibrary(join(here, 'local-api/sample-library'))),
  folder: resolve(options.out),
  allowSample: options.sample,
  acceptShrink: options['accept-shrink'],
  concurrency: environment.PULL_CONCURRENCY,
  onProgress: progress.update,
});
progress.end();
for (const line of summaryLines(report)) console.log(line);
await writeReport(resolve(options.report), report);
if (report.failure !== null) process.exitCode = 1;
