/** A scheduled rebuild: pull, build, gate, switch; one report of it all. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildReport, type BuildSettings, build } from '../build/build.ts';
import { reportFolder } from '../build/work-folders.ts';
import type { Site } from '../publish/releases.ts';
import { replaceFile } from '../pull/disk.ts';
import type { PullReport } from '../pull/report.ts';
import { pullLibrary } from './pull.ts';
import { reportPage } from './report-page.ts';

/** What a run did, for machines: `.cache/report/report.json`. */
export interface SiteReport {
  /** `failed`: the site stayed as it was. */
  outcome: 'published' | 'unchanged' | 'failed';
  /** ISO 8601, UTC. */
  startedAt: string;
  seconds: number;
  /** Which step failed, and how; null when none did. */
  failure: { step: 'pull' | 'build' | 'gate'; what: string } | null;
  /** The pull's own report. */
  pull: PullReport | null;
  build: BuildReport | null;
}

export interface SiteSettings extends Omit<BuildSettings, 'signal'> {
  /** Words for the pull: `['--accept-shrink']`. */
  pullArgs: readonly string[];
  signal: AbortSignal;
}

/** Runs every step. Whatever goes wrong, the outcome is a report; only a request to stop is thrown. */
export async function runSite({ pullArgs, ...settings }: SiteSettings): Promise<SiteReport> {
  const began = performance.now();
  const report: SiteReport = {
    outcome: 'failed',
    startedAt: new Date().toISOString(),
    seconds: 0,
    failure: null,
    pull: null,
    build: null,
  };
  const { failure, report: pulled } = await pullLibrary({
    args: ['--out', settings.snapshot, ...pullArgs],
    reports: reportFolder(settings.site),
    signal: settings.signal,
  });
  settings.signal.throwIfAborted();
  report.pull = pulled;
  if (failure !== null) report.failure = { step: 'pull', what: `The pull ended with ${failure}.` };
  else await buildInto(report, settings);
  report.seconds = Math.round(performance.now() - began) / 1000;
  return report;
}

async function buildInto(report: SiteReport, settings: BuildSettings): Promise<void> {
  try {
    report.build = await build(settings);
  } catch (error) {
    settings.signal?.throwIfAborted();
    report.failure = { step: 'build', what: error instanceof Error ? error.message : String(error) };
    return;
  }
  const { outcome, gate } = report.build;
  if (outcome === 'refused') report.failure = { step: 'gate', what: `The gate found ${gate?.offenderCount} faults.` };
  else report.outcome = outcome;
}

/** Writes the report for machines, and beside it the same as a page for the maintainers. @returns the path of the first */
export async function writeSiteReport(site: Site, report: SiteReport): Promise<string> {
  const file = join(reportFolder(site), 'report.json');
  await mkdir(reportFolder(site), { recursive: true });
  const write = async (path: string, text: string) => {
    await rm(`${path}.new`, { force: true });
    await replaceFile(path, `${path}.new`, text);
  };
  await write(file, `${JSON.stringify(report, null, 2)}\n`);
  await write(join(reportFolder(site), 'report.html'), reportPage(report));
  return file;
}
