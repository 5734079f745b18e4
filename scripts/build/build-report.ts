/** What a build did, as its report tells it. */
import type { PacksReport } from '../packs/build.ts';
import type { Damage } from '../publish/damage.ts';
import type { IndexReport } from '../text-index/build.ts';
import type { SiteChecks } from '../verify/verify.ts';
import type { LeftOut } from './left-out.ts';

export interface BuildReport {
  /** `refused`: the checks found faults; `held`: the site was rolled back. At both the site stayed as it was. */
  outcome: 'published' | 'unchanged' | 'refused' | 'held';
  /** Id of the release; null unless published. */
  release: string | null;
  seconds: { build: number; checks: number; publish: number };
  /** Pages of files, languages, folders and playlists: made anew, and taken over from the site before. */
  pages: { rendered: number; takenOver: number };
  /** The index inside texts; null when nothing was built. */
  texts: IndexReport | null;
  /** What devices can keep; null when nothing was built. */
  packs: PacksReport | null;
  /** null when nothing was built. */
  checks: SiteChecks | null;
  /** Files that an upload has to send and to remove; null unless published. Their list is beside the report. */
  changes: { from: string | null; written: number; removed: number } | null;
  /** What was found of the site that is served before anything else was done; null: nothing is served, or nothing was read. */
  found: FoundSite | null;
  /** What has no page although it is in the library, because the checks object to it. */
  leftOut: LeftOut[];
}

/** The site as it lay on the disk. */
export interface FoundSite {
  /** Files whose bytes were read. */
  read: number;
  /** Files that were lost or altered: how many, and the first of them with what was wrong. */
  damaged: number;
  damage: Damage[];
  /** False: its inventory is lost, so that every page is made anew. */
  known: boolean;
}

/** Seconds since the last call. */
export function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const seconds = (now - last) / 1000;
    last = now;
    return Math.round(seconds * 1000) / 1000;
  };
}
