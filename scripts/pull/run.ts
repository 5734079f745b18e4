/** A whole pull, from the list to the commit. Whatever goes wrong, it ends in a report and leaves the last snapshot or the next. */

import { ApiError } from '#api/errors.ts';
import type { LibraryClient, LibrarySource } from '#api/library.ts';
import { TITLES_VERSION } from '#core/library/find-titles.ts';
import { DAY } from '#core/library/recheck-schedule.ts';
import { RULES_DIGEST } from '#core/text/facts/find-facts.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { UserError } from '#schemas/user-error.ts';
import { withDays } from './days.ts';
import type { WriteFile } from './disk.ts';
import { listChangeOf, type Objection, objectionsToList, objectionsToTexts, recentChanges } from './guard-library.ts';
import { withHistory } from './history.ts';
import { keyOf } from './list.ts';
import { withNumbers } from './numbers.ts';
import { chooseOrigin, type ListOrigin } from './origin.ts';
import { withParallels } from './parallels.ts';
import { fetchPlaylists } from './playlists.ts';
import { quoted } from './printable.ts';
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
  /** Whether texts are taken that lost their content, or say an error or the same as others. */
  acceptChanged?: boolean;
  /** Milliseconds within which every text is requested, whatever its date says (default: a week). */
  period?: number;
  /** Whether every text is requested in this very run. */
  scrub?: boolean;
  concurrency: number;
  onProgress?: (done: number, all: number) => void;
  /** Replaced in tests. */
  write?: WriteFile;
}

/** Texts that a warning names; it says how many there are. */
const MOST_NAMED = 20;

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
    if (!(error instanceof ApiError || error instanceof UserError)) throw error;
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
  const began = Date.now();
  if (snapshot.unreadable) findings.warnings.push(`The earlier snapshot is not used: ${snapshot.unreadable}`);
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

  findings.warnings.push(...repeatWarnings(next));
  Object.assign(findings, compare(snapshot.previous, next, findings.entries.listed, snapshot.written));
  const { size: damaged } = snapshot.damaged;
  if (damaged > 0) findings.warnings.push(`${damaged} texts were damaged on the disk and were requested again`);
  const older = countOlder(snapshot.previous, next);
  if (older > 0) {
    findings.warnings.push(`${older} texts have an earlier date than at the last pull; the API may serve old data`);
  }

  if (isRefused(findings, settings)) return;
  for (const objection of findings.objections)
    findings.warnings.push(`Accepted by ${switchOf(objection)}: ${objection.what}`);
  const read = async (digest: string) => (snapshot.holds(digest) ? snapshot.read(digest) : null);
  const whole = await withHistory(withChanges(next, snapshot, findings), ownSnapshot(snapshot), read);
  findings.outcome = (await snapshot.commit(whole)) ? 'committed' : 'unchanged';
  if (origin.list?.entries.some(({ lastModified }) => lastModified !== null)) await snapshot.storeTurns(began);
}

/** Texts that have another's words, perhaps since its source mixed the two up. */
function repeatWarnings({ entries }: SnapshotManifest): string[] {
  const all = entries.flatMap((entry) => (entry.repeats ?? []).map((other) => `${keyOf(entry)} of ${other}`));
  if (all.length === 0) return [];
  return [`${all.length} texts repeat another for more than half, perhaps by mistake: ${firstNames(all)}`];
}

const firstNames = (names: readonly string[]): string =>
  `${names.slice(0, MOST_NAMED).map(quoted).join(', ')}${names.length > MOST_NAMED ? ', …' : ''}`;

const switchOf = ({ accept }: Objection): string => accept ?? '--accept-shrink';

/** The manifest with what the last runs did to the list; whoever accepted a loss starts the count anew. */
function withChanges(next: SnapshotManifest, snapshot: Snapshot, { objections }: Findings): SnapshotManifest {
  const previous = ownSnapshot(snapshot);
  if (previous === null || next.source !== 'api') return next;
  if (objections.some(({ accept }) => accept === undefined)) return next;
  const change = listChangeOf(previous, next);
  const changes = recentChanges(previous, new Date());
  if (change.gone > 0 || change.added > 0) changes.push(change);
  return changes.length > 0 ? { ...next, changes } : next;
}

/** The sample library is not compared with, in either direction: it only ever fills a gap. */
const ownSnapshot = ({ previous }: Snapshot): SnapshotManifest | null => (previous?.source === 'api' ? previous : null);

function isRefused(findings: Findings, { acceptShrink, acceptChanged = false }: PullSettings): boolean {
  const open = findings.objections.filter(({ accept }) => (accept === undefined ? !acceptShrink : !acceptChanged));
  if (open.length === 0) return false;
  const what = open.map(({ what }) => `${what}.`).join('\n');
  const switches = [...new Set(open.map(switchOf))].join(' ');
  findings.outcome = 'refused';
  findings.failure = `${what}
  If this is intended, run again with ${switches}; if not, correct the API's library first.`;
  return true;
}

/** Texts and playlists of a list, as the manifest that would be committed; what the guard says goes to the findings. */
async function assemble(
  snapshot: Snapshot,
  { source, from, notice, list }: ListOrigin,
  settings: PullSettings,
  findings: Findings,
): Promise<SnapshotManifest> {
  const { sample, concurrency, acceptChanged = false, onProgress = () => undefined } = settings;
  const since = settings.scrub ? null : snapshot.turnsTaken;
  const span = { since, until: Date.now(), period: settings.period ?? 7 * DAY };
  const work = { source, sample, snapshot, concurrency, span, acceptChanged, onProgress };
  const { entries, failed, lost, requested, suspects, uncompared } = await fetchTexts(list.entries, work);
  const lists = await fetchPlaylists(list.playlists, work);
  const { playlists } = lists;
  const skipped = [...list.skipped, ...failed, ...lists.failed];
  findings.skipped = skipped;
  if (uncompared.length > 0) {
    findings.warnings.push(
      `${uncompared.length} texts changed, with no earlier copy to compare with: ${firstNames(uncompared)}`,
    );
  }

  const isSample = from === 'sample';
  const next: SnapshotManifest = {
    version: 1,
    pulledAt: new Date().toISOString(),
    source: from,
    notice,
    titles: TITLES_VERSION,
    rules: RULES_DIGEST,
    entries: isSample ? entries.map((entry) => ({ ...entry, state: 'sample' })) : entries,
    playlists: isSample ? playlists.map((playlist) => ({ ...playlist, state: 'sample' })) : playlists,
    skipped,
  };
  if (!isSample) {
    const allSuspects = { texts: suspects, playlists: lists.suspects };
    const pulled = { next, previous: ownSnapshot(snapshot), requested, failed: lost, suspects: allSuspects };
    findings.objections.push(...objectionsToTexts(pulled));
  }
  const numbered = withNumbers(withDays(next, ownSnapshot(snapshot)), ownSnapshot(snapshot));
  return withParallels(numbered, snapshot);
}

function failureOf(error: Error): string {
  if (!(error instanceof ApiError)) return error.message;
  return `${error.place}: ${failureReason(error)}.\n  Check that the API is up and that API_URL (or --api) is its address, then run again.`;
}

const noFindings = (): Findings => ({
  outcome: 'failed',
  source: 'api',
  failure: null,
  notice: null,
  warnings: [],
  objections: [],
  skipped: [],
  ...compare(null, { entries: [], playlists: [] }, 0, 0),
});
