/** What of a rebuild needs attention although it went through, and the exit code that says how it ended. */

import { EXIT } from '../build/exit.ts';
import { buildTrouble } from '../build/summary.ts';
import type { PullReport } from '../pull/report.ts';
import type { SiteReport } from './site-report.ts';

const number = (value: number): string => value.toLocaleString('en');

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

/** A sentence for each cause; none when there is nothing to look at. */
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
