/** One try at a site: what to render, the pages, and what the checks say of them. Nobody sees it yet. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutLeftOut } from '#library/left-out.ts';
import type { SnapshotManifest } from '#schemas/snapshot.ts';
import { readManifest } from '../../src/library/snapshot.ts';
import { buildCardsApart } from '../cards/apart.ts';
import { buildDataApart } from '../data/apart.ts';
import { dataSite } from '../data/rows.ts';
import { rootFiles } from '../hosts/hosts.ts';
import { hostRules } from '../hosts/rules.ts';
import { buildWorkerApart } from '../offline/apart.ts';
import { pagesOfOld, redirects } from '../old-addresses/resolve.ts';
import { writeOldPages } from '../old-addresses/write.ts';
import { buildPacksApart } from '../packs/apart.ts';
import type { PacksReport } from '../packs/build.ts';
import { type FileFacts, readInventory, shortDigest } from '../publish/inventory.ts';
import { startDraft } from '../publish/publish.ts';
import { releaseFolder, type Site } from '../publish/releases.ts';
import { buildSitemapsApart } from '../sitemap/apart.ts';
import { buildTextIndexApart } from '../text-index/apart.ts';
import type { IndexReport } from '../text-index/build.ts';
import { inspectBesideApart } from '../verify/apart.ts';
import { inspectCards } from '../verify/cards.ts';
import { inspectData } from '../verify/data.ts';
import { inspectOldAddresses } from '../verify/old-addresses.ts';
import { findSecrets } from '../verify/secrets.ts';
import { inspectShell } from '../verify/shell.ts';
import { type GateReport, inspect, withOffenders } from '../verify/verify.ts';
import type { BuildReport } from './build-report.ts';
import type { BuildSettings } from './build-settings.ts';
import { PROJECT } from './environment.ts';
import { keepFiles } from './hard-links.ts';
import { InputsError, inputsDigest } from './inputs.ts';
import { readPlan } from './plan.ts';
import { planApart } from './plan-apart.ts';
import type { LeftOut } from './quarantine.ts';
import { render } from './render.ts';
import { stopwatch } from './stopwatch.ts';
import {
  cardsLines,
  dataLine,
  inspectedLine,
  packsLine,
  planLine,
  readDataLine,
  readPacksLine,
  sitemapsLine,
  textsLine,
} from './summary.ts';
import { workFolder } from './work-folders.ts';

/** What a draft is made from. */
export interface DraftOrder {
  /** Whose pages may be taken over: the site that is served, or an earlier draft; null for nobody's. */
  served: { site: Site; release: string } | null;
  /** Files of it that are to be made anew. */
  damaged: readonly string[];
  leftOut: readonly LeftOut[];
  /** Digests of everything but the library, and of everything. */
  code: string;
  inputs: string;
}

export interface MadeDraft {
  id: string;
  files: Record<string, FileFacts>;
  /** Without what is left out. */
  manifest: SnapshotManifest;
  gate: GateReport;
  /** The first fault of each file that has one. */
  faults: Map<string, string>;
  pages: BuildReport['pages'];
  texts: IndexReport;
  packs: PacksReport;
  seconds: { build: number; gate: number };
}

/**
 * Makes and checks a draft.
 * @throws {SnapshotError} when there is nothing to build from
 * @throws {AstroError} when Astro gives up
 * @throws {InputsError} when the snapshot or the code changed meanwhile
 */
export async function makeDraft(settings: BuildSettings, order: DraftOrder): Promise<MadeDraft> {
  const { site, snapshot, environment, make, signal, onStep = () => undefined } = settings;
  const { served, damaged, leftOut, code, inputs } = order;
  const planFile = join(workFolder(site), 'plan.json');
  const {
    render: paths,
    pages,
    extras,
  } = await planApart({
    snapshot,
    served,
    damaged,
    leftOut,
    code,
    environment,
    file: planFile,
  });
  for (const line of extras.left) onStep(line);
  onStep(planLine(pages));

  const times = stopwatch();
  const { id, folder } = await startDraft(site, new Date());
  const all = pages.rendered + pages.kept;
  if (make) await make(folder);
  else await render({ paths, pages: all, snapshot, folder, leftOut, work: workFolder(site), signal });
  signal?.throwIfAborted(); // a render that was stopped has left no folder to write into
  const plan = await readPlan(planFile);
  if (served) await keepFiles(releaseFolder(site, served.release), folder, plan.keep.keys());
  const refuseOthers = (): void => {
    if (inputsDigest(PROJECT, snapshot, environment) !== inputs) throw new InputsError(snapshot);
  };
  refuseOthers(); // the index, the packs and the sitemaps read the snapshot again
  const work = join(workFolder(site), 'texts');
  const bound = environment.TEXT_DELTA;
  const texts = await buildTextIndexApart({ snapshot, folder, leftOut, served, code, bound, work });
  onStep(textsLine(texts));
  await buildWorkerApart(folder);
  const packs = await buildPacksApart({ snapshot, folder, leftOut, served, code });
  onStep(packsLine(packs));
  const siteUrl = environment.SITE_URL;
  onStep(sitemapsLine(await buildSitemapsApart({ snapshot, folder, leftOut, siteUrl })));
  const cards = { snapshot, folder, leftOut, siteTitle: environment.SITE_TITLE, damaged };
  const carded = await buildCardsApart({ ...cards, served: served && releaseFolder(site, served.release) });
  for (const line of cardsLines(carded)) onStep(line);
  const manifest = withoutLeftOut(readManifest(snapshot), leftOut);
  writeOldPages(folder, pagesOfOld(manifest, extras), { url: siteUrl, title: environment.SITE_TITLE });
  const rules = hostRules(environment, redirects(manifest, extras));
  for (const { name, content } of rootFiles(rules)) await writeFile(join(folder, name), content);
  const own = dataSite(environment, extras);
  onStep(dataLine(await buildDataApart({ snapshot, folder, site: own, leftOut, served, damaged, code })));
  const build = times();

  refuseOthers();
  const earlier = served && (await readInventory(site, served.release));
  const files: MadeDraft['files'] = {};
  const faults: MadeDraft['faults'] = new Map();
  const blame = (file: string, what: string): void => {
    if (!faults.has(file)) faults.set(file, what);
  };
  const pagesGate = await inspect({
    folder,
    manifest,
    secrets: findSecrets(process.env),
    siteUrl,
    extras,
    earlier: earlier ? { kept: plan.keep, files: Object.keys(earlier.files) } : undefined,
    onFile({ name, bytes, mtimeMs }, digest) {
      files[name] = [shortDigest(digest), bytes, mtimeMs, plan.keys.get(name) ?? null];
    },
    onFault: blame,
  });
  const beside = await inspectBesideApart({ snapshot, folder, leftOut, siteUrl });
  onStep(inspectedLine(beside.texts));
  onStep(readPacksLine(beside.packs));
  const addresses = inspectOldAddresses(folder, manifest, { siteUrl, extras });
  const data = await inspectData({ folder, manifest, site: own, files });
  onStep(readDataLine(data));
  const offenders = [
    ...beside.texts.offenders,
    ...beside.packs.offenders,
    ...data.offenders,
    ...beside.sitemaps.offenders,
    ...inspectCards(folder, manifest),
    ...inspectShell(folder),
    ...addresses.offenders,
  ];
  for (const { file, what } of offenders) blame(file, what);
  const gate = withOffenders(pagesGate, offenders);
  return { id, files, manifest, gate, faults, pages, texts, packs, seconds: { build, gate: times() } };
}
