/** `npm run pull`: the API's library → the snapshot that the site is built from. */
import { dirname, join, resolve } from 'node:path';
import { createLibrary } from '#api/library.ts';
import { DAY } from '#core/library/recheck-schedule.ts';
import { loadEnvironment, PROJECT } from './build/environment.ts';
import { EXIT, endWith } from './build/exit.ts';
import { openLibrary } from './local-api/library.ts';
import { readOptions } from './options.ts';
import { makeFolder } from './pull/disk.ts';
import { showProgress } from './pull/progress.ts';
import { refuseSecrets } from './pull/reasons.ts';
import { writeReport } from './pull/report.ts';
import { pull } from './pull/run.ts';
import { sampleSource } from './pull/sample.ts';
import { summaryLines } from './pull/summary.ts';

const options = readOptions({
  name: 'npm run pull',
  about: 'Reads the library from the API into the snapshot that the site is built from.',
  options: {
    api: { type: 'url', help: 'address of the API, instead of API_URL' },
    out: { type: 'folder', help: 'folder of the snapshot (default: src/content/library)' },
    report: { type: 'file', help: 'file of the report (default: .cache/report/pull.json)' },
    sample: { type: 'flag', help: 'use the sample library when the API is down and there is no snapshot yet' },
    'accept-shrink': { type: 'flag', help: 'accept this list, even where a guard refuses it' },
    'accept-changed': {
      type: 'flag',
      help: 'accept texts that lost their content, hold an error message, or are the same as others',
    },
    scrub: { type: 'flag', help: 'request every text, and not only those with a new date and a share of the others' },
  },
});

await endWith(async () => {
  if (options.api) process.env['API_URL'] = options.api;
  refuseSecrets(process.env['API_URL'] ?? '');
  const settings = loadEnvironment();
  const file = resolve(options.report ?? join(PROJECT, '.cache/report/pull.json'));
  await makeFolder(dirname(file)); // before anything is fetched that no report could tell of
  const progress = showProgress(process.stderr, 'Texts');
  const report = await pull({
    api: createLibrary({
      api: settings.API_URL,
      concurrency: settings.PULL_CONCURRENCY,
      timeout: settings.PULL_TIMEOUT * 1000,
      budget: settings.PULL_BUDGET * 60_000,
    }),
    sample: sampleSource(openLibrary(join(PROJECT, 'scripts/local-api/sample-library'))),
    folder: resolve(options.out ?? join(PROJECT, 'src/content/library')),
    allowSample: options.sample,
    acceptShrink: options['accept-shrink'],
    acceptChanged: options['accept-changed'],
    scrub: options.scrub,
    period: settings.SCRUB_DAYS * DAY,
    concurrency: settings.PULL_CONCURRENCY,
    onProgress: progress.update,
  });
  progress.end();
  await writeReport(file, report);
  for (const line of summaryLines(report)) console.log(line);
  if (report.outcome === 'refused') return EXIT.refused;
  return report.outcome === 'failed' ? EXIT.failed : EXIT.well;
});
