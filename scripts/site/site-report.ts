/** What a scheduled rebuild did, how that reads in a terminal, and the exit code that says how it ended. */
import type { BuildReport } from '../build/build-report.ts';
import { EXIT } from '../build/exit.ts';
import { buildTrouble, HELD, leftOutLines } from '../build/summary.ts';
import type { Hold } from '../publish/hold.ts';
import type { PullReport } from '../pull/report.ts';
import { checkLines, number } from '../verify/summary.ts';

/** What a run did, for machines: `.cache/report/report.json`. */
export interface SiteReport {
  /** `refused`: a guard or the checks objected; `held`: it was rolled back. At these and `failed` the site stayed as it was. */
  outcome: 'published' | 'unchanged' | 'refused' | 'failed' | 'held';
  /** ISO 8601, UTC. */
  startedAt: string;
  seconds: number;
  /** Which step failed, and how; null when none did. */
  failure: { step: 'pull' | 'build' | 'checks'; what: string } | null;
  /** What needs attention, a sentence for each cause. */
  trouble: string[];
  /** Since when and why the site is held; null when it is not. */
  hold: Hold | null;
  /** The pull's own report. */
  pull: PullReport | null;
  build: BuildReport | null;
}

/** The report in lines, the outcome last. `file` is where the whole of it is. */
export function siteLines(report: SiteReport, file: string): string[] {
  const checks = report.build?.checks;
  return [
    ...(checks ? checkLines(checks) : []),
    ...(report.build ? leftOutLines(report.build.leftOut) : []),
    ...(report.trouble.length > 0 ? ['Needs attention:', ...report.trouble.map((line) => `  ${line}`)] : []),
    `${outcomeOf(report)} ${report.seconds} s in all; report in ${file}`,
  ];
}

/** ` 60 pages made, 5,940 taken over; 61 files to send, 0 to remove.` */
const workOf = ({ pages, changes }: BuildReport): string =>
  ` ${number(pages.rendered)} pages made, ${number(pages.takenOver)} taken over; ${number(changes?.written ?? 0)} files to send, ${number(changes?.removed ?? 0)} to remove.`;

/** How it ended, in a sentence. */
export function outcomeOf({ outcome, failure, build }: SiteReport): string {
  if (outcome === 'published') return `Published ${build?.release}.${build ? workOf(build) : ''}`;
  if (outcome === 'unchanged') return 'Nothing changed; the site is as it was.';
  if (outcome === 'held') return HELD;
  const healed = build?.outcome === 'published';
  const site = healed ? 'the site was damaged, and was built again from the last snapshot' : 'the site is as it was';
  return `${outcome === 'refused' ? 'Refused' : 'Failed'} at the ${failure?.step}; ${site}. ${failure?.what}`;
}

function pullTrouble({ source, notice, entries, playlists, skipped }: PullReport): string[] {
  const refused = skipped.filter(({ what, index }) => what !== 'text' && index !== null).length;
  const counted: [count: number, words: string][] = [
    [entries.stale, 'texts show an earlier copy.'],
    [entries.missing, 'texts could not be loaded; their pages say so.'],
    [playlists.stale, 'playlists show an earlier copy.'],
    [playlists.missing, 'playlists could not be loaded; their pages say so.'],
    [refused, 'entries or playlists of the list are refused.'],
  ];
  return [
    ...(source === 'sample' ? ['The site shows the sample library instead of the API’s.'] : []),
    ...(notice === null ? [] : [`Every page shows a notice to its readers: ${JSON.stringify(notice)}.`]),
    ...counted.filter(([count]) => count > 0).map(([count, words]) => `${number(count)} ${words}`),
  ];
}

/** What needs attention although the run went through: a sentence for each cause; none when there is nothing to look at. */
export function troubleOf({ pull, build, hold }: Pick<SiteReport, 'pull' | 'build' | 'hold'>): string[] {
  return [
    ...(hold ? [`The site was rolled back from ${hold.from} at ${hold.since}, and is held.`] : []),
    ...(pull ? pullTrouble(pull) : []),
    ...(build ? buildTrouble(build) : []),
  ];
}

/** Published with 3 texts stale → 3. The codes are in `scripts/build/exit.ts`. */
export function exitCodeOf({ outcome, trouble }: Pick<SiteReport, 'outcome' | 'trouble'>): number {
  if (outcome === 'failed') return EXIT.failed;
  if (outcome === 'refused') return EXIT.refused;
  if (outcome === 'held') return EXIT.held;
  return trouble.length > 0 ? EXIT.trouble : EXIT.well;
}
