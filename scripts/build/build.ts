/** A snapshot → a site: into a fresh folder, past the gate, and only then to where readers look. */
import { join, resolve } from 'node:path';
import type { Environment } from '#schemas/environment.ts';
import { readManifest } from '../../src/content/snapshot.ts';
import { type GateReport, inspect } from '../gate/gate.ts';
import { findSecrets } from '../gate/secrets.ts';
import { publish, startDraft, withSite } from '../publish/publish.ts';
import { currentRelease, readRecord, type Site } from '../publish/releases.ts';
import { runAstro } from './astro.ts';
import { PROJECT } from './environment.ts';
import { inputsDigest } from './inputs.ts';
import { workFolder } from './work.ts';

export interface BuildReport {
  /** `refused`: the gate found faults, and the site stayed as it was. */
  outcome: 'published' | 'unchanged' | 'refused';
  /** Id of the release; null unless published. */
  release: string | null;
  seconds: { build: number; gate: number };
  /** null when nothing was built. */
  gate: GateReport | null;
}

export interface BuildSettings {
  site: Site;
  /** Folder of the snapshot. */
  snapshot: string;
  environment: Environment;
  /** Build even when the site that is served was made of the very same inputs. */
  force: boolean;
  signal?: AbortSignal | undefined;
  onStep?: ((words: string) => void) | undefined;
}

/**
 * Builds and publishes.
 * @throws {SnapshotError} when there is nothing to build from
 * @throws {AstroError} when Astro gives up
 * @throws {PublishError} while another build is at work
 */
export async function build(settings: BuildSettings): Promise<BuildReport> {
  const { site, snapshot, environment, force, signal, onStep = () => undefined } = settings;
  const manifest = readManifest(snapshot);
  return withSite(site, async () => {
    const inputs = inputsDigest(PROJECT, snapshot, environment);
    const current = await currentRelease(site);
    const served = current === null ? null : await readRecord(site, current);
    if (!force && served?.inputs === inputs) {
      return { outcome: 'unchanged', release: null, seconds: { build: 0, gate: 0 }, gate: null };
    }
    const { id, folder } = await startDraft(site, new Date());
    onStep(`Building ${manifest.entries.length.toLocaleString('en')} songs`);
    const times = stopwatch();
    await runAstro({
      command: 'build',
      environment: { OUT_DIR: folder, SNAPSHOT_DIR: resolve(snapshot), CACHE_DIR: join(workFolder(site), 'astro') },
      signal,
    });
    signal?.throwIfAborted();
    const buildSeconds = times();
    onStep('Reading every page once more');
    const secrets = findSecrets(process.env);
    const gate = await inspect({ folder, manifest, secrets, siteUrl: environment.SITE_URL });
    const seconds = { build: buildSeconds, gate: times() };
    if (!gate.passed) return { outcome: 'refused', release: null, seconds, gate };
    await publish(site, id, inputs, new Date());
    return { outcome: 'published', release: id, seconds, gate };
  });
}

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
