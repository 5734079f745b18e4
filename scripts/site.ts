/** `npm run site`: what a scheduled rebuild runs. Pull, build, checks, publish; or back to the site before. */
import { join, resolve } from 'node:path';
import { defaultSnapshot } from './build/build.ts';
import { loadEnvironment, PROJECT } from './build/environment.ts';
import { EXIT, endWith } from './build/exit.ts';
import { reportFolder } from './build/work-folders.ts';
import { readOptions } from './options.ts';
import { writeChanges } from './publish/changes.ts';
import { liftHold } from './publish/hold.ts';
import { rollBack, withSite } from './publish/publish.ts';
import { siteAt } from './publish/releases.ts';
import { runSite, writeSiteReport } from './site/run.ts';
import { exitCodeOf, siteLines } from './site/site-report.ts';
import { stopSignal } from './start/signals.ts';

const options = readOptions({
  name: 'npm run site',
  about:
    'Pulls the library, builds the site, checks every page, and publishes it in one step; exit code 0 when all is well, 3 when published with trouble, 4 when refused, 5 when held, 1 when failed.',
  options: {
    api: { type: 'url', help: 'address of the API, instead of API_URL' },
    'accept-shrink': { type: 'flag', help: 'accept this list, even where a guard refuses it' },
    'accept-changed': {
      type: 'flag',
      help: 'accept texts that lost their content, hold an error message, or are the same as others',
    },
    sample: { type: 'flag', help: 'use the sample library when the API is down and there is no snapshot yet' },
    force: { type: 'flag', help: 'build every page, even when nothing changed' },
    scrub: {
      type: 'flag',
      help: 'request every text and read every file of the site, and not only a share of them',
    },
    rollback: { type: 'flag', help: 'publish the release before this one again, and hold it until --resume' },
    resume: { type: 'flag', help: 'end the hold of a rollback, and run as usual' },
    out: { type: 'folder', help: 'folder of the site (default: dist)' },
  },
});

/** Switches of the pull too. */
const SWITCHES = ['accept-shrink', 'accept-changed', 'sample', 'scrub'] as const;

await endWith(async () => {
  const site = siteAt(resolve(options.out ?? join(PROJECT, 'dist')));
  if (options.rollback) {
    const { from, to, changes, damage } = await withSite(site, () => rollBack(site, new Date()));
    await writeChanges(reportFolder(site), changes);
    for (const { file, what } of damage.slice(0, 20)) console.log(`  ${JSON.stringify(file)} ${what}`);
    if (damage.length > 0) console.log(`${damage.length} files of ${to} are damaged on the disk.`);
    console.log(
      `Rolled back from ${from} to ${to}. The site is held until "npm run site -- --resume" publishes again.`,
    );
    return damage.length > 0 ? EXIT.trouble : EXIT.well;
  }
  if (options.resume) await withSite(site, () => liftHold(site));
  if (options.api) process.env['API_URL'] = options.api;
  const pullArgs = SWITCHES.filter((name) => options[name]).map((name) => `--${name}`);
  const report = await runSite({
    site,
    snapshot: defaultSnapshot(),
    environment: loadEnvironment(),
    force: options.force,
    scrub: options.scrub,
    pullArgs,
    signal: stopSignal(),
    onStep: console.log,
  });
  const file = await writeSiteReport(site, report);
  for (const line of siteLines(report, file)) console.log(line);
  return exitCodeOf(report);
});
