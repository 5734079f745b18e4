/** A whole pull, from the list to the commit. Whatever goes wrong, it ends in a report and leaves the last snapshot or the next. */
import { ApiError } from '#api/errors.ts';
import type { LibraryClient, LibrarySource } from '#api/library.ts';
import { TITLES_VERSION } from '#library/find-titles.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { DiskError, type WriteFile } from './disk.ts';
import { objectionsToList, objectionsToTexts } from './guard.ts';
import { LockedError } from './lock.ts';
import { chooseOrigin, type ListOrigin } from './origin.ts';
import { fetchPlaylists } from './playlists.ts';
import { failureReason } from './reasons.ts';
import { compare, countOlder, type PullReport } from './report.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { fetchTexts } from './texts.ts';

export interface PullSettings {
  api: LibraryClient;
  sample: LibrarySource;
  /** The snapshot's folder. */
  folder: string;
  /** Whether the sample library may stand in for an API that is down, where there is no snapshot of it yet. */
  allowSample: boolean;
  /** Whether this run may do what a guard objects to. */
  acceptShrink: boolean;
  concurrency: number;
  onProgress?: (done: number, all: number) => void;
  /** Replaced in tests. */
  write?: WriteFile;
}

/** What the steps find out on the way; a pull that fails reports as much as it knows. */
type Findings = Omit<PullReport, 'startedAt' | 'seconds' | 'requests' | 'retries'>;

/**
 * Pulls the library into its snapshot.
 * @returns what was done; an API, a disk or a lock that fails is an outcome, not an exception
 */
export async function pull(settings: PullSettings): Promise<PullReport> {
  const startedAt = new Date().toISOString();
  const began = performance.now();
  const findings = noFindings();
  let snapshot: Snapshot | null = null;
  try {
    snapshot = await openSnapshot(settings.folder, settings.write);
    await pullInto(snapshot, settings, findings);
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof DiskError || error instanceof LockedError)) throw error;
    findings.outcome = 'failed';
    findings.failure = failureOf(error);
  } finally {
    settings.api.close();
    await snapshot?.close();
  }
  const seconds = Math.round(performance.now() - began) / 1000;
  return { ...findings, startedAt, seconds, ...settings.api.tally };
}

async function pullInto(snapshot: Snapshot, settings: PullSettings, findings: Findings): Promise<void> {
  if (snapshot.unreadable) findings.warnings.push(`Starting afresh: ${snapshot.unreadable}`);
  const origin = await chooseOrigin(snapshot.previous, settings);
  findings.warnings.push(...origin.warnings);
  if (origin.list) {
    findings.entries.listed = origin.listed;
    findings.skipped = origin.list.skipped;
    // A list that is refused costs no request for any of its texts.
    if (origin.from === 'api') findings.objections = objectionsToList(origin.list, ownSnapshot(snapshot));
    if (isRefused(findings, settings)) return;
  }
  const next = origin.list ? await assemble(snapshot, origin, settings, findings) : origin.manifest;
  findings.source = next.source;
  findings.notice = next.notice;

  const { textBytes, names, entries, playlists } = compare(snapshot.previous, next);
  Object.assign(findings.entries, entries);
  Object.assign(findings.playlists, playlists);
  findings.names = names;
  findings.bytes = { texts: textBytes, written: snapshot.written };
  const older = countOlder(snapshot.previous, next);
  if (older > 0) {
    findings.warnings.push(`${older} texts carry an earlier date than last time; the API may serve old data`);
  }

  if (isRefused(findings, settings)) return;
  for (const { what } of findings.objections) findings.warnings.push(`Accepted by --accept-shrink: ${what}`);
  findings.outcome = (await snapshot.commit(next)) ? 'committed' : 'unchanged';
}

/** The sample library is not compared with, in either direction: it only ever fills a gap. */
const ownSnapshot = ({ previous }: Snapshot): SnapshotManifest | null => (previous?.source === 'api' ? previous : null);

function isRefused(findings: Findings, { acceptShrink }: PullSettings): boolean {
  if (findings.objections.length === 0 || acceptShrink) return false;
  const told = findings.objections.map(({ what }) => `${what}.`).join('\n');
  findings.outcome = 'refused';
  findings.failure = `${told}\n  If this is intended, run once more with --accept-shrink; if not, mend the API's library first.`;
  return true;
}

/** Texts and playlists of a list, as the manifest that would be committed; what the guard says goes to the findings. */
async function assemble(
  snapshot: Snapshot,
  { source, from, notice, list }: ListOrigin,
  { sample, concurrency, onProgress = () => undefined }: PullSettings,
  findings: Findings,
): Promise<SnapshotManifest> {
  const work = { source, sample, snapshot, concurrency, onProgress };
  const { entries, failed, asked } = await fetchTexts(list.entries, work);
  const { playlists, failed: failedPlaylists } = await fetchPlaylists(list.playlists, work);
  const skipped = [...list.skipped, ...failed, ...failedPlaylists];
  findings.skipped = skipped;

  const isSample = from === 'sample';
  const next: SnapshotManifest = {
    version: 1,
    pulledAt: new Date().toISOString(),
    source: from,
    notice,
    titles: TITLES_VERSION,
    entries: isSample ? entries.map((entry) => ({ ...entry, state: 'sample' })) : entries,
    playlists: isSample ? playlists.map((playlist) => ({ ...playlist, state: 'sample' })) : playlists,
    skipped,
  };
  if (!isSample) {
    const pulled = { next, previous: ownSnapshot(snapshot), asked, failed: failed.length };
    findings.objections.push(...objectionsToTexts(pulled));
  }
  return next;
}

function failureOf(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  return `${error.place}: ${failureReason(error)}.\n  See that the API is up and API_URL (or --api) is its address, then run again.`;
}

function noFindings(): Findings {
  const none = { added: 0, changed: 0, removed: 0, kept: 0, accepted: 0, stale: 0, missing: 0 };
  return {
    outcome: 'failed',
    source: 'api',
    failure: null,
    notice: null,
    warnings: [],
    objections: [],
    entries: { ...none, listed: 0, sample: 0 },
    playlists: { ...none },
    skipped: [],
    names: { added: [], changed: [], removed: [], stale: [] },
    bytes: { texts: 0, written: 0 },
  };
}
