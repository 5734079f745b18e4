/** A snapshot → a site: into a fresh folder, past the gate, and only then to where readers look. */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Environment } from '#schemas/environment.ts';
import { readManifest } from '../../src/library/snapshot.ts';
import { rootFiles } from '../hosts/hosts.ts';
import { hostRules } from '../hosts/rules.ts';
import { type Changes, writeChanges } from '../publish/changes.ts';
import { type FileFacts, readInventory, shortDigest } from '../publish/inventory.ts';
import { publish, startDraft, withSite } from '../publish/publish.ts';
import { currentRelease, readRecord, releaseFolder, type Site } from '../publish/releases.ts';
import { buildTextIndexApart } from '../text-index/apart.ts';
import type { IndexReport } from '../text-index/build.ts';
import { findSecrets } from '../verify/secrets.ts';
import { inspectTexts, withTexts } from '../verify/texts.ts';
import { type GateReport, inspect } from '../verify/verify.ts';
import { PROJECT } from './environment.ts';
import { keepFiles } from './hard-links.ts';
import { codeDigest, InputsError, inputsDigest } from './inputs.ts';
import { planApart, readPlan } from './plan.ts';
import { render } from './render.ts';
import { inspectedLine, planLine, textsLine } from './summary.ts';
import { reportFolder, workFolder } from './work-folders.ts';

export interface BuildReport {
  /** `refused`: the gate found faults, and the site stayed as it was. */
  outcome: 'published' | 'unchanged' | 'refused';
  /** Id of the release; null unless published. */
  release: string | null;
  seconds: { build: number; gate: number; publish: number };
  /** Pages of files, languages, folders and playlists: made anew, and taken over from the site before. */
  pages: { rendered: number; kept: number };
  /** The index inside texts; null when nothing was built. */
  texts: IndexReport | null;
  /** null when nothing was built. */
  gate: GateReport | null;
  /** Files that an upload has to send and to remove; null unless published. Their list is beside the report. */
  changes: { from: string | null; written: number; removed: number } | null;
}

export interface BuildSettings {
  site: Site;
  /** Folder of the snapshot. */
  snapshot: string;
  environment: Environment;
  /** Make every page anew, and build even when the site that is served was made of the very same inputs. */
  force: boolean;
  /** Puts every page into a folder, instead of Astro; only with `force`. */
  make?: ((folder: string) => Promise<void>) | undefined;
  signal?: AbortSignal | undefined;
  onStep?: ((words: string) => void) | undefined;
}

const NOTHING: BuildReport = {
  outcome: 'unchanged',
  release: null,
  seconds: { build: 0, gate: 0, publish: 0 },
  pages: { rendered: 0, kept: 0 },
  texts: null,
  gate: null,
  changes: null,
};

/**
 * Builds and publishes. Pages whose render key is that of the page that is served are taken over, so that a rebuild costs
 * what changed; the result is the same, byte for byte, as if all had been made anew.
 * @throws {SnapshotError} when there is nothing to build from
 * @throws {AstroError} when Astro gives up
 * @throws {InputsError} when the snapshot or the code changed meanwhile
 * @throws {PublishError} while another build is at work
 */
export async function build(settings: BuildSettings): Promise<BuildReport> {
  const { site, snapshot, environment, force, make, signal, onStep = () => undefined } = settings;
  return withSite(site, async () => {
    const current = await currentRelease(site);
    const record = current === null || force ? null : await readRecord(site, current);
    // The manifest is compared as bytes: a run that finds nothing new need not even parse it.
    const inputs = inputsDigest(PROJECT, snapshot, environment);
    if (record?.inputs === inputs) return NOTHING;

    const code = codeDigest(PROJECT, environment);
    const served = current === null || force ? null : { site, release: current };
    const planFile = join(workFolder(site), 'plan.json');
    const { render: paths, pages } = await planApart({ snapshot, served, code, file: planFile });
    onStep(planLine(pages));

    const times = stopwatch();
    const { id, folder } = await startDraft(site, new Date());
    if (make) await make(folder);
    else await render({ paths, pages: pages.rendered + pages.kept, snapshot, folder, work: workFolder(site), signal });
    signal?.throwIfAborted(); // a render that was stopped has left no folder to write into
    const plan = await readPlan(planFile);
    for (const { name, content } of rootFiles(hostRules(environment))) await writeFile(join(folder, name), content);
    if (current !== null) await keepFiles(releaseFolder(site, current), folder, plan.keep.keys());
    const refuseOthers = (): void => {
      if (inputsDigest(PROJECT, snapshot, environment) !== inputs) throw new InputsError(snapshot);
    };
    refuseOthers(); // the index reads the snapshot again
    const work = join(workFolder(site), 'texts');
    const texts = await buildTextIndexApart({ snapshot, folder, served, code, bound: environment.TEXT_DELTA, work });
    onStep(textsLine(texts));
    const buildSeconds = times();

    refuseOthers();
    const manifest = readManifest(snapshot);
    const earlier = served && (await readInventory(site, served.release));
    const secrets = findSecrets(process.env);
    const files: Record<string, FileFacts> = {};
    const pagesGate = await inspect({
      folder,
      manifest,
      secrets,
      siteUrl: environment.SITE_URL,
      earlier: earlier ? { kept: plan.keep, files: Object.keys(earlier.files) } : undefined,
      onFile({ name, bytes, mtimeMs }, digest) {
        files[name] = [shortDigest(digest), bytes, mtimeMs, plan.keys.get(name) ?? null];
      },
    });
    const inside = inspectTexts(folder, manifest);
    onStep(inspectedLine(inside));
    const gate = withTexts(pagesGate, inside);
    const gateSeconds = times();
    if (!gate.passed) {
      const seconds = { build: buildSeconds, gate: gateSeconds, publish: 0 };
      return { ...NOTHING, outcome: 'refused', seconds, pages, texts, gate };
    }
    const changes = await publish(site, { id, inputs, made: { code, files } }, new Date());
    await writeChanges(reportFolder(site), changes);
    const seconds = { build: buildSeconds, gate: gateSeconds, publish: times() };
    return { outcome: 'published', release: id, seconds, pages, texts, gate, changes: counted(changes) };
  });
}

const counted = ({ from, written, removed }: Changes): BuildReport['changes'] => ({
  from,
  written: written.length,
  removed: removed.length,
});

/** Seconds since it was last asked. */
function stopwatch(): () => number {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const seconds = (now - last) / 1000;
    last = now;
    return Math.round(seconds * 1000) / 1000;
  };
}

/** Where the snapshot is unless SNAPSHOT_DIR says otherwise, whatever folder the command is run from. */
export const defaultSnapshot = (): string =>
  resolve(PROJECT, process.env['SNAPSHOT_DIR'] ?? join('src', 'content', 'library'));
