/** `node scripts/summary.ts`: the last rebuild's report as HTML for the page of a run in continuous integration. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PROJECT } from './build/environment.ts';
import { endWith } from './build/exit.ts';
import { reportFolder } from './build/work-folders.ts';
import { readOptions } from './options.ts';
import { siteAt } from './publish/releases.ts';
import { reportBody } from './site/report-page.ts';

const options = readOptions({
  name: 'node scripts/summary.ts',
  about: 'Prints what the last "npm run site" did, as HTML within Markdown.',
  options: {
    out: { type: 'folder', help: 'folder of the site whose report is printed (default: dist)' },
  },
});

await endWith(async () => {
  const file = join(reportFolder(siteAt(resolve(options.out ?? join(PROJECT, 'dist')))), 'report.json');
  console.log(
    existsSync(file)
      ? reportBody(JSON.parse(readFileSync(file, 'utf8')))
      : '## No report\n\nThe run ended before "npm run site" did.',
  );
  return 0;
});
