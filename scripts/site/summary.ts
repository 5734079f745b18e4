/** A rebuild in lines for a terminal or a log. */
import type { BuildReport } from '../build/build-report.ts';
import { HELD, leftOutLines } from '../build/summary.ts';
import { checkLines } from '../verify/summary.ts';
import type { SiteReport } from './site-report.ts';

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

const number = (value: number): string => value.toLocaleString('en');

/** ` 60 pages made, 5,940 taken over; 61 files to send, 0 to remove.` */
const workOf = ({ pages, changes }: BuildReport): string =>
  ` ${number(pages.rendered)} pages made, ${number(pages.kept)} taken over; ${number(changes?.written ?? 0)} files to send, ${number(changes?.removed ?? 0)} to remove.`;

/** How it ended, in a sentence. */
export function outcomeOf({ outcome, failure, build }: SiteReport): string {
  if (outcome === 'published') return `Published ${build?.release}.${build ? workOf(build) : ''}`;
  if (outcome === 'unchanged') return 'Nothing changed; the site is as it was.';
  if (outcome === 'held') return HELD;
  const healed = build?.outcome === 'published';
  const site = healed ? 'the site was damaged, and was built again from the last snapshot' : 'the site is as it was';
  return `${outcome === 'refused' ? 'Refused' : 'Failed'} at the ${failure?.step}; ${site}. ${failure?.what}`;
}
