/** A snapshot → a site: into a fresh folder, past the checks, and only then to where readers look. */
import { join, resolve } from 'node:path';
import { withoutLeftOut } from '#core/library/left-out.ts';
import { arrangeLibrary } from '#core/library/library.ts';
import { DAY } from '#core/library/recheck-schedule.ts';
import { readManifest } from '../../src/snapshot.ts';
import { type Changes, writeChanges } from '../publish/changes.ts';
import { filesReadUntil, findDamage, storeFilesRead } from '../publish/damage.ts';
import { readHold } from '../publish/hold.ts';
import { readInventory } from '../publish/inventory.ts';
import { publish, withSite } from '../publish/publish.ts';
import { currentRelease, listReleases, readRecord, type Site } from '../publish/releases.ts';
import { type BuildReport, type FoundSite, stopwatch } from './build-report.ts';
import type { BuildSettings, DraftOrder, MadeDraft } from './draft.ts';
import { PROJECT } from './environment.ts';
import { codeDigest, inputsDigest } from './inputs.ts';
import { chooseLeftOut, isTooMuch, type LeftOut, readLeftOut, stillLeftOut, writeLeftOut } from './left-out.ts';
import { damageLines, leftOutLines } from './summary.ts';
import { makeWorkFolders, reportFolder } from './work-folders.ts';

const NOTHING: BuildReport = {
  outcome: 'unchanged',
  release: null,
  seconds: { build: 0, checks: 0, publish: 0 },
  pages: { rendered: 0, takenOver: 0 },
  texts: null,
  packs: null,
  checks: null,
  changes: null,
  found: null,
  leftOut: [],
};

/** Damage that a report names; more are counted. */
const MOST_DAMAGE = 100;

/**
 * Builds and publishes. Pages whose render key is that of the page that is served are taken over, so that a rebuild costs
 * what changed; the result is the same, byte for byte, as if all had been made anew. An entry or a playlist that the checks
 * object to is left out and named, and all others are published; too many of them refuse the build.
 * @throws {UserError} when there is nothing to build from
 * @throws {UserError} when Astro gives up
 * @throws {UserError} when the snapshot or the code changed meanwhile
 * @throws {UserError} while another build is at work
 * @throws {UserError} where nothing can be written
 */
export async function build(settings: BuildSettings): Promise<BuildReport> {
  const { site, snapshot, environment, force, healOnly = false, onStep = () => undefined } = settings;
  await makeWorkFolders(site);
  return withSite(site, async () => {
    if (await readHold(site)) return { ...NOTHING, outcome: 'held' };
    const now = Date.now();
    const current = await currentRelease(site);
    const served = current === null || force ? null : { site, release: current };
    if (healOnly && current === null && (await listReleases(site)).length === 0) return NOTHING; // nothing was published yet
    const { found, damaged } = await readServed(settings, served, now);
    const record = served && (await readRecord(site, served.release));
    // The manifest is compared as bytes: a run that finds nothing new need not even parse it.
    const inputs = inputsDigest(PROJECT, snapshot, environment);
    if (found?.known && damaged.length === 0 && (record?.inputs === inputs || healOnly)) {
      await storeFilesRead(site, now);
      return { ...NOTHING, found, leftOut: await readLeftOut(site) };
    }
    if (found) for (const line of damageLines(found)) onStep(line);

    const code = codeDigest(PROJECT, environment);
    const leftOut = force ? [] : await stillLeftOut(site, () => readManifest(snapshot), code);
    const { draft, refused } = await makeSound(settings, { served, damaged, leftOut, code, inputs });
    const { id, release, checks, pages, texts, packs } = draft;
    const made = { ...NOTHING, pages, texts, packs, checks, found, leftOut: draft.leftOut };
    if (refused) return { ...made, outcome: 'refused', seconds: { ...draft.seconds, publish: 0 } };
    const times = stopwatch();
    const files = await readInventory(site, release);
    if (files === null) throw new Error(`The list of the draft's files cannot be read (${release}).\n  Build again.`);
    const changes = await publish(site, { id, inputs, made: files }, new Date());
    await writeLeftOut(site, () => readManifest(snapshot), code, draft.leftOut);
    await writeChanges(reportFolder(site), changes);
    await storeFilesRead(site, now);
    const seconds = { ...draft.seconds, publish: times() };
    return { ...made, outcome: 'published', release: id, seconds, changes: counted(changes) };
  });
}

/** Each round leaves out more; entries next to one another may need a round each. */
const MOST_ROUNDS = 8;

/**
 * Makes drafts until one passes the checks. What the checks object to is left out of the next, whose other pages are taken
 * over from the one before.
 */
async function makeSound(
  settings: BuildSettings,
  order: DraftOrder,
): Promise<{ draft: MadeDraft & { leftOut: LeftOut[] }; refused: boolean }> {
  const { site, snapshot, make, onStep = () => undefined } = settings;
  const { makeDraft } = await import('./draft.ts'); // a run that finds nothing new loads none of it
  let { served, damaged } = order;
  let leftOut = [...order.leftOut];
  for (let round = 1; ; round++) {
    const draft = await makeDraft(settings, { ...order, served, damaged, leftOut });
    if (draft.checks.passed) return { draft: { ...draft, leftOut }, refused: false };
    const manifest = withoutLeftOut(readManifest(snapshot), leftOut);
    const { entries, playlists, news = [] } = manifest;
    // Pages that somebody else made cannot be made again without an entry.
    const library = arrangeLibrary(entries, playlists);
    const more = make || round === MOST_ROUNDS ? null : chooseLeftOut(library, news, draft.faults);
    if (more === null || isTooMuch(leftOut.length + more.length, manifest))
      return { draft: { ...draft, leftOut }, refused: true };
    for (const line of leftOutLines(more)) onStep(line);
    leftOut = [...leftOut, ...more];
    damaged = [...draft.faults.keys()];
    served = { site, release: draft.release };
  }
}

/** What is recorded of a site is only trusted as far as it was read. */
async function readServed(
  { site, environment, scrub = false }: BuildSettings,
  served: { site: Site; release: string } | null,
  now: number,
): Promise<{ found: FoundSite | null; damaged: string[] }> {
  if (served === null) return { found: null, damaged: [] };
  const since = scrub ? null : await filesReadUntil(site);
  const span = { since, until: now, period: environment.SCRUB_DAYS * DAY };
  const { known, damage, read } = await findDamage({ ...served, span });
  const found = { known, read, damaged: damage.length, damage: damage.slice(0, MOST_DAMAGE) };
  return { found, damaged: damage.map(({ file }) => file) };
}

const counted = ({ from, written, removed }: Changes): BuildReport['changes'] => ({
  from,
  written: written.length,
  removed: removed.length,
});

/** Where the snapshot is unless SNAPSHOT_DIR says otherwise, whatever folder the command is run from. */
export const defaultSnapshot = (): string =>
  resolve(PROJECT, process.env['SNAPSHOT_DIR'] ?? join('src', 'content', 'library'));
