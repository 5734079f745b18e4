/** What a scheduled rebuild did. */
import type { BuildReport } from '../build/build-report.ts';
import type { Hold } from '../publish/hold.ts';
import type { PullReport } from '../pull/report.ts';

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
