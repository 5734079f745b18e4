/** A scheduled rebuild: pull, build, checks, publish; one report of it all. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build/build.ts';
import type { BuildSettings } from '../build/draft.ts';
import { makeWorkFolders, reportFolder } from '../build/work-folders.ts';
import { readHold } from '../publish/hold.ts';
import type { Site } from '../publish/releases.ts';
import { replaceFile } from '../pull/disk.ts';
import { lastRuns, openHistory, reportName } from './history.ts';
import { pullLibrary } from './pull.ts';
import { historyPage, reportPage } from './report-page.ts';
import { type SiteReport, troubleOf } from './site-report.ts';

export interface SiteSettings extends Omit<BuildSettings, 'signal'> {
  /** Words for the pull: `['--accept-shrink']`. */
  pullArgs: readonly string[];
  signal: AbortSignal;
}

/**
 * Runs every step. Whatever goes wrong, the outcome is a report; thrown are only a request to stop, and what leaves no place for one.
 * @throws {UserError} before anything is fetched
 */
export async function runSite({ pullArgs, ...settings }: SiteSettings): Promise<SiteReport> {
  const began = performance.now();
  const { site } = settings;
  await makeWorkFolders(site);
  const report: SiteReport = {
    outcome: 'failed',
    startedAt: new Date().toISOString(),
    seconds: 0,
    failure: null,
    trouble: [],
    hold: await readHold(site),
    pull: null,
    build: null,
  };
  const { failure, report: pulled } = await pullLibrary({
    args: ['--out', settings.snapshot, ...pullArgs],
    reports: reportFolder(site),
    signal: settings.signal,
  });
  settings.signal.throwIfAborted();
  report.pull = pulled;
  if (failure !== null) {
    report.outcome = pulled?.outcome === 'refused' ? 'refused' : 'failed';
    report.failure = { step: 'pull', what: `The pull ended with ${failure}.` };
    await heal(report, settings);
  } else await buildInto(report, settings);
  report.trouble = troubleOf(report);
  report.seconds = Math.round(performance.now() - began) / 1000;
  return report;
}

/** Without anything new, a site that was lost or altered on the disk is made anew from the last snapshot. */
async function heal(report: SiteReport, settings: BuildSettings): Promise<void> {
  if (!existsSync(join(settings.snapshot, 'manifest.json'))) return;
  try {
    report.build = await build({ ...settings, force: false, healOnly: true });
  } catch (error) {
    settings.signal?.throwIfAborted();
    const what = error instanceof Error ? error.message : String(error);
    report.failure = {
      step: 'pull',
      what: `${report.failure?.what} And the published site could not be repaired: ${what}`,
    };
  }
}

async function buildInto(report: SiteReport, settings: BuildSettings): Promise<void> {
  try {
    report.build = await build(settings);
  } catch (error) {
    settings.signal?.throwIfAborted();
    report.failure = { step: 'build', what: error instanceof Error ? error.message : String(error) };
    return;
  }
  const { outcome, checks } = report.build;
  if (outcome === 'refused')
    report.failure = { step: 'checks', what: `The checks found ${checks?.offenderCount} faults.` };
  report.outcome = outcome;
}

/**
 * Writes the report for machines, and beside it the same as a page for the maintainers; both once more under the date of the
 * run, and the page of the last runs.
 * @returns the path of the first
 */
export async function writeSiteReport(site: Site, report: SiteReport): Promise<string> {
  const reports = reportFolder(site);
  const file = join(reports, 'report.json');
  const history = await openHistory(reports, new Date());
  const dated = join(history, reportName(report.startedAt));
  const [json, page] = [`${JSON.stringify(report, null, 2)}\n`, reportPage(report)];
  await replaceFile(`${dated}.json`, json);
  await replaceFile(`${dated}.html`, page);
  await replaceFile(file, json);
  await replaceFile(join(reports, 'report.html'), page);
  await replaceFile(join(reports, 'history.html'), historyPage(await lastRuns(history)));
  return file;
}
