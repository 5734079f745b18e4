/** A rebuild in lines for a terminal or a log. */
import { gateLines } from '../gate/summary.ts';
import type { SiteReport } from './run.ts';

/** The report in lines, the outcome last. `file` is where the whole of it is. */
export function siteLines(report: SiteReport, file: string): string[] {
  const gate = report.build?.gate;
  return [...(gate ? gateLines(gate) : []), `${outcomeOf(report)} ${report.seconds} s in all; report in ${file}`];
}

function outcomeOf({ outcome, failure, build }: SiteReport): string {
  if (outcome === 'published') return `Published ${build?.release}.`;
  if (outcome === 'unchanged') return 'Nothing changed; the site is as it was.';
  return `Failed at the ${failure?.step}; the site is as it was. ${failure?.what}`;
}
